package dev.secateur.lab.match;

import dev.secateur.core.NotationException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Lets only one process write to a file. The lock is on a separate file beside it, because on many
/// systems a process loses its lock on a file as soon as it closes any other handle of that file.
final class WriterLock implements AutoCloseable {

  private final Path path;
  private final RandomAccessFile file;
  private final FileLock lock;

  private WriterLock(Path path, RandomAccessFile file, FileLock lock) {
    this.path = path;
    this.file = file;
    this.lock = lock;
  }

  /// @param guarded the file to write
  /// @throws NotationException if another process is writing to it
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
      // The previous holder has just deleted the lock file, so this lock guards nothing: try again.
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
