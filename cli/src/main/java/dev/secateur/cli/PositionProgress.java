package dev.secateur.cli;

import me.tongfei.progressbar.ProgressBar;
import org.jspecify.annotations.Nullable;

/// Shows on a terminal how many positions are done, if that takes longer than a moment.
final class PositionProgress implements AutoCloseable {

  private final Terminal terminal;
  private final String task;
  private final int of;
  private final long start = System.nanoTime();
  private @Nullable ProgressBar bar;

  PositionProgress(Terminal terminal, String task, int of) {
    this.terminal = terminal;
    this.task = task;
    this.of = of;
  }

  void at(int done) {
    if (!terminal.progress() || System.nanoTime() - start < ProgressBars.DELAY_NANOS) {
      return;
    }
    if (bar == null) {
      bar = ProgressBars.create(terminal, task, of).build();
    }
    bar.stepTo(done);
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
