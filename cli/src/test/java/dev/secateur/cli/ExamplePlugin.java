package dev.secateur.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;

/// The jar of the example game, tic-tac-toe, which has no evaluator.
final class ExamplePlugin {

  private ExamplePlugin() {}

  /// Writes the jar.
  ///
  /// @param sources the folder of the whole project
  static void writeJar(Path sources, Path jar) throws IOException {
    var classes = sources.resolve("examples/tictactoe/target/classes");
    try (var out = new JarOutputStream(Files.newOutputStream(jar));
        var files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new ZipEntry(classes.relativize(file).toString()));
        Files.copy(file, out);
      }
    }
  }
}
