package dev.secateur.lab.statistics;

/// Elo differences and the scores they promise (A. Elo, "The Rating of Chessplayers", 1978, in the
/// logistic form that is usual today): 400 points are odds of ten to one.
public final class Elo {

  private Elo() {}

  /// The share of points that a player of this much more Elo expects.
  public static double expectedScore(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }

  /// The difference that a share of points stands for; infinite for all and for none.
  public static double ofScore(double score) {
    if (score <= 0) {
      return Double.NEGATIVE_INFINITY;
    }
    return score >= 1 ? Double.POSITIVE_INFINITY : 400 * Math.log10(score / (1 - score));
  }
}
