package dev.secateur.protocol.client;

import java.util.ArrayList;
import java.util.List;

/// Programs that tests start as processes of their own, with the same Java and class path.
final class Programs {

  private Programs() {}

  static List<String> java(String mainClass, String... arguments) {
    var command = new ArrayList<String>();
    command.add(System.getProperty("java.home") + "/bin/java");
    // They run for about a second, so only a fast start counts.
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), mainClass));
    command.addAll(List.of(arguments));
    return List.copyOf(command);
  }

  /// Our program; `engine GAME --protocol NAME` is added to it.
  static List<String> launcher() {
    return java("dev.secateur.protocol.EngineMain");
  }
}
