package dev.secateur.protocol;

import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.engine.Engine;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import org.jspecify.annotations.Nullable;

/// One search that can be stopped, and given other limits, from before it begins.
///
/// An engine forgets a stop that comes before its search has begun, and cannot be given another
/// depth later. A protocol needs both, so we remember what was asked and see to it at the end of
/// every iteration; the first takes no time.
final class Thinking {

  private final Engine engine;
  private final Position position;
  private final Limits limits;
  private final int lines;
  private final SearchListener listener;
  private volatile boolean stopped;
  private volatile @Nullable Limits later;
  private volatile boolean begun;
  private volatile int depth;

  Thinking(Engine engine, Position position, Limits limits, int lines, SearchListener listener) {
    this.engine = engine;
    this.position = position.copy();
    this.limits = limits;
    this.lines = lines;
    this.listener = listener;
  }

  /// Searches on this thread.
  SearchResult run() {
    // Somebody waits for the move even if it was stopped before it began.
    return engine.search(position, stopped ? limits.withDepth(1) : limits, lines, new Ear());
  }

  /// The move that a result of this search stands for: any legal one where it has found none.
  long moveOf(SearchResult result) {
    return result.hasMove() ? result.best() : position.legalMoves()[0];
  }

  void stop() {
    stopped = true;
    engine.stop();
  }

  /// Other limits from now on.
  void setLimits(Limits other) {
    later = other;
    engine.setLimits(other);
    obey();
  }

  private void obey() {
    var other = later;
    boolean deepEnough = other != null && other.depth() > 0 && depth >= other.depth();
    if (stopped || deepEnough) {
      engine.stop();
    }
  }

  private final class Ear implements SearchListener {

    @Override
    public void iterationDone(SearchResult soFar) {
      depth = soFar.depth();
      var other = later;
      if (!begun && other != null) {
        engine.setLimits(other);
      }
      begun = true;
      listener.iterationDone(soFar);
      obey();
    }

    @Override
    public void warning(String message) {
      listener.warning(message);
    }
  }
}
