package dev.secateur.protocol;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.Position;
import dev.secateur.engine.Engine;
import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;

/// The search of one `go`, on a thread of its own. It sends `bestmove` exactly once: after `go
/// infinite` not before `stop`, after `go ponder` not before `ponderhit` or `stop`.
final class UgiSearch {

  /// Far more than a stop needs. A search that hangs must not keep the session from reading `quit`.
  private static final long MAX_NANOS_TO_STOP = 3_000_000_000L;

  private final Engine engine;
  private final Position position;
  private final UgiGo go;
  private final ProtocolOutput output;
  private final PreparedSearch search;

  @GuardedBy("this")
  private boolean mustWait;

  @GuardedBy("this")
  private boolean pondering;

  @GuardedBy("this")
  private boolean running = true;

  UgiSearch(Engine engine, Position position, UgiGo go, int lines, ProtocolOutput output) {
    this.engine = engine;
    this.position = position.copy();
    this.go = go;
    this.output = output;
    mustWait = go.infinite() || go.ponder();
    pondering = go.ponder();
    search = engine.prepare(position, go.limitsAtStart(), lines, new UgiInfoSender());
  }

  void start() {
    Thread.ofPlatform().name("ugi-search").daemon().start(this::run);
  }

  /// Whether `bestmove` has not been sent yet.
  synchronized boolean isRunning() {
    return running;
  }

  /// Stops the search and returns when `bestmove` has been sent.
  synchronized void stop() {
    mustWait = false;
    pondering = false;
    search.stop();
    notifyAll();
    awaitBestMove();
  }

  /// Ponder hit: from now on the limits count.
  ///
  /// @return false if the search was not pondering
  synchronized boolean ponderHit() {
    if (!pondering || !running) {
      return false;
    }
    pondering = false;
    mustWait = go.infinite();
    search.setLimits(go.limits());
    notifyAll();
    return true;
  }

  @GuardedBy("this")
  private void awaitBestMove() {
    long end = System.nanoTime() + MAX_NANOS_TO_STOP;
    try {
      for (long left = MAX_NANOS_TO_STOP; running && left > 0; left = end - System.nanoTime()) {
        wait(1 + left / 1_000_000);
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    var move = "none";
    if (!position.outcome().isOver()) {
      move = text(position.legalMoves()[0]);
      try {
        move = text(search.run().best());
      } catch (RuntimeException | Error failure) {
        output.send("info string error " + ProtocolOutput.errorText(failure));
      }
    }
    sendBestMove(move);
  }

  private String text(long move) {
    return engine.game().notation().formatMove(position, move);
  }

  private synchronized void sendBestMove(String move) {
    try {
      while (mustWait) {
        wait();
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    running = false;
    output.send("bestmove " + move);
    notifyAll();
  }

  /// Sends the lines of each iteration.
  private final class UgiInfoSender implements SearchListener {

    private final InfoLines lines = new InfoLines(engine.game(), position);

    @Override
    public void iterationDone(SearchResult soFar) {
      lines.of(soFar).forEach(output::send);
    }

    @Override
    public void warning(String message) {
      output.send("info string " + message);
    }
  }
}
