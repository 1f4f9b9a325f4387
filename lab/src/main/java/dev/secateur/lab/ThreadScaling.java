package dev.secateur.lab;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.engine.Engine;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchStatistics;

/// Measures what several threads are worth: each test position is searched to the same depth by one
/// thread and then by several, one right after the other, so that a busy machine affects both.
public final class ThreadScaling {

  /// The totals of one thread and of several threads over all positions.
  ///
  /// @param faster the number of positions that several threads finished in less time
  public record ThreadScalingResult(
      String game,
      int threads,
      int depth,
      int positions,
      int faster,
      SearchEffort one,
      SearchEffort several) {

    /// Nodes per second of several threads divided by those of one.
    public double nodeRateRatio() {
      return several.nodesPerSecond() / (double) Math.max(1, one.nodesPerSecond());
    }

    /// Time to the depth of one thread divided by that of several. It is lower than the ratio of
    /// node rates, because threads do some work twice.
    public double speedUp() {
      return one.nanos() / (double) Math.max(1, several.nanos());
    }
  }

  /// Nodes and time.
  public record SearchEffort(long nodes, long nanos) {

    public long nodesPerSecond() {
      return (long) (nodes * 1e9 / Math.max(1, nanos));
    }

    private SearchEffort plus(SearchStatistics statistics) {
      return new SearchEffort(nodes + statistics.nodes(), nanos + statistics.timeNanos());
    }
  }

  private ThreadScaling() {}

  public static ThreadScalingResult run(Game game, EvaluatorFactory evaluator, int threads) {
    return run(game, evaluator, threads, game.measuring().threadsDepth());
  }

  static ThreadScalingResult run(Game game, EvaluatorFactory evaluator, int threads, int depth) {
    var positions = TestPositions.of(game);
    var alone = Bench.engine(game, evaluator, 1);
    var together = Bench.engine(game, evaluator, threads);
    for (var position : positions) {
      search(alone, position, Math.max(1, depth - 3));
      search(together, position, Math.max(1, depth - 3));
    }
    var one = new SearchEffort(0, 0);
    var several = new SearchEffort(0, 0);
    int faster = 0;
    for (var position : positions) {
      var first = search(alone, position, depth);
      var second = search(together, position, depth);
      one = one.plus(first);
      several = several.plus(second);
      faster += second.timeNanos() < first.timeNanos() ? 1 : 0;
    }
    return new ThreadScalingResult(
        game.name(), threads, depth, positions.size(), faster, one, several);
  }

  private static SearchStatistics search(Engine engine, Position position, int depth) {
    engine.newGame();
    return engine.search(position, Limits.depth(depth), 1, SearchListener.NONE).statistics();
  }
}
