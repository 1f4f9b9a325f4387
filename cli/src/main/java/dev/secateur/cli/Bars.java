package dev.secateur.cli;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/// Bars for work that takes long enough to wonder.
final class Bars {

  /// How long work may take before it has a bar.
  static final long PATIENCE_NANOS = 500_000_000L;

  private Bars() {}

  /// A bar that vanishes when the work is done. The library is told how wide the terminal is: once
  /// it has looked for itself, Ctrl-C ends Java before anybody can say how far the work has come.
  static ProgressBarBuilder on(Terminal terminal, String task, long max) {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(max)
        .setStyle(terminal.unicode() ? ProgressBarStyle.UNICODE_BLOCK : ProgressBarStyle.ASCII)
        .setConsumer(new ConsoleProgressBarConsumer(System.err, terminal.columns()))
        .clearDisplayOnFinish();
  }
}
