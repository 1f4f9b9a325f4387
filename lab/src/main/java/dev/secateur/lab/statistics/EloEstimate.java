package dev.secateur.lab.statistics;

/// The estimated Elo difference of two players.
///
/// @param elo the difference that fits the score; infinite if all games were won or lost
/// @param low lower end of the 95 % confidence interval
/// @param high upper end
/// @param normalized the difference in normalized Elo, which counts standard deviations of a game,
///     so it does not become smaller if most games are drawn
/// @param superiority the probability that the first player is stronger (LOS)
public record EloEstimate(
    double elo, double low, double high, double normalized, double superiority) {

  /// Normalized Elo agrees with logistic Elo near zero where no game is drawn (M. Van den Bergh,
  /// "Normalized Elo", 2019).
  static final double NORMALIZED_PER_SIGMA = 800 / Math.log(10);

  /// The estimate from these results. Each end of the interval is converted from score to Elo by
  /// itself, so the interval is not symmetric.
  ///
  /// @throws IllegalArgumentException if there are no results
  public static EloEstimate of(ResultCounts results) {
    if (results.samples() == 0) {
      throw new IllegalArgumentException("an estimate needs at least one result");
    }
    var estimate = MeanEstimate.of(results);
    double halfWidth = Normal.QUANTILE_975 * estimate.error();
    return new EloEstimate(
        Elo.ofScore(results.mean()),
        Elo.ofScore(estimate.mean() - halfWidth),
        Elo.ofScore(estimate.mean() + halfWidth),
        normalized(results),
        Normal.cdf((estimate.mean() - 0.5) / estimate.error()));
  }

  /// Infinite if all samples have the same score and it is not a half.
  private static double normalized(ResultCounts results) {
    double above = results.mean() - 0.5;
    // The score of a pair is the mean of two games and has half the variance of a game.
    double sigmaOfGame = Math.sqrt(results.variance() * results.gamesPerSample());
    return above == 0 ? 0 : NORMALIZED_PER_SIGMA * above / sigmaOfGame;
  }

  /// The same estimate from the other player's view.
  public EloEstimate reversed() {
    return new EloEstimate(-elo, -high, -low, -normalized, 1 - superiority);
  }

  /// Half the width of the interval: the number after `±`.
  public double error() {
    return (high - low) / 2;
  }
}
