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

/// What `web/src/check/check.mjs` says about the sources of a page.
///
/// @param problems each begins with file:line
/// @param messages the keys of the texts that the page asks for
record PageCheck(List<String> problems, Set<String> messages) {

  private static final Path SCRIPT = Sources.ROOT.resolve("web/src/check/check.mjs");
  private static final long PATIENCE_MINUTES = 5;

  private static @Nullable PageCheck ofThePage;

  /// Of our page; made once for all tests.
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
    if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new AssertionError("the check took longer than %d minutes".formatted(PATIENCE_MINUTES));
    }
    if (process.exitValue() != 0) {
      throw new AssertionError("the check ended with %d".formatted(process.exitValue()));
    }
  }

  /// The Node that Playwright brings, so that nobody needs one of their own.
  private static Path node() {
    var folder = Driver.ensureDriverInstalled(Map.of(), false).driverDir();
    var node = folder.resolve("node");
    return Files.exists(node) ? node : folder.resolve("node.exe");
  }
}
