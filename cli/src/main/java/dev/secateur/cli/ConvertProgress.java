package dev.secateur.cli;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/// How much of a file has been read: a bar on a terminal once it takes long enough to wonder.
final class ConvertProgress implements AutoCloseable {

  private static final long PATIENCE_NANOS = 500_000_000L;
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
    if (!terminal.progress() || System.nanoTime() - start < PATIENCE_NANOS) {
      return;
    }
    if (bar == null) {
      bar =
          new ProgressBarBuilder()
              .setTaskName("read")
              .setInitialMax(size)
              .setUnit("KiB", KIBIBYTE)
              .setStyle(
                  terminal.unicode() ? ProgressBarStyle.UNICODE_BLOCK : ProgressBarStyle.ASCII)
              .setConsumer(new ConsoleProgressBarConsumer(System.err))
              .clearDisplayOnFinish()
              .build();
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
