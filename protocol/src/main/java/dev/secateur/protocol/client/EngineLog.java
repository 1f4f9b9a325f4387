package dev.secateur.protocol.client;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.NotationError;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A log of all lines with their time: `>` is sent, `<` received, `!` the engine's standard error.
/// New lines are added at the end of the file, so that it still shows why an engine had to be
/// restarted.
final class EngineLog implements AutoCloseable {

  @GuardedBy("this")
  private final @Nullable PrintWriter out;

  private final long process;

  private EngineLog(@Nullable PrintWriter out, long process) {
    this.out = out;
    this.process = process;
  }

  /// @param process the number of the engine's process, because several engines may share a file
  static EngineLog open(Optional<Path> file, long process) throws EngineFault {
    if (file.isEmpty()) {
      return new EngineLog(null, process);
    }
    try {
      var writer =
          Files.newBufferedWriter(
              file.get(),
              StandardCharsets.UTF_8,
              StandardOpenOption.CREATE,
              StandardOpenOption.APPEND);
      return new EngineLog(new PrintWriter(writer, true), process);
    } catch (IOException failed) {
      throw new EngineFault(
          EngineFault.FaultKind.START, "its log %s cannot be written".formatted(file.get()));
    }
  }

  synchronized void add(char sign, String line) {
    if (out != null) {
      var time = LocalTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.MILLIS);
      out.println("%s %d %s %s".formatted(time, process, sign, NotationError.printable(line)));
    }
  }

  @Override
  public synchronized void close() {
    if (out != null) {
      out.close();
    }
  }
}
