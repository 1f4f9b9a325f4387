package dev.secateur.engine;

import dev.secateur.core.Game;
import dev.secateur.core.Key;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.core.WeightedChoice;
import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult.ScoredLine;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// Plays at a [Level]: searches within its limits, or asks the opening book, and makes mistakes as
/// often as the level says.
///
/// The move depends only on the position and the seed, unless the level has a time limit. After a
/// take-back the same move gets the same answer.
public final class LevelPlayer {

  /// Megabytes. Repeatable levels clear their table before every move, and a small table is cleared
  /// quickly.
  private static final int SMALL_TABLE = 4;

  private final Level level;
  private final Engine engine;
  private final int seed;

  /// @param settings evaluator and options; [Level#settings] gives those of the level
  public LevelPlayer(Game game, Level level, Settings settings) {
    this.level = level;
    seed = settings.options().number(SearchOption.SEED);
    engine = new Engine(game, settings.with(options(level, settings.options())));
  }

  private static SearchOptions options(Level level, SearchOptions given) {
    var options = given;
    if (level.isRepeatable()) {
      int megabytes = Math.min(SMALL_TABLE, given.number(SearchOption.HASH));
      options = options.with(SearchOption.HASH, megabytes);
    }
    if (level.bookVariety().isPresent()) {
      int variety = Score.ofUnits(level.bookVariety().getAsDouble());
      options = options.on(SearchOption.BOOK).with(SearchOption.BOOK_VARIETY, variety);
    }
    // A level that makes mistakes would look odd if it played the ending perfectly.
    return level.mistakePercent() > 0 ? options.off(SearchOption.ORACLE) : options;
  }

  public Level level() {
    return level;
  }

  /// The move that this level plays, with its line and score.
  ///
  /// @throws IllegalArgumentException if the game is over
  public ScoredLine choose(Position position) {
    return choose(position, level.limits());
  }

  /// The same with other limits than those of the level.
  public ScoredLine choose(Position position, Limits limits) {
    return choose(position, limits, SearchListener.NONE);
  }

  /// The same with a listener. The listener receives the search's best moves; the level may then
  /// play a worse one.
  public ScoredLine choose(Position position, Limits limits, SearchListener listener) {
    return prepare(position, limits, listener).choose();
  }

  /// Prepares the same choice without starting the search, so that it can be stopped even before it
  /// starts.
  public PreparedMove prepare(Position position, Limits limits, SearchListener listener) {
    var search = engine.prepare(position, limits.toPlay(), level.choices(), listener);
    return new PreparedMove(search, () -> choose(position, search));
  }

  private ScoredLine choose(Position position, PreparedSearch search) {
    // Every level plays a win in one move. In Reversi another move might win by more discs later;
    // the immediate win is good enough.
    var win = winInOne(position);
    if (win != null) {
      return win;
    }
    if (level.isRepeatable()) {
      engine.newGame();
    }
    var found = search.run().lines();
    if (found.isEmpty()) {
      throw new IllegalArgumentException("the game is over: there is no move to choose");
    }
    return pick(found, new SplittableRandom(Key.of(seed, position.key())));
  }

  /// Clears the table and history, for a new game.
  public void newGame() {
    engine.newGame();
  }

  private static @Nullable ScoredLine winInOne(Position position) {
    int side = position.sideToMove();
    var board = position.copy();
    ScoredLine best = null;
    for (long move : position.legalMoves()) {
      board.make(move);
      if (board.outcome().isWinFor(side)) {
        int score = Score.toRootRelative(-board.finalScore(), 1);
        if (best == null || score > best.score()) {
          best = new ScoredLine(List.of(move), score, false);
        }
      }
      board.undo();
    }
    return best;
  }

  /// One of the best lines, or, as often as the level makes mistakes, a worse one within its limit.
  private ScoredLine pick(List<ScoredLine> lines, SplittableRandom random) {
    int best = lines.getFirst().score();
    if (random.nextInt(100) < level.mistakePercent()) {
      var worse =
          lines.stream()
              .filter(line -> line.score() < best && best - line.score() <= level.worstLoss())
              .toList();
      if (!worse.isEmpty()) {
        return WeightedChoice.of(worse, ScoredLine::score, best - level.worstLoss(), random);
      }
    }
    var equals = lines.stream().filter(line -> line.score() == best).toList();
    return equals.get(random.nextInt(equals.size()));
  }
}
