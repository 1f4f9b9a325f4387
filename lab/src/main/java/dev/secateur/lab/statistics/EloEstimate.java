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

  private static final double EACH_TAIL = 0.025;

  /// What these results say.
  ///
  /// @throws IllegalArgumentException if nothing was counted
  public static EloEstimate of(ResultCounts results) {
    int samples = results.samples();
    if (samples == 0) {
      throw new IllegalArgumentException("no results to judge by");
    }
    double mean = results.mean();
    return results.areAllAlike() ? ofOneKind(mean, samples) : ofSpread(results, mean, samples);
  }

  /// The mean of independent samples is nearly normal; its interval is turned into Elo end by end,
  /// so that it is wider on the side where Elo runs away.
  private static EloEstimate ofSpread(ResultCounts results, double mean, int samples) {
    double variance = results.variance();
    double error = Math.sqrt(variance / samples);
    // A pair's mean of two games has half the variance of a game.
    double sigmaOfGame = Math.sqrt(variance * results.gamesEach());
    return new EloEstimate(
        Elo.ofScore(mean),
        Elo.ofScore(mean - Normal.QUANTILE_975 * error),
        Elo.ofScore(mean + Normal.QUANTILE_975 * error),
        NORMALIZED_PER_SIGMA * (mean - 0.5) / sigmaOfGame,
        Normal.below((mean - 0.5) / error));
  }

  /// Where all samples are alike, their variance of zero would promise certainty. But of what was
  /// never seen in `n` samples there may be a share of up to 1 - 0.025^(1/n) (C. Clopper and E.
  /// Pearson, 1934), and those samples could be worth anything.
  private static EloEstimate ofOneKind(double mean, int samples) {
    double unseen = 1 - Math.pow(EACH_TAIL, 1.0 / samples);
    // Wins only: the chance that a fair coin, seen by somebody who held every chance for equally
    // likely, falls like this is 2^-(n+1).
    double doubt = Math.pow(0.5, samples + 1.0);
    double superiority = mean > 0.5 ? 1 - doubt : mean < 0.5 ? doubt : 0.5;
    return new EloEstimate(
        Elo.ofScore(mean),
        Elo.ofScore(mean - unseen * mean),
        Elo.ofScore(mean + unseen * (1 - mean)),
        mean == 0.5 ? 0 : Elo.ofScore(mean > 0.5 ? 1 : 0),
        superiority);
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
