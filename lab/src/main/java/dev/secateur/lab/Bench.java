package dev.secateur.lab;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Settings;
import dev.secateur.search.SearchListener;
import java.util.Map;

/// A fixed amount of searching with one thread. The number of nodes is exact: it changes only when
/// the search, an evaluator or the positions do. The speed is that of the machine.
public final class Bench {

  /// What was counted.
  public record Result(String game, long nodes, long timeNanos) {

    public long nodesPerSecond() {
      return (long) (nodes * 1e9 / Math.max(1, timeNanos));
    }
  }

  private static final Map<String, Integer> DEPTHS =
      Map.of("checkers", 13, "reversi", 9, "quoridor", 4);
  private static final int WARM_UP_DEPTH = 3;

  private Bench() {}

  /// Searches each test position of the game to a fixed depth, afresh.
  public static Result run(Game game) {
    var positions = TestPositions.of(game);
    var settings = Settings.of(Evaluators.installed().standard(game));
    var engine = new Engine(game, settings.with(settings.options().with(SearchOption.HASH, 16)));
    int depth = DEPTHS.getOrDefault(game.name(), WARM_UP_DEPTH);
    for (var position : positions) {
      engine.newGame();
      engine.search(position, Limits.depth(Math.max(1, depth - 2)));
    }
    long nodes = 0;
    long nanos = 0;
    for (var position : positions) {
      engine.newGame();
      var statistics =
          engine.search(position, Limits.depth(depth), 1, SearchListener.NONE).statistics();
      nodes += statistics.nodes();
      nanos += statistics.timeNanos();
    }
    return new Result(game.name(), nodes, nanos);
  }
}
