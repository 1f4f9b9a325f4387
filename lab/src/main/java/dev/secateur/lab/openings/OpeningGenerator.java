package dev.secateur.lab.openings;

import dev.secateur.core.Game;
import dev.secateur.core.Key;
import dev.secateur.core.NotationException;
import dev.secateur.core.Opening;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/// Makes openings that are fair and not all alike: sensible moves chosen by lot, kept where a
/// deeper search finds both sides about equal, and no position twice however the board is held.
///
/// The same recipe gives the same openings in the same order, so that an interrupted set can be
/// gone on with.
public final class OpeningGenerator {

  /// How deep a move on the way is looked at.
  static final int GLANCE = 2;

  /// A recipe that asks for more than the game has would never end.
  private static final int MAX_FAILURES = 5_000;

  /// An opening that was found.
  ///
  /// @param score at its end for the side to move, in the game's unit
  public record GeneratedOpening(String moves, double score) {}

  private final Game game;
  private final OpeningRequirements recipe;
  private final OpeningScorer judge;
  private int made;
  private final Set<String> known = new HashSet<>();

  /// @param made what the same recipe gave before it was interrupted
  /// @throws NotationException if that holds a move that the rules do not allow
  public OpeningGenerator(Game game, OpeningRequirements recipe, List<Opening> made) {
    this.game = game;
    this.recipe = recipe;
    this.made = made.size();
    judge = new OpeningScorer(game);
    for (Opening opening : made) {
      var record = opening.begin(game);
      known.add(PositionViews.common(game, record.positionAfter(record.plies())));
    }
  }

  /// Makes openings until there are enough, or nothing new is found any more.
  ///
  /// @param found is told each one
  /// @return how many there are now
  public int make(Consumer<GeneratedOpening> found) {
    int failures = 0;
    for (long number = 0; made < recipe.count() && failures < MAX_FAILURES; number++) {
      var random = new SplittableRandom(Key.of(recipe.seed(), number));
      var position = game.start();
      var moves = walk(position, random);
      var score = isNew(position) ? fairScore(position) : OptionalDouble.empty();
      if (score.isEmpty()) {
        failures++;
        continue;
      }
      failures = 0;
      made++;
      found.accept(new GeneratedOpening(String.join(" ", moves), score.getAsDouble()));
    }
    return made;
  }

  /// Plays sensible moves chosen by lot.
  private List<String> walk(Position position, SplittableRandom random) {
    int plies = random.nextInt(recipe.fewestPlies(), recipe.maxPlies() + 1);
    var texts = new ArrayList<String>();
    while (texts.size() < plies && !position.outcome().isOver()) {
      var moves = judge.moves(position, GLANCE);
      int best = moves.getFirst().score();
      var sensible =
          moves.stream()
              .filter(line -> Score.inUnits(best - line.score()) <= recipe.slack())
              .toList();
      long move = sensible.get(random.nextInt(sensible.size())).move();
      texts.add(game.notation().move(position, move));
      position.make(move);
    }
    return texts;
  }

  private boolean isNew(Position position) {
    return !position.outcome().isOver() && known.add(PositionViews.common(game, position));
  }

  /// The score at the end where it is near enough to equal. A shallow look sorts out most of what
  /// a deep one would.
  private OptionalDouble fairScore(Position position) {
    int shallow = Math.max(1, recipe.depth() / 2);
    if (Math.abs(judge.score(position, shallow)) > 2 * recipe.margin()) {
      return OptionalDouble.empty();
    }
    double score = judge.score(position, recipe.depth());
    return Math.abs(score) <= recipe.margin() ? OptionalDouble.of(score) : OptionalDouble.empty();
  }
}
