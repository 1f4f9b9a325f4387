package dev.secateur.lab.openings;

import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.core.Opening;
import dev.secateur.core.Position;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Checks openings one by one: whether the moves are legal, the game goes on after them, the
/// position was there before however the board is held, and, if that is asked, whether a search
/// finds both sides about equal.
public final class OpeningCheck {

  /// What was found out about an opening.
  ///
  /// @param problem empty for a good one
  /// @param score at its end for the side to move, in the game's unit, where it was searched
  public record OpeningVerdict(Optional<OpeningProblem> problem, OptionalDouble score, int plies) {}

  /// What is wrong with an opening, and that in words.
  public record OpeningProblem(OpeningProblemKind kind, String text) {}

  public enum OpeningProblemKind {
    ILLEGAL,
    OVER,
    TWICE,
    UNFAIR
  }

  private final Game game;
  private final int depth;
  private final double margin;
  private final OpeningScorer judge;
  private final Map<String, Integer> seen = new HashMap<>();

  /// @param depth of the search; 0 for none
  /// @param margin how far from equal its judgement may be, in the game's unit
  public OpeningCheck(Game game, int depth, double margin) {
    this.game = game;
    this.depth = depth;
    this.margin = margin;
    judge = new OpeningScorer(game);
  }

  /// Looks at the next opening.
  ///
  /// @param number by which a later one can speak of it: its line in a file
  public OpeningVerdict check(Opening opening, int number) {
    var position = game.start();
    try {
      game.notation().playMoves(position, opening.moves(), _ -> {});
    } catch (NotationException illegal) {
      return wrong(OpeningProblemKind.ILLEGAL, illegal.error().message(), position);
    }
    if (position.outcome().isOver()) {
      return wrong(
          OpeningProblemKind.OVER,
          "the game is over: " + position.outcome().describe(game),
          position);
    }
    var first = seen.putIfAbsent(PositionViews.common(game, position), number);
    if (first != null) {
      return wrong(OpeningProblemKind.TWICE, "the same position as number " + first, position);
    }
    return depth == 0
        ? new OpeningVerdict(Optional.empty(), OptionalDouble.empty(), position.ply())
        : judged(position);
  }

  private OpeningVerdict judged(Position position) {
    double score = judge.score(position, depth);
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

  private static OpeningVerdict wrong(OpeningProblemKind kind, String text, Position position) {
    return new OpeningVerdict(
        Optional.of(new OpeningProblem(kind, text)), OptionalDouble.empty(), position.ply());
  }
}
