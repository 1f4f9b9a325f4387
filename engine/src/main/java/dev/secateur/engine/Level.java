package dev.secateur.engine;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Score;

/// How strongly a computer player plays: how far it looks, how it judges, how often it errs.
///
/// @param number from 1, the weakest
/// @param depth plies it looks ahead; 0 for no limit
/// @param nodes positions it looks at; 0 for no limit
/// @param millis time it thinks about a move; 0 for no limit
/// @param mistakePercent how often it plays a move that it knows to be worse than the best
/// @param worstMistake what such a move may throw away at most, in the game's display units
/// @param choices how many moves it compares with care; mistakes are chosen among them
/// @param evaluator the name of its evaluator, or [#STANDARD_EVALUATOR]
public record Level(
    int number,
    String name,
    int depth,
    long nodes,
    long millis,
    int mistakePercent,
    double worstMistake,
    int choices,
    String evaluator) {

  /// Stands for the evaluator that the game itself prefers, whatever its name.
  public static final String STANDARD_EVALUATOR = "standard";

  public Limits limits() {
    return new Limits(depth, nodes, millis, 0, 0, true);
  }

  /// Whether the same position always gets the same answer: what the clock ends, nobody can repeat.
  public boolean isRepeatable() {
    return millis == 0;
  }

  /// The largest mistake as a [Score].
  int worstLoss() {
    return Score.ofUnits(worstMistake);
  }

  /// Standard options with the evaluator of this level.
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
