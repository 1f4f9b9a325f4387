package dev.secateur.cli;

import dev.secateur.core.Score;
import dev.secateur.lab.positions.Solving;
import dev.secateur.lab.positions.Solving.SolvingProgress;
import dev.secateur.search.SearchResult;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Shows on a terminal how far the search of a position is, several times a second: the last, exact
/// iteration takes most of the time, and says nothing before its end.
final class SolveProgress implements AutoCloseable {

  private static final long REFRESH_MILLIS = 250;

  private final Solving solving;
  private final ProgressLine line;
  private final int of;
  private final CountDownLatch ended = new CountDownLatch(1);
  private int number;
  private long began;
  private String score = "";
  private boolean isActive;

  /// @param of how many positions there are
  SolveProgress(Terminal terminal, PrintWriter err, Solving solving, int of) {
    this.solving = solving;
    this.of = of;
    line = new ProgressLine(terminal, err);
    if (terminal.progress()) {
      Thread.ofPlatform().name("solve-progress").daemon().start(this::refreshUntilEnd);
    }
  }

  private void refreshUntilEnd() {
    try {
      while (!ended.await(REFRESH_MILLIS, TimeUnit.MILLISECONDS)) {
        refresh();
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void refresh() {
    if (isActive) {
      var title = "position %d of %d".formatted(number, of);
      double seconds = (System.nanoTime() - began) / 1e9;
      line.show(
          solving.progress().map(progress -> text(title, progress, score, seconds)).orElse(title));
    }
  }

  /// `position 3 of 10, depth 22, 95 % sure, so far +4.00, 1,234,567 nodes, 12 s`.
  static String text(String title, SolvingProgress progress, String score, double seconds) {
    var certainty =
        switch (progress.certainty()) {
          case 0 -> "";
          case 100 -> ", exact";
          default -> ", %d %% sure".formatted(progress.certainty());
        };
    return String.format(
        Locale.ROOT,
        "%s, depth %d%s%s, %,d nodes, %s",
        title,
        progress.depth(),
        certainty,
        score.isEmpty() ? "" : ", so far " + score,
        progress.nodes(),
        ProgressLine.time(seconds));
  }

  /// @param next from 1
  synchronized void begin(int next) {
    number = next;
    began = System.nanoTime();
    score = "";
    isActive = true;
  }

  synchronized void iterationDone(SearchResult soFar) {
    if (soFar.hasMove()) {
      score = Score.text(soFar.score());
    }
  }

  /// The search of the position has ended; the line is removed.
  synchronized void end() {
    isActive = false;
    line.clear();
  }

  @Override
  public void close() {
    ended.countDown();
    end();
  }
}
