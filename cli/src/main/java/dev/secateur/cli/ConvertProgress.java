package dev.secateur.cli;

import me.tongfei.progressbar.ProgressBar;
import org.jspecify.annotations.Nullable;

/// Shows on a terminal how much of a file has been read, if that takes longer than a moment.
final class ConvertProgress implements AutoCloseable {

  private static final long KIBIBYTE = 1_024;

  private final Terminal terminal;
  private final long size;
  private final long start = System.nanoTime();
  private @Nullable ProgressBar bar;

  /// @param size bytes of the file; negative if unknown
  ConvertProgress(Terminal terminal, long size) {
    this.terminal = terminal;
    this.size = size;
  }

  void at(long bytes) {
    if (!terminal.progress() || System.nanoTime() - start < ProgressBars.DELAY_NANOS) {
      return;
    }
    if (bar == null) {
      bar = ProgressBars.create(terminal, "read", size).setUnit("KiB", KIBIBYTE).build();
    }
    bar.stepTo(bytes);
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
