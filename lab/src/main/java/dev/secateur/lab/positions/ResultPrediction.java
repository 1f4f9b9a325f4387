package dev.secateur.lab.positions;

import java.util.stream.IntStream;

/// How well scores predict results: the chance of a win is a logistic function of the score, with
/// the one scale that fits best.
///
/// @param positions the number of scores
/// @param scale the lead, in units of the game, with odds of e to one; infinite if the scores do
///     not predict anything
/// @param logLoss the mean of -ln(chance given to the result); guessing one half gives 0.693
/// @param rightSign the share of the won and lost games in which the sign of the score was right
public record ResultPrediction(int positions, double scale, double logLoss, double rightSign) {

  /// A score in which the search has proven a win is not believed more than this: the players of
  /// the game may have missed it.
  private static final double MAX_CHANCE = 0.999;

  /// The logarithms of the smallest and the largest inverse scale.
  private static final double LOWEST = -9;

  private static final double HIGHEST = 9;
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
  private static final int STEPS = 60;

  /// The prediction with the scale that fits best.
  ///
  /// @param scores in units of the game, for the side to move; infinite where a win or loss is
  ///     proven
  /// @param won 1 if that side won, 0 if it lost, 0.5 for a draw
  public static ResultPrediction of(double[] scores, double[] won) {
    double low = LOWEST;
    double high = HIGHEST;
    // Golden section: the loss has one minimum.
    for (int step = 0; step < STEPS; step++) {
      double left = high - GOLDEN * (high - low);
      double right = low + GOLDEN * (high - low);
      if (logLoss(scores, won, Math.exp(left)) <= logLoss(scores, won, Math.exp(right))) {
        high = right;
      } else {
        low = left;
      }
    }
    double inverse = Math.exp((low + high) / 2);
    boolean none = logLoss(scores, won, 0) <= logLoss(scores, won, inverse);
    return new ResultPrediction(
        scores.length,
        none ? Double.POSITIVE_INFINITY : 1 / inverse,
        logLoss(scores, won, none ? 0 : inverse),
        rightSign(scores, won));
  }

  /// The chance that this scale gives to a win, at a score.
  public static double chance(double score, double scale) {
    return chanceByInverse(score, 1 / scale);
  }

  private static double chanceByInverse(double score, double inverse) {
    // Infinity times zero would not be a number.
    double lead = Double.isInfinite(score) ? score : score * inverse;
    return Math.clamp(1 / (1 + Math.exp(-lead)), 1 - MAX_CHANCE, MAX_CHANCE);
  }

  private static double logLoss(double[] scores, double[] won, double inverse) {
    double sum = 0;
    for (int i = 0; i < scores.length; i++) {
      double chance = chanceByInverse(scores[i], inverse);
      sum -= won[i] * Math.log(chance) + (1 - won[i]) * Math.log(1 - chance);
    }
    return scores.length == 0 ? 0 : sum / scores.length;
  }

  private static double rightSign(double[] scores, double[] won) {
    var decided = IntStream.range(0, scores.length).filter(i -> won[i] != 0.5).toArray();
    double right = 0;
    for (int i : decided) {
      double sign = Math.signum(scores[i]);
      right += sign == 0 ? 0.5 : (sign > 0) == (won[i] == 1) ? 1 : 0;
    }
    return decided.length == 0 ? 0 : right / decided.length;
  }
}
