package dev.secateur.lab;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.engine.Engine;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchStatistics;
import java.util.Map;

/// What several threads are worth: each test position searched to the same depth by one thread and
/// by several, one right after the other, so that a busy machine hinders both.
public final class ThreadScaling {

  /// What one thread and what several needed for all positions.
  ///
  /// @param sooner how many positions the threads finished in less time
  public record ThreadScalingResult(
      String game,
      int threads,
      int depth,
      int positions,
      int sooner,
      SearchEffort one,
      SearchEffort several) {

    /// How many times as many nodes a second.
    public double speed() {
      return several.nodesPerSecond() / (double) Math.max(1, one.nodesPerSecond());
    }

    /// How many times sooner at the depth. Less than the speed: threads do some work twice.
    public double toDepth() {
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

  /// Deep enough for searches of a tenth of a second and more: shorter ones are over before threads
  /// have helped.
  private static final Map<String, Integer> DEPTHS =
      Map.of("checkers", 17, "reversi", 13, "quoridor", 6);

  private ThreadScaling() {}

  public static ThreadScalingResult run(Game game, int threads) {
    return run(game, threads, DEPTHS.getOrDefault(game.name(), Bench.depth(game)));
  }

  static ThreadScalingResult run(Game game, int threads, int depth) {
    var positions = TestPositions.of(game);
    var alone = Bench.engine(game, 1);
    var together = Bench.engine(game, threads);
    for (var position : positions) {
      search(alone, position, Math.max(1, depth - 3));
      search(together, position, Math.max(1, depth - 3));
    }
    var one = new SearchEffort(0, 0);
    var several = new SearchEffort(0, 0);
    int sooner = 0;
    for (var position : positions) {
      var first = search(alone, position, depth);
      var second = search(together, position, depth);
      one = one.plus(first);
      several = several.plus(second);
      sooner += second.timeNanos() < first.timeNanos() ? 1 : 0;
    }
    return new ThreadScalingResult(
        game.name(), threads, depth, positions.size(), sooner, one, several);
  }

  private static SearchStatistics search(Engine engine, Position position, int depth) {
    engine.newGame();
    return engine.search(position, Limits.depth(depth), 1, SearchListener.NONE).statistics();
  }
}
