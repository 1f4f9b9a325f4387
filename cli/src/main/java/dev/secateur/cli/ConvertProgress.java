package dev.secateur.cli;

import me.tongfei.progressbar.ProgressBar;
import org.jspecify.annotations.Nullable;

/// How much of a file has been read: a bar on a terminal once it takes long enough to wonder.
final class ConvertProgress implements AutoCloseable {

  private static final long KIBIBYTE = 1_024;

  private final Terminal terminal;
  private final long size;
  private final long start = System.nanoTime();
  private @Nullable ProgressBar bar;

  /// For a file of so many bytes; a negative number where nobody knows.
  ConvertProgress(Terminal terminal, long size) {
    this.terminal = terminal;
    this.size = size;
  }

  void at(long bytes) {
    if (!terminal.progress() || System.nanoTime() - start < Bars.PATIENCE_NANOS) {
      return;
    }
    if (bar == null) {
      bar = Bars.on(terminal, "read", size).setUnit("KiB", KIBIBYTE).build();
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
