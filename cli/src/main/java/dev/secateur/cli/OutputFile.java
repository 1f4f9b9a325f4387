package dev.secateur.cli;

import dev.secateur.core.NotationException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Checks a file that a command will write, before the work begins.
final class OutputFile {

  private OutputFile() {}

  /// @throws NotationException if the file cannot be written
  static void check(Path file) {
    var folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file) || folder == null || !Files.isDirectory(folder)) {
      throw new NotationException("", 0, "cannot write " + file, "a file, in a folder that exists");
    }
  }

  /// @throws NotationException if both options name the same file
  static void checkOther(String option, Path file, String otherOption, Path other) {
    if (file.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize())) {
      throw new NotationException(
          "", 0, "%s and %s are both %s".formatted(option, otherOption, file), "two files");
    }
  }
}
