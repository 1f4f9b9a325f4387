package dev.secateur.protocol;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.engine.Engine;
import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// Searches a position and sends each result until the next line comes in.
final class GtpAnalysis {

  private final Limits defaultLimits;
  private final ProtocolOutput output;
  private final BooleanSupplier isQueueEmpty;

  @GuardedBy("this")
  private boolean endRequested;

  @GuardedBy("this")
  private @Nullable PreparedSearch running;

  /// @param isQueueEmpty whether no other line has come in
  GtpAnalysis(Limits defaultLimits, ProtocolOutput output, BooleanSupplier isQueueEmpty) {
    this.defaultLimits = defaultLimits;
    this.output = output;
    this.isQueueEmpty = isQueueEmpty;
  }

  /// Ends the running analysis; called by the thread that reads.
  synchronized void end() {
    endRequested = true;
    if (running != null) {
      running.stop();
    }
    notifyAll();
  }

  /// Returns when another line has come in.
  ///
  /// @param id the number of the command, which the answer repeats
  void run(Engine engine, Position position, long intervalMillis, String id) {
    output.send("=" + id);
    var sender = new ThrottledInfoSender(new InfoLines(engine.game(), position), intervalMillis);
    var search = engine.prepare(position, Limits.depth(defaultLimits.depth()), 1, sender);
    begin(search);
    search.run();
    sender.sendLatest();
    awaitEnd();
  }

  private synchronized void begin(PreparedSearch search) {
    running = search;
    // A line that came in before the analysis began ends it too.
    endRequested = !isQueueEmpty.getAsBoolean();
    if (endRequested) {
      search.stop();
    }
  }

  /// A search may finish by itself; the answer still ends only with the next line.
  private synchronized void awaitEnd() {
    try {
      while (!endRequested) {
        wait();
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      running = null;
    }
  }

  /// Sends the result of each iteration, but not more often than the interval.
  private final class ThrottledInfoSender implements SearchListener {

    private final InfoLines lines;
    private final long intervalMillis;
    private long nextMillis;
    private @Nullable SearchResult unsent;

    ThrottledInfoSender(InfoLines lines, long intervalMillis) {
      this.lines = lines;
      this.intervalMillis = intervalMillis;
    }

    @Override
    public void iterationDone(SearchResult soFar) {
      unsent = soFar;
      if (soFar.statistics().timeMillis() >= nextMillis) {
        nextMillis = soFar.statistics().timeMillis() + intervalMillis;
        sendLatest();
      }
    }

    void sendLatest() {
      if (unsent != null) {
        lines.of(unsent).forEach(output::send);
        unsent = null;
      }
    }
  }
}
