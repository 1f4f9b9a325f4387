package dev.secateur.lab.openings;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Settings;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult.ScoredLine;
import java.util.List;

/// What our own search thinks of a position: the same on every machine, whatever came before.
final class OpeningScorer {

  private static final int MEGABYTES = 16;

  private final Engine engine;

  /// Emptying a large table takes longer than a glance.
  private final Engine glancing;

  OpeningScorer(Game game) {
    engine = engine(game, MEGABYTES);
    glancing = engine(game, 1);
  }

  private static Engine engine(Game game, int megabytes) {
    var settings = Settings.of(Evaluators.installed().standard(game));
    var options =
        settings.options().with(SearchOption.HASH, megabytes).with(SearchOption.THREADS, 1);
    return new Engine(game, settings.with(options));
  }

  /// All moves with exact scores, best first.
  List<ScoredLine> moves(Position position, int depth) {
    glancing.newGame();
    int all = position.legalMoves().length;
    return glancing.search(position, Limits.depth(depth), all, SearchListener.NONE).lines();
  }

  /// For the side to move, in the game's unit; a proven win is further from equal than any margin.
  double score(Position position, int depth) {
    engine.newGame();
    return Score.inUnits(engine.search(position, Limits.depth(depth)).score());
  }
}
