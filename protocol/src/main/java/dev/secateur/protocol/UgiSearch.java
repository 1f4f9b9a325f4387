package dev.secateur.protocol;

import dev.secateur.core.Position;
import dev.secateur.engine.Engine;
import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;

/// One `go`: searches on a thread of its own and says `bestmove` exactly once, which after `go
/// infinite` and `go ponder` it does not before it is allowed to.
final class UgiSearch {

  /// Far more than a stop needs: a search that hangs must not keep us from hearing `quit`.
  private static final long PATIENCE_NANOS = 3_000_000_000L;

  private final Engine engine;
  private final Position position;
  private final UgiGo order;
  private final Answers answers;
  private final PreparedSearch thinking;
  private boolean held;
  private boolean pondering;
  private boolean underWay = true;

  UgiSearch(Engine engine, Position position, UgiGo order, int lines, Answers answers) {
    this.engine = engine;
    this.position = position.copy();
    this.order = order;
    this.answers = answers;
    held = order.infinite() || order.ponder();
    pondering = order.ponder();
    thinking = engine.prepare(position, order.firstLimits(), lines, new Reports());
  }

  void start() {
    Thread.ofPlatform().name("ugi-search").daemon().start(this::run);
  }

  /// Whether `bestmove` has not been said yet.
  synchronized boolean isUnderWay() {
    return underWay;
  }

  /// Returns when `bestmove` has been said.
  synchronized void stop() {
    held = false;
    pondering = false;
    thinking.stop();
    notifyAll();
    awaitBestMove();
  }

  /// The move was guessed right: from now on the limits count. False if nobody was guessing.
  synchronized boolean ponderhit() {
    if (!pondering || !underWay) {
      return false;
    }
    pondering = false;
    held = order.infinite();
    thinking.setLimits(order.limits());
    notifyAll();
    return true;
  }

  private void awaitBestMove() {
    long end = System.nanoTime() + PATIENCE_NANOS;
    try {
      for (long left = PATIENCE_NANOS; underWay && left > 0; left = end - System.nanoTime()) {
        wait(1 + left / 1_000_000);
      }
    } catch (InterruptedException enough) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    var move = "none";
    if (!position.outcome().isOver()) {
      move = text(position.legalMoves()[0]);
      try {
        move = text(thinking.run().best());
      } catch (RuntimeException | Error failure) {
        answers.say("info string error " + Answers.problem(failure));
      }
    }
    finish(move);
  }

  private String text(long move) {
    return engine.game().notation().move(position, move);
  }

  private synchronized void finish(String move) {
    try {
      while (held) {
        wait();
      }
    } catch (InterruptedException enough) {
      Thread.currentThread().interrupt();
    }
    underWay = false;
    answers.say("bestmove " + move);
    notifyAll();
  }

  private final class Reports implements SearchListener {

    private final SearchText text = new SearchText(engine.game(), position);

    @Override
    public void iterationDone(SearchResult soFar) {
      text.lines(soFar).forEach(answers::say);
    }

    @Override
    public void warning(String message) {
      answers.say("info string " + message);
    }
  }
}
