package dev.secateur.lab.openings;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Settings;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult.ScoredLine;
import java.util.List;

/// Scores positions with our own search. The score depends on nothing but the position and the
/// depth.
final class OpeningScorer {

  private static final int MEGABYTES = 16;

  private final Engine engine;

  /// For shallow searches, with a small table, because clearing a large one would take longer.
  private final Engine shallowEngine;

  OpeningScorer(Game game, EvaluatorFactory evaluator) {
    engine = engine(game, evaluator, MEGABYTES);
    shallowEngine = engine(game, evaluator, 1);
  }

  private static Engine engine(Game game, EvaluatorFactory evaluator, int megabytes) {
    var settings = Settings.of(evaluator);
    var options =
        settings.options().with(SearchOption.HASH, megabytes).with(SearchOption.THREADS, 1);
    return new Engine(game, settings.with(options));
  }

  /// All moves with exact scores, best first.
  List<ScoredLine> moves(Position position, int depth) {
    shallowEngine.newGame();
    int all = position.legalMoves().length;
    return shallowEngine.search(position, Limits.depth(depth), all, SearchListener.NONE).lines();
  }

  /// The score for the side to move, in the game's display unit; a proven win exceeds any margin.
  double score(Position position, int depth) {
    engine.newGame();
    return Score.inUnits(engine.search(position, Limits.depth(depth)).score());
  }
}
