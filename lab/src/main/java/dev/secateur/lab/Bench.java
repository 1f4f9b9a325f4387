package dev.secateur.lab;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Settings;
import dev.secateur.search.SearchListener;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// A fixed amount of searching with one thread. The number of nodes is exact: it changes only when
/// the search, an evaluator or the positions do. The speed is that of one core: the clock is the
/// processor time of the searching thread, which stands still while other work has the core.
public final class Bench {

  /// How long to search before it is measured. The JIT compiles in the background while the search
  /// runs, so what it needs is time, not a number of nodes; all three games have reached their pace
  /// by then.
  private static final Duration WARM_UP = Duration.ofSeconds(3);

  /// Other work also takes the caches, now and then: of several passes the middle one counts.
  private static final int PASSES = 5;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /// What was counted in one pass over the positions.
  public record BenchResult(String game, long nodes, long timeNanos) {

    public long nodesPerSecond() {
      return (long) (nodes * 1e9 / Math.max(1, timeNanos));
    }
  }

  private static final Map<String, Integer> DEPTHS =
      Map.of("checkers", 13, "reversi", 9, "quoridor", 4);
  private static final int DEPTH_OF_OTHERS = 3;

  private final Game game;
  private final List<Position> positions;
  private final Engine engine;
  private final Limits limits;

  private Bench(Game game) {
    this.game = game;
    positions = TestPositions.of(game);
    engine = engine(game, 1);
    limits = Limits.depth(depth(game));
  }

  /// The nodes of one pass; its time is that of a cold start, which says little.
  public static BenchResult countNodes(Game game) {
    return new Bench(game).pass();
  }

  /// Warms up, then measures: the pass of median speed.
  public static BenchResult run(Game game) {
    var bench = new Bench(game);
    long start = THREADS.getCurrentThreadCpuTime();
    while (THREADS.getCurrentThreadCpuTime() - start < WARM_UP.toNanos()) {
      bench.pass();
    }
    var passes = new ArrayList<BenchResult>();
    for (int i = 0; i < PASSES; i++) {
      passes.add(bench.pass());
    }
    passes.sort(Comparator.comparingLong(BenchResult::timeNanos));
    return passes.get(PASSES / 2);
  }

  /// Searches each test position of the game to a fixed depth, afresh.
  private BenchResult pass() {
    long nodes = 0;
    long nanos = 0;
    for (var position : positions) {
      engine.newGame();
      long start = THREADS.getCurrentThreadCpuTime();
      nodes += engine.search(position, limits, 1, SearchListener.NONE).statistics().nodes();
      nanos += THREADS.getCurrentThreadCpuTime() - start;
    }
    return new BenchResult(game.name(), nodes, nanos);
  }

  /// An engine as everything here is measured with.
  static Engine engine(Game game, int threads) {
    var settings = Settings.of(Evaluators.installed().standard(game));
    var options =
        settings.options().with(SearchOption.HASH, 16).with(SearchOption.THREADS, threads);
    return new Engine(game, settings.with(options));
  }

  static int depth(Game game) {
    return DEPTHS.getOrDefault(game.name(), DEPTH_OF_OTHERS);
  }
}
