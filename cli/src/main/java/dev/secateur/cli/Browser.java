package dev.secateur.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Opens the user's browser, where there is a display to show it on.
final class Browser {

  private Browser() {}

  /// A browser that does not open is no failure: the address stands in the terminal.
  static void open(String address, Map<String, String> environment) {
    var system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    var opener = opener(system, environment);
    if (opener.isEmpty()) {
      return;
    }
    var command = new ArrayList<>(opener);
    command.add(address);
    try {
      new ProcessBuilder(command)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException notThere) {
      // The address stands in the terminal.
    }
  }

  /// The command that opens an address; none where nobody would see it.
  static List<String> opener(String system, Map<String, String> environment) {
    if (system.contains("mac")) {
      return List.of("open");
    }
    if (system.contains("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler");
    }
    boolean display =
        environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
    return display ? List.of("xdg-open") : List.of();
  }
}
