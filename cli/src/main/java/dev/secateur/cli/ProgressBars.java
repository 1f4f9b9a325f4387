package dev.secateur.cli;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/// Progress bars for work that takes longer than a moment.
final class ProgressBars {

  /// How long work takes before its bar is shown.
  static final long DELAY_NANOS = 500_000_000L;

  private ProgressBars() {}

  /// A bar that disappears when the work is done. The terminal's width is given to the library: if
  /// it finds the width itself, Ctrl-C ends Java before our shutdown hooks can report the progress.
  static ProgressBarBuilder create(Terminal terminal, String task, long max) {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(max)
        .setStyle(terminal.unicode() ? ProgressBarStyle.UNICODE_BLOCK : ProgressBarStyle.ASCII)
        .setConsumer(new ConsoleProgressBarConsumer(System.err, terminal.columns()))
        .clearDisplayOnFinish();
  }
}
