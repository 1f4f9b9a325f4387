package dev.secateur.cli;

import java.io.File;
import java.util.ArrayList;
import java.util.List;

/// The command that starts this very program once more: the same Java, the same jars, the same
/// plug-ins, whatever the launcher was.
final class OwnCommand {

  private OwnCommand() {}

  static List<String> words() {
    var command = new ArrayList<String>();
    command.add(java());
    // Engines are many and small: each with the plainest collector, as the launcher has it.
    command.add("-XX:+UseSerialGC");
    var home = System.getProperty("secateur.home");
    if (home != null) {
      command.add("-Dsecateur.home=" + home);
    }
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(Secateur.class.getName());
    return command;
  }

  /// What runs us, or where the system does not tell, what we run on.
  private static String java() {
    return ProcessHandle.current()
        .info()
        .command()
        .orElse(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
  }
}
