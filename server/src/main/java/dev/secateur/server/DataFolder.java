package dev.secateur.server;

import dev.secateur.server.archive.ArchiveException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The folder that holds the games. One server at a time uses it, and writes its address there, so
/// that a second one can name it.
final class DataFolder implements AutoCloseable {

  private final Path folder;
  private final FileChannel channel;
  private final FileLock lock;

  private DataFolder(Path folder, FileChannel channel, FileLock lock) {
    this.folder = folder;
    this.channel = channel;
    this.lock = lock;
  }

  /// Where the games are kept when the user names no folder.
  static Path standard(Map<String, String> environment, String home) {
    var data = environment.getOrDefault("XDG_DATA_HOME", "");
    return (data.isEmpty() ? Path.of(home, ".local", "share") : Path.of(data)).resolve("secateur");
  }

  /// Locks the folder. It is created if it does not exist.
  ///
  /// @return null if another server has it
  static @Nullable DataFolder take(Path folder) {
    try {
      Files.createDirectories(folder);
      var channel =
          FileChannel.open(
              folder.resolve("server.lock"),
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE,
              StandardOpenOption.READ);
      var lock = tryLock(channel);
      if (lock == null) {
        channel.close();
        return null;
      }
      return new DataFolder(folder, channel, lock);
    } catch (IOException unusable) {
      throw new ArchiveException(
          "the data folder %s cannot be used: %s".formatted(folder, reason(unusable)), unusable);
    }
  }

  private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException inThisProgram) {
      return null;
    }
  }

  private static String reason(IOException failure) {
    var message = failure.getMessage();
    return failure.getClass().getSimpleName() + (message == null ? "" : ", " + message);
  }

  Path path() {
    return folder;
  }

  /// Writes the address of the server into the folder.
  void writeServerAddress(String address) {
    try {
      Files.writeString(addressFile(folder), address + "\n");
    } catch (IOException unwritable) {
      throw new ArchiveException(
          "the data folder %s cannot be written: %s".formatted(folder, reason(unwritable)),
          unwritable);
    }
  }

  /// The address of the server that uses the folder; empty if it is not written yet.
  static String readServerAddress(Path folder) {
    try {
      return Files.readString(addressFile(folder)).strip();
    } catch (IOException notYet) {
      return "";
    }
  }

  private static Path addressFile(Path folder) {
    return folder.resolve("server.address");
  }

  @Override
  public void close() {
    try {
      Files.deleteIfExists(addressFile(folder));
      lock.release();
      channel.close();
    } catch (IOException gone) {
      // The lock ends with the process in any case.
    }
  }
}
