package dev.secateur.lab.positions;

import dev.secateur.core.Limits;
import dev.secateur.core.Score;
import dev.secateur.engine.Engine;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import java.util.Optional;

/// Searches positions until their scores are exact, each as a new game. [#stop] may be called from
/// any thread.
public final class Solving {

  /// What a search found. It is exact unless the search was stopped.
  public record SolvedPosition(JudgedPosition position, SearchResult result) {

    /// Whether the file gives another score than the exact one that was found.
    public boolean contradictsFile() {
      return result.isExact()
          && !position.values().isEmpty()
          && position.bestValue() != Score.inUnits(result.score());
    }
  }

  private final Engine engine;
  private volatile boolean isStopped;

  public Solving(Engine engine) {
    this.engine = engine;
  }

  /// Searches a position until its score is exact or [#stop] is called.
  ///
  /// @return empty if it was stopped before a move was found
  public Optional<SolvedPosition> solve(JudgedPosition position, SearchListener listener) {
    engine.newGame();
    // Stopping works on the search that was prepared last, so this order leaves no gap.
    var search = engine.prepare(position.position(), Limits.NONE, 1, listener);
    if (isStopped) {
      return Optional.empty();
    }
    return Optional.of(search.run())
        .filter(SearchResult::hasMove)
        .map(result -> new SolvedPosition(position, result));
  }

  public boolean isStopped() {
    return isStopped;
  }

  /// Ends the current search; no other begins.
  public void stop() {
    isStopped = true;
    engine.stop();
  }
}
