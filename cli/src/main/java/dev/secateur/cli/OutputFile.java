package dev.secateur.cli;

import dev.secateur.core.NotationException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Files that commands write: checked before the work begins, written as a whole at its end.
final class OutputFile {

  /// A file cannot be written; the message says which one and why.
  static final class CannotWrite extends IOException {

    private static final long serialVersionUID = 1L;

    CannotWrite(Path file, IOException failed) {
      super(Errors.describeWriting(file, failed), failed);
    }
  }

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

  static void write(Path file, String text) throws CannotWrite {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /// Writes a file. A program that reads the old file never sees half of the new one, and a full
  /// disk does not destroy it.
  static void write(Path file, byte[] content) throws CannotWrite {
    try {
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        // A device such as /dev/stdout must not be replaced.
        Files.write(file, content);
      } else {
        replace(file, content);
      }
    } catch (IOException failed) {
      throw new CannotWrite(file, failed);
    }
  }

  private static void replace(Path file, byte[] content) throws IOException {
    var part = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.write(part, content);
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(part);
    }
  }
}
