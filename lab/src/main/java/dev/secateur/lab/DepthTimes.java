package dev.secateur.lab;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.search.SearchListener;
import java.util.ArrayList;
import java.util.List;

/// The time to reach each depth from the start position, in a warmed-up JVM.
public final class DepthTimes {

  /// The time to reach a depth, over several runs.
  public record DepthTime(int depth, long nodes, long medianNanos, long worstNanos) {}

  private static final long WARM_UP_NANOS = 5_000_000_000L;
  private static final int RUNS = 15;

  private DepthTimes() {}

  public static List<DepthTime> run(Game game, EvaluatorFactory evaluator) {
    int deepest = game.measuring().benchDepth();
    long begin = System.nanoTime();
    while (System.nanoTime() - begin < WARM_UP_NANOS) {
      measure(game, evaluator, deepest, 1);
    }
    var rows = new ArrayList<DepthTime>();
    for (int depth = 1; depth <= deepest; depth++) {
      rows.add(measure(game, evaluator, depth, RUNS));
    }
    return rows;
  }

  /// Every run starts with an empty table and history.
  private static DepthTime measure(Game game, EvaluatorFactory evaluator, int depth, int runs) {
    var engine = Bench.engine(game, evaluator, 1);
    var times = new ArrayList<Long>();
    long nodes = 0;
    for (int run = 0; run < runs; run++) {
      engine.newGame();
      var done =
          engine.search(game.start(), Limits.depth(depth), 1, SearchListener.NONE).statistics();
      times.add(done.timeNanos());
      nodes = done.nodes();
    }
    times.sort(null);
    return new DepthTime(depth, nodes, times.get(runs / 2), times.getLast());
  }
}
