package dev.secateur.protocol;

import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.engine.Engine;
import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// Thinks about a position and says what it thinks until the next line comes in.
final class GtpAnalysis {

  private final Limits usual;
  private final Answers answers;
  private final BooleanSupplier nothingWaiting;
  private boolean asked;
  private @Nullable PreparedSearch running;

  /// @param nothingWaiting whether no line has come in since
  GtpAnalysis(Limits usual, Answers answers, BooleanSupplier nothingWaiting) {
    this.usual = usual;
    this.answers = answers;
    this.nothingWaiting = nothingWaiting;
  }

  /// Ends the running analysis; called by whoever hears a line.
  synchronized void end() {
    asked = true;
    if (running != null) {
      running.stop();
    }
    notifyAll();
  }

  void run(Engine engine, Position position, long intervalMillis, String id) {
    answers.say("=" + id);
    var reports = new Reports(new SearchText(engine.game(), position), intervalMillis);
    var search = engine.prepare(position, Limits.depth(usual.depth()), 1, reports);
    begin(search);
    search.run();
    reports.last();
    awaitEnd();
  }

  private synchronized void begin(PreparedSearch search) {
    running = search;
    // A line that came in before we began has asked already.
    asked = !nothingWaiting.getAsBoolean();
    if (asked) {
      search.stop();
    }
  }

  /// A search may find all there is to find; the answer still ends only with the next line.
  private synchronized void awaitEnd() {
    try {
      while (!asked) {
        wait();
      }
    } catch (InterruptedException enough) {
      Thread.currentThread().interrupt();
    } finally {
      running = null;
    }
  }

  /// Says each iteration's result, but not more often than the interval.
  private final class Reports implements SearchListener {

    private final SearchText text;
    private final long intervalMillis;
    private long nextMillis;
    private @Nullable SearchResult unsaid;

    Reports(SearchText text, long intervalMillis) {
      this.text = text;
      this.intervalMillis = intervalMillis;
    }

    @Override
    public void iterationDone(SearchResult soFar) {
      unsaid = soFar;
      if (soFar.statistics().timeMillis() >= nextMillis) {
        nextMillis = soFar.statistics().timeMillis() + intervalMillis;
        last();
      }
    }

    void last() {
      if (unsaid != null) {
        text.lines(unsaid).forEach(answers::say);
        unsaid = null;
      }
    }
  }
}
