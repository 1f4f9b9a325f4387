package dev.secateur.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Playwright.CreateOptions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The browser of a test run: the installed Chromium, started on first use.
final class Chromium {

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome");
  private static final List<String> ARGUMENTS =
      List.of(
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  /// How long a test waits before it fails. It is long because of busy machines, but shorter than
  /// the searches that tests stop.
  static final double TIMEOUT_MILLIS = 90_000;

  private static @Nullable Browser browser;

  private Chromium() {}

  static synchronized Browser get() {
    if (browser == null) {
      PlaywrightAssertions.setDefaultAssertionTimeout(TIMEOUT_MILLIS);
      var options = new CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"));
      // Both end with the JVM: the driver at the end of its input, Chromium with the driver.
      browser =
          Playwright.create(options)
              .chromium()
              .launch(new LaunchOptions().setExecutablePath(executable()).setArgs(arguments()));
    }
    return browser;
  }

  private static Path executable() {
    var folders = System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1);
    for (var name : NAMES) {
      for (var folder : folders) {
        var file = Path.of(folder, name);
        if (Files.isExecutable(file)) {
          return file;
        }
      }
    }
    throw new AssertionError(
        "no browser: expected %s on the PATH (Debian: apt install chromium)"
            .formatted(String.join(", ", NAMES)));
  }

  /// Chromium refuses to run as root unless its sandbox is off; elsewhere it stays on.
  private static List<String> arguments() {
    var arguments = new ArrayList<>(ARGUMENTS);
    if ("root".equals(System.getProperty("user.name"))) {
      arguments.add("--no-sandbox");
    }
    return arguments;
  }
}
