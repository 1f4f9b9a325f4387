package dev.secateur.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/// The source files of the repository.
final class Sources {

  static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  static final Path PAGE = ROOT.resolve("web/src/main/resources/web");

  private Sources() {}

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /// The texts of all files in a folder with this ending, by path.
  static Map<Path, String> under(Path folder, String end) {
    try (var files = Files.walk(folder)) {
      var texts = new TreeMap<Path, String>();
      files.filter(file -> file.toString().endsWith(end)).forEach(f -> texts.put(f, read(f)));
      return texts;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
