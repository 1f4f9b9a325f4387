package dev.secateur.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Opens the user's browser if there is a display.
final class Browser {

  private Browser() {}

  /// If no browser opens, that is not an error: the terminal shows the address.
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
    } catch (IOException noBrowser) {
      // The terminal shows the address.
    }
  }

  /// The command that opens an address; empty without a display.
  static List<String> opener(String system, Map<String, String> environment) {
    if (system.contains("mac")) {
      return List.of("open");
    }
    if (system.contains("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler");
    }
    boolean hasDisplay =
        environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
    return hasDisplay ? List.of("xdg-open") : List.of();
  }
}
