package dev.secateur.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;

/// One line on a terminal that shows the progress of long work and is rewritten a few times a
/// second.
final class ProgressLine {

  private static final long PAUSE_NANOS = 200_000_000L;

  private final Terminal terminal;
  private final PrintWriter err;
  private long shownAt = System.nanoTime() - PAUSE_NANOS;
  private int maxLength;

  ProgressLine(Terminal terminal, PrintWriter err) {
    this.terminal = terminal;
    this.err = err;
  }

  /// Whether a new text would be shown now.
  boolean isDue() {
    return terminal.progress() && System.nanoTime() - shownAt >= PAUSE_NANOS;
  }

  void show(String whole) {
    shownAt = System.nanoTime();
    // A line that fills the last column may wrap, and a wrapped line cannot be rewritten.
    var line = whole.substring(0, Math.min(whole.length(), terminal.columns() - 1));
    maxLength = Math.max(maxLength, line.length());
    err.print("\r" + line + " ".repeat(maxLength - line.length()));
    err.flush();
  }

  /// Removes the line.
  void clear() {
    if (maxLength > 0) {
      err.print("\r" + " ".repeat(maxLength) + "\r");
      err.flush();
      maxLength = 0;
    }
  }

  /// A time for a person: `12 s`, `3:05`, `1:02:07`.
  static String time(double seconds) {
    if (!Double.isFinite(seconds)) {
      return "-";
    }
    var time = Duration.ofSeconds(Math.round(seconds));
    if (time.toMinutes() == 0) {
      return time.toSeconds() + " s";
    }
    return time.toHours() == 0
        ? String.format(Locale.ROOT, "%d:%02d", time.toMinutes(), time.toSecondsPart())
        : String.format(
            Locale.ROOT,
            "%d:%02d:%02d",
            time.toHours(),
            time.toMinutesPart(),
            time.toSecondsPart());
  }
}
