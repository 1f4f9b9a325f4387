package dev.secateur.lab.statistics;

/// The sequential probability ratio test (A. Wald, "Sequential Tests of Statistical Hypotheses",
/// 1945). It decides between two Elo differences and stops as soon as the result is clear. The
/// share of draws is not known, so each hypothesis uses the distribution with the highest
/// likelihood (the generalized test, see [ConstrainedLikelihood]).
///
/// @param elo0 the difference of the null hypothesis
/// @param elo1 the difference of the alternative, which is larger
/// @param alpha how often the alternative may be accepted although the null hypothesis is true
/// @param beta how often the null hypothesis may be accepted although the alternative is true
/// @param model the unit of both differences
public record Sprt(double elo0, double elo1, double alpha, double beta, EloModel model) {

  public enum EloModel {
    /// Usual Elo.
    LOGISTIC,
    /// Differences in standard deviations of a game. The length of a test then does not depend on
    /// the share of draws.
    NORMALIZED
  }

  public enum SprtDecision {
    CONTINUE,
    /// `elo0` is accepted.
    ACCEPT_ELO0,
    /// `elo1` is accepted.
    ACCEPT_ELO1
  }

  public Sprt {
    if (!(elo0 < elo1) || !isErrorRate(alpha) || !isErrorRate(beta)) {
      throw new IllegalArgumentException(
          "a test needs elo0 < elo1, and alpha and beta above 0 and at most 0.5");
    }
  }

  private static boolean isErrorRate(double value) {
    return value > 0 && value <= 0.5;
  }

  /// At or below this ratio `elo0` is accepted.
  public double lowerBound() {
    return Math.log(beta / (1 - alpha));
  }

  /// At or above this ratio `elo1` is accepted.
  public double upperBound() {
    return Math.log((1 - beta) / alpha);
  }

  /// The logarithm of the likelihood under `elo1` divided by the likelihood under `elo0`.
  public double logLikelihoodRatio(ResultCounts results) {
    if (results.samples() == 0) {
      return 0;
    }
    var likelihood = new ConstrainedLikelihood(results);
    return switch (model) {
      case LOGISTIC ->
          likelihood.ofMean(Elo.expectedScore(elo1)) - likelihood.ofMean(Elo.expectedScore(elo0));
      case NORMALIZED ->
          likelihood.ofDeviations(deviations(elo1, results))
              - likelihood.ofDeviations(deviations(elo0, results));
    };
  }

  /// Elo is per game. The standard deviation of a pair is smaller by the square root of 2.
  private static double deviations(double elo, ResultCounts results) {
    return elo / EloEstimate.NORMALIZED_PER_SIGMA * Math.sqrt(results.gamesPerSample());
  }

  public SprtDecision decide(ResultCounts results) {
    double ratio = logLikelihoodRatio(results);
    if (ratio <= lowerBound()) {
      return SprtDecision.ACCEPT_ELO0;
    }
    return ratio >= upperBound() ? SprtDecision.ACCEPT_ELO1 : SprtDecision.CONTINUE;
  }
}
