package dev.secateur.lab.statistics;

/// Converts between Elo differences and expected scores (A. Elo, "The Rating of Chessplayers",
/// 1978, in today's logistic form): 400 Elo are odds of ten to one.
public final class Elo {

  private Elo() {}

  /// The expected score, 0 to 1, of a player who is stronger by this difference.
  public static double expectedScore(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }

  /// The difference that gives this score; infinite for scores of 0 and 1.
  public static double ofScore(double score) {
    if (score <= 0) {
      return Double.NEGATIVE_INFINITY;
    }
    return score >= 1 ? Double.POSITIVE_INFINITY : 400 * Math.log10(score / (1 - score));
  }
}
