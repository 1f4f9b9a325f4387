package dev.secateur.engine;

import dev.secateur.core.Game;
import dev.secateur.core.Key;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult.Line;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// A player of a certain [Level]: looks as far as the level allows and errs as often.
///
/// What it plays in a position depends on nothing but the position and the seed, unless the level
/// thinks by the clock: a move taken back and played again gets the same answer.
public final class LevelPlayer {

  /// Levels that look at few positions start with an empty table for every move, and a small one is
  /// quickly emptied.
  private static final int SMALL_TABLE = 4;

  private final Level level;
  private final Engine engine;
  private final int seed;

  /// @param settings how it judges and searches; [Level#settings] gives the level's own
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
    // Whoever errs on purpose does not play the last moves like a machine.
    return level.mistakePercent() > 0 ? options.off(SearchOption.ORACLE) : options;
  }

  public Level level() {
    return level;
  }

  /// The move it plays, with the best play after it and what it thinks the move is worth.
  ///
  /// @throws IllegalArgumentException if the game is over
  public Line choose(Position position) {
    return choose(position, level.limits());
  }

  /// The same under other limits than the level's own.
  public Line choose(Position position, Limits limits) {
    return choose(position, limits, SearchListener.NONE);
  }

  /// The same, telling somebody how the search goes on. What it hears is what the level sees; the
  /// move it then makes may be a worse one.
  public Line choose(Position position, Limits limits, SearchListener listener) {
    return prepare(position, limits, listener).choose();
  }

  /// The same move, to be found later: for whoever may have to stop the search before it has begun.
  public PreparedMove prepare(Position position, Limits limits, SearchListener listener) {
    var search = engine.prepare(position, limits.toPlay(), level.choices(), listener);
    return new PreparedMove(search, () -> choose(position, search));
  }

  private Line choose(Position position, PreparedSearch search) {
    // Nobody overlooks that a move wins on the spot. In Reversi, where a later win could be larger,
    // a win is a win.
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

  /// Forgets what was learned: another game begins.
  public void newGame() {
    engine.newGame();
  }

  private static @Nullable Line winInOne(Position position) {
    int side = position.sideToMove();
    var board = position.copy();
    Line best = null;
    for (long move : position.legalMoves()) {
      board.make(move);
      if (board.outcome().isWinFor(side)) {
        int score = Score.fromRoot(-board.finalScore(), 1);
        if (best == null || score > best.score()) {
          best = new Line(List.of(move), score);
        }
      }
      board.undo();
    }
    return best;
  }

  /// One of the best, or with the level's chance a worse one that does not throw away too much.
  private Line pick(List<Line> lines, SplittableRandom random) {
    int best = lines.getFirst().score();
    if (random.nextInt(100) < level.mistakePercent()) {
      var worse =
          lines.stream()
              .filter(line -> line.score() < best && best - line.score() <= level.worstLoss())
              .toList();
      if (!worse.isEmpty()) {
        return pickNear(best, worse, random);
      }
    }
    var equals = lines.stream().filter(line -> line.score() == best).toList();
    return equals.get(random.nextInt(equals.size()));
  }

  /// People err by a little more often than by a lot: the chance of a move falls in a straight line
  /// with what it throws away.
  private Line pickNear(int best, List<Line> worse, SplittableRandom random) {
    long total = worse.stream().mapToLong(line -> weight(best, line)).sum();
    long drawn = random.nextLong(total);
    for (Line line : worse) {
      drawn -= weight(best, line);
      if (drawn < 0) {
        return line;
      }
    }
    throw new AssertionError("the weights do not add up");
  }

  private long weight(int best, Line line) {
    return level.worstLoss() - (best - line.score()) + 1L;
  }
}
