package dev.secateur.protocol.client;

import java.util.ArrayList;
import java.util.List;

/// Programs that tests start as processes of their own, with this very Java and class path.
final class Programs {

  private Programs() {}

  static List<String> java(String mainClass, String... arguments) {
    var command = new ArrayList<String>();
    command.add(System.getProperty("java.home") + "/bin/java");
    // They live for a second: starting fast is all that counts.
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), mainClass));
    command.addAll(List.of(arguments));
    return List.copyOf(command);
  }

  /// Ours, to which `engine GAME --protocol NAME` is added.
  static List<String> launcher() {
    return java("dev.secateur.protocol.EngineMain");
  }
}
