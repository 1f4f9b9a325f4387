package dev.secateur.engine;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Score;
import java.util.OptionalDouble;

/// The strength of a computer player: its limits, its evaluator and how often it makes mistakes.
///
/// @param number from 1, the weakest
/// @param depth depth limit in plies; 0 for no limit
/// @param nodes node limit; 0 for no limit
/// @param millis time limit per move; 0 for no limit
/// @param mistakePercent how often it plays a move that it knows to be worse than the best
/// @param worstMistake the largest loss of such a move, in the game's display units
/// @param choices how many moves get exact scores; mistakes are chosen among them
/// @param evaluator the name of its evaluator, or [#STANDARD_EVALUATOR]
/// @param bookVariety how much worse than the best a move of the opening book may be, in the game's
///     display units; empty for a level that uses no book
public record Level(
    int number,
    String name,
    int depth,
    long nodes,
    long millis,
    int mistakePercent,
    double worstMistake,
    int choices,
    String evaluator,
    OptionalDouble bookVariety) {

  /// Means the game's default evaluator.
  public static final String STANDARD_EVALUATOR = "standard";

  public Limits limits() {
    return new Limits(depth, nodes, millis, 0, 0, true);
  }

  /// Whether the same position always gets the same move. A search limited by time is not
  /// repeatable.
  public boolean isRepeatable() {
    return millis == 0;
  }

  /// The largest allowed mistake as a [Score].
  int worstLoss() {
    return Score.ofUnits(worstMistake);
  }

  /// Default options with the evaluator of this level.
  ///
  /// @throws dev.secateur.core.NotationException if the game has no such evaluator
  public Settings settings(Game game, Evaluators evaluators) {
    return Settings.of(
        evaluator.equals(STANDARD_EVALUATOR)
            ? evaluators.standard(game)
            : evaluators.find(game, evaluator));
  }

  /// `level 3 (learner)`.
  public String title() {
    return "level %d (%s)".formatted(number, name);
  }
}
