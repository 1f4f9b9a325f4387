package dev.secateur.lab.statistics;

/// How much stronger a player seems to be than another.
///
/// @param elo the difference that fits the score best; infinite after nothing but wins or losses
/// @param low lower end of the interval that covers the true difference in 95 cases of 100
/// @param high upper end
/// @param normalized the difference in normalized Elo, which counts standard deviations of a game
///     and so does not shrink where most games are drawn
/// @param superiority how likely it is that the player is the stronger one (LOS)
public record EloEstimate(
    double elo, double low, double high, double normalized, double superiority) {

  /// Normalized Elo agrees with logistic Elo near zero where no game is drawn (M. Van den Bergh,
  /// "Normalized Elo", 2019).
  static final double NORMALIZED_PER_SIGMA = 800 / Math.log(10);

  /// What these results say. The interval of the mean is turned into Elo end by end, so that it is
  /// wider on the side where Elo runs away.
  ///
  /// @throws IllegalArgumentException if nothing was counted
  public static EloEstimate of(ResultCounts results) {
    if (results.samples() == 0) {
      throw new IllegalArgumentException("no results to judge by");
    }
    var truth = MeanEstimate.of(results);
    double reach = Normal.QUANTILE_975 * truth.error();
    return new EloEstimate(
        Elo.ofScore(results.mean()),
        Elo.ofScore(truth.mean() - reach),
        Elo.ofScore(truth.mean() + reach),
        normalized(results),
        Normal.below((truth.mean() - 0.5) / truth.error()));
  }

  /// Infinite where all samples are alike and better or worse than a half.
  private static double normalized(ResultCounts results) {
    double above = results.mean() - 0.5;
    // A pair's mean of two games has half the variance of a game.
    double sigmaOfGame = Math.sqrt(results.variance() * results.gamesEach());
    return above == 0 ? 0 : NORMALIZED_PER_SIGMA * above / sigmaOfGame;
  }

  /// The same from the other player's view.
  public EloEstimate reversed() {
    return new EloEstimate(-elo, -high, -low, -normalized, 1 - superiority);
  }

  /// Half the width of the interval: the number after `±`.
  public double error() {
    return (high - low) / 2;
  }
}
