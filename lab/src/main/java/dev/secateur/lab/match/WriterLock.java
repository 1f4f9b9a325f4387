package dev.secateur.lab.match;

import dev.secateur.core.NotationException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Lets one program at a time write to a file. The lock is on a file of its own beside it: many
/// systems forget a lock on the file itself as soon as anything in the program that holds it has
/// opened, read and closed that file.
final class WriterLock implements AutoCloseable {

  private final Path path;
  private final RandomAccessFile file;
  private final FileLock lock;

  private WriterLock(Path path, RandomAccessFile file, FileLock lock) {
    this.path = path;
    this.file = file;
    this.lock = lock;
  }

  /// @param guarded the file that is to be written
  /// @throws NotationException if somebody else is writing to it
  static WriterLock take(Path guarded) throws IOException {
    var path = guarded.resolveSibling(guarded.getFileName() + ".lock");
    while (true) {
      var file = new RandomAccessFile(path.toFile(), "rw");
      var lock = tryLock(file);
      if (lock == null) {
        file.close();
        throw new NotationException(
            "", 0, "another match is writing to " + guarded, "one match at a time for each file");
      }
      if (Files.exists(path)) {
        return new WriterLock(path, file, lock);
      }
      // Whoever had it before took it away just now: that one is worth nothing.
      file.close();
    }
  }

  private static @Nullable FileLock tryLock(RandomAccessFile file) throws IOException {
    try {
      return file.getChannel().tryLock();
    } catch (OverlappingFileLockException heldHere) {
      return null;
    }
  }

  @Override
  public void close() throws IOException {
    try (file) {
      Files.deleteIfExists(path);
      lock.release();
    }
  }
}
