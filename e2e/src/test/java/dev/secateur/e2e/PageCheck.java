package dev.secateur.e2e;

import com.microsoft.playwright.impl.driver.Driver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/// The result of `web/src/check/check.mjs` for the sources of a page.
///
/// @param problems each begins with file:line
/// @param messages the message keys that the page uses
record PageCheck(List<String> problems, Set<String> messages) {

  private static final Path SCRIPT = Sources.ROOT.resolve("web/src/check/check.mjs");
  private static final long MAX_MINUTES = 5;

  private static @Nullable PageCheck ofThePage;

  /// The check of our page, run once for all tests.
  static synchronized PageCheck ofThePage() {
    if (ofThePage == null) {
      ofThePage = of(Sources.ROOT.resolve("web/tsconfig.json"), Sources.PAGE);
    }
    return ofThePage;
  }

  static PageCheck of(Path configuration, Path page) {
    NodeModules.unpack();
    try {
      var answer = Files.createTempFile("page-check", ".json");
      try {
        run(List.of(NodeModules.FOLDER, configuration, page), answer);
        return JsonMapper.builder().build().readValue(answer.toFile(), PageCheck.class);
      } finally {
        Files.delete(answer);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    }
  }

  private static void run(List<Path> arguments, Path answer)
      throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of(node().toString(), SCRIPT.toString()));
    arguments.forEach(argument -> command.add(argument.toString()));
    var process =
        new ProcessBuilder(command)
            .redirectOutput(answer.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    if (!process.waitFor(MAX_MINUTES, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new AssertionError("the check took longer than %d minutes".formatted(MAX_MINUTES));
    }
    if (process.exitValue() != 0) {
      throw new AssertionError("the check ended with %d".formatted(process.exitValue()));
    }
  }

  /// The Node of Playwright, so that no other installation is needed.
  private static Path node() {
    var folder = Driver.ensureDriverInstalled(Map.of(), false).driverDir();
    var node = folder.resolve("node");
    return Files.exists(node) ? node : folder.resolve("node.exe");
  }
}
