package dev.secateur.cli;

import dev.secateur.core.NotationException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Looks at a file that a command is to write before the work whose result goes there.
final class OutputFile {

  private OutputFile() {}

  /// @throws NotationException if nothing can be written there
  static void check(Path file) {
    var folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file) || folder == null || !Files.isDirectory(folder)) {
      throw new NotationException("", 0, "cannot write " + file, "a file, in a folder that exists");
    }
  }

  /// @throws NotationException if both are the same file, which would overwrite the other
  static void checkOther(String option, Path file, String otherOption, Path other) {
    if (file.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize())) {
      throw new NotationException(
          "", 0, "%s and %s are both %s".formatted(option, otherOption, file), "two files");
    }
  }
}
