package dev.secateur.lab.positions;

import dev.secateur.core.EndCertainty;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.engine.Engine;
import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

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

  /// How far the search of a position is.
  ///
  /// @param depth of the iteration that runs; 0 before the first
  /// @param certainty how sure its scores will be, in percent: 100 for exact ones, 0 if it does not
  ///     reach the end of the game
  public record SolvingProgress(int depth, int certainty, long nodes) {

    static SolvingProgress of(PreparedSearch search, Position position) {
      int depth = search.iteration();
      int level = EndCertainty.level(depth, position.maxPliesLeft());
      return new SolvingProgress(depth, percent(level), search.nodes());
    }

    private static int percent(int level) {
      if (level >= EndCertainty.LEVELS) {
        return 100;
      }
      return EndCertainty.isSelective(level) ? EndCertainty.percent(level) : 0;
    }
  }

  private final Engine engine;
  private volatile @Nullable Supplier<SolvingProgress> progress;
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
    var root = position.position();
    progress = () -> SolvingProgress.of(search, root);
    return Optional.of(search.run())
        .filter(SearchResult::hasMove)
        .map(result -> new SolvedPosition(position, result));
  }

  /// How far the search of the last position is; empty before the first. May be called from any
  /// thread.
  public Optional<SolvingProgress> progress() {
    return Optional.ofNullable(progress).map(Supplier::get);
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
