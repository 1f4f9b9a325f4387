package dev.secateur.lab;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Settings;
import dev.secateur.search.SearchListener;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Searches fixed positions to fixed depths with one thread. The number of nodes is exact: it
/// changes only if the search, an evaluator or the positions change. The speed is measured in
/// processor time of the searching thread, so other programs on the same core do not count.
public final class Bench {

  /// How long to search before measuring. The JIT compiles in the background, so it needs time and
  /// not a number of nodes. After this time the speed of all three games is stable.
  private static final Duration WARM_UP = Duration.ofSeconds(3);

  /// Other programs also fill the processor's caches at times, so the median pass is reported.
  private static final int PASSES = 5;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /// The result of one pass over the positions.
  public record BenchResult(String game, long nodes, long timeNanos) {

    public long nodesPerSecond() {
      return (long) (nodes * 1e9 / Math.max(1, timeNanos));
    }
  }

  private final Game game;
  private final List<Position> positions;
  private final Engine engine;
  private final Limits limits;

  private Bench(Game game, EvaluatorFactory evaluator) {
    this.game = game;
    positions = TestPositions.of(game);
    engine = engine(game, evaluator, 1);
    limits = Limits.depth(game.measuring().benchDepth());
  }

  /// Counts the nodes of one pass. Its time includes JIT compilation and is not meaningful.
  public static BenchResult countNodes(Game game, EvaluatorFactory evaluator) {
    return new Bench(game, evaluator).pass();
  }

  /// Warms up, then measures several passes and returns the one with the median time.
  public static BenchResult run(Game game, EvaluatorFactory evaluator) {
    var bench = new Bench(game, evaluator);
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

  /// Searches each test position to the fixed depth, each with an empty table.
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

  /// The engine that all measurements here use.
  static Engine engine(Game game, EvaluatorFactory evaluator, int threads) {
    var settings = Settings.of(evaluator);
    var options =
        settings.options().with(SearchOption.HASH, 16).with(SearchOption.THREADS, threads);
    for (var repeatable : game.repeatableOptions().entrySet()) {
      options = options.with(repeatable.getKey(), repeatable.getValue());
    }
    return new Engine(game, settings.with(options));
  }
}
