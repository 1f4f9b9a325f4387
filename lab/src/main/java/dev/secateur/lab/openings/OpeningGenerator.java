package dev.secateur.lab.openings;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Key;
import dev.secateur.core.NotationException;
import dev.secateur.core.Opening;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.Symmetries;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/// Generates fair and different openings: random moves among the good ones, kept if a deeper search
/// finds both sides about equal and no symmetric position is in the set yet.
///
/// The same requirements give the same openings in the same order, so an interrupted set can be
/// continued.
public final class OpeningGenerator {

  /// The search depth that decides which moves are good enough to be played.
  static final int MOVE_DEPTH = 2;

  /// Ends the search for openings if the game has fewer than wanted.
  private static final int MAX_FAILURES = 5_000;

  /// A generated opening.
  ///
  /// @param score of the final position for the side to move, in the game's display unit
  public record GeneratedOpening(String moves, double score) {}

  private final Game game;
  private final OpeningRequirements requirements;
  private final OpeningScorer scorer;
  private final Symmetries symmetries;
  private int made;
  private final Set<String> seen = new HashSet<>();

  /// @param evaluator of the searches
  /// @param made the openings generated so far with the same requirements
  /// @throws NotationException if one of them has an illegal move
  public OpeningGenerator(
      Game game, EvaluatorFactory evaluator, OpeningRequirements requirements, List<Opening> made) {
    this.game = game;
    this.requirements = requirements;
    this.made = made.size();
    scorer = new OpeningScorer(game, evaluator);
    symmetries = new Symmetries(game);
    for (Opening opening : made) {
      var record = opening.begin(game);
      seen.add(symmetries.canonicalText(record.positionAfter(record.plies())));
    }
  }

  /// Generates openings until there are enough, or no new ones are found.
  ///
  /// @param found receives each opening
  /// @return the number of openings in the set
  public int make(Consumer<GeneratedOpening> found) {
    int failures = 0;
    for (long number = 0; made < requirements.count() && failures < MAX_FAILURES; number++) {
      var random = new SplittableRandom(Key.of(requirements.seed(), number));
      var position = game.start();
      var moves = randomMoves(position, random);
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

  /// Plays random moves among those that are nearly as good as the best one.
  private List<String> randomMoves(Position position, SplittableRandom random) {
    int plies = random.nextInt(requirements.minPlies(), requirements.maxPlies() + 1);
    var texts = new ArrayList<String>();
    while (texts.size() < plies && !position.outcome().isOver()) {
      var moves = scorer.moves(position, MOVE_DEPTH);
      int best = moves.getFirst().score();
      var good =
          moves.stream()
              .filter(line -> Score.inUnits(best - line.score()) <= requirements.slack())
              .toList();
      long move = good.get(random.nextInt(good.size())).move();
      texts.add(game.notation().formatMove(position, move));
      position.make(move);
    }
    return texts;
  }

  private boolean isNew(Position position) {
    return !position.outcome().isOver() && seen.add(symmetries.canonicalText(position));
  }

  /// The score of the position if it is near enough to equal. A shallow search first, because it
  /// rejects most unfair positions in less time.
  private OptionalDouble fairScore(Position position) {
    int shallow = Math.max(1, requirements.depth() / 2);
    if (Math.abs(scorer.score(position, shallow)) > 2 * requirements.margin()) {
      return OptionalDouble.empty();
    }
    double score = scorer.score(position, requirements.depth());
    return Math.abs(score) <= requirements.margin()
        ? OptionalDouble.of(score)
        : OptionalDouble.empty();
  }
}
