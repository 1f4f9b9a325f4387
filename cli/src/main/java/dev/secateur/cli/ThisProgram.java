package dev.secateur.cli;

import java.io.File;
import java.util.ArrayList;
import java.util.List;

/// The command that starts this program again, with the same Java, the same jars and the same
/// plug-ins.
final class ThisProgram {

  private ThisProgram() {}

  static List<String> command() {
    var command = new ArrayList<String>();
    command.add(java());
    // The same garbage collector as in the launcher; a match may start many of these programs.
    command.add("-XX:+UseSerialGC");
    var home = System.getProperty("secateur.home");
    if (home != null) {
      command.add("-Dsecateur.home=" + home);
    }
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(Secateur.class.getName());
    return command;
  }

  /// The program of this process, or `java` of the running JDK if the system does not tell it.
  private static String java() {
    return ProcessHandle.current()
        .info()
        .command()
        .orElse(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
  }
}
