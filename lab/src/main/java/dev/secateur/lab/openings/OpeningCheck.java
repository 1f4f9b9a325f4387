package dev.secateur.lab.openings;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.core.Opening;
import dev.secateur.core.Position;
import dev.secateur.core.Symmetries;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Checks openings one by one: the moves must be legal, the game must not be over, the position (or
/// a symmetric one) must be new, and, if wanted, a search must find both sides about equal.
public final class OpeningCheck {

  /// The result of a check.
  ///
  /// @param problem empty for a good opening
  /// @param score of the final position for the side to move, in the game's display unit; empty if
  ///     it was not searched
  public record OpeningVerdict(Optional<OpeningProblem> problem, OptionalDouble score, int plies) {}

  /// What is wrong with an opening, also in words.
  public record OpeningProblem(OpeningProblemKind kind, String text) {}

  public enum OpeningProblemKind {
    ILLEGAL,
    GAME_OVER,
    DUPLICATE,
    UNFAIR
  }

  private final Game game;
  private final int depth;
  private final double margin;
  private final OpeningScorer scorer;
  private final Symmetries symmetries;
  private final Map<String, Integer> seen = new HashMap<>();

  /// @param evaluator of the search
  /// @param depth of the search; 0 for no search
  /// @param margin the maximal distance of the score from zero, in the game's display unit
  public OpeningCheck(Game game, EvaluatorFactory evaluator, int depth, double margin) {
    this.game = game;
    this.depth = depth;
    this.margin = margin;
    scorer = new OpeningScorer(game, evaluator);
    symmetries = new Symmetries(game);
  }

  /// Checks the next opening.
  ///
  /// @param number names this opening in messages about later duplicates: its line in a file
  public OpeningVerdict check(Opening opening, int number) {
    var position = game.start();
    try {
      game.notation().playMoves(position, opening.text(), _ -> {});
    } catch (NotationException noMoves) {
      try {
        position = opening.begin(game).positionAfter(0);
      } catch (NotationException illegal) {
        return bad(OpeningProblemKind.ILLEGAL, illegal.error().message(), position);
      }
    }
    if (position.outcome().isOver()) {
      return bad(
          OpeningProblemKind.GAME_OVER,
          "the game is over: " + position.outcome().describe(game),
          position);
    }
    var first = seen.putIfAbsent(symmetries.canonicalText(position), number);
    if (first != null) {
      return bad(OpeningProblemKind.DUPLICATE, "the same position as number " + first, position);
    }
    return depth == 0
        ? new OpeningVerdict(Optional.empty(), OptionalDouble.empty(), position.ply())
        : withScore(position);
  }

  private OpeningVerdict withScore(Position position) {
    double score = scorer.score(position, depth);
    var problem =
        Math.abs(score) <= margin
            ? Optional.<OpeningProblem>empty()
            : Optional.of(
                new OpeningProblem(
                    OpeningProblemKind.UNFAIR,
                    String.format(
                        Locale.ROOT, "%+.2f %s for the side to move", score, game.scoreUnit())));
    return new OpeningVerdict(problem, OptionalDouble.of(score), position.ply());
  }

  private static OpeningVerdict bad(OpeningProblemKind kind, String text, Position position) {
    return new OpeningVerdict(
        Optional.of(new OpeningProblem(kind, text)), OptionalDouble.empty(), position.ply());
  }
}
