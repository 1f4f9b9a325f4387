package dev.secateur.lab.statistics;

/// A test that decides between two strengths with as few games as the evidence needs: the
/// sequential probability ratio test (A. Wald, "Sequential Tests of Statistical Hypotheses", 1945).
/// Since the share of draws is not known beforehand, each hypothesis is given the distribution that
/// suits it best (the generalized test, see [ConstrainedLikelihood]).
///
/// @param elo0 the difference of the null hypothesis
/// @param elo1 the difference of the alternative, which is larger
/// @param alpha how often the alternative may be accepted although the null hypothesis is true
/// @param beta how often the null hypothesis may be accepted although the alternative is true
/// @param model what the two differences are measured in
public record Sprt(double elo0, double elo1, double alpha, double beta, EloModel model) {

  public enum EloModel {
    /// Differences as ratings have them.
    LOGISTIC,
    /// Differences in standard deviations of a game: how long a test takes no longer depends on how
    /// many games are drawn.
    NORMALIZED
  }

  public enum SprtDecision {
    CONTINUE,
    /// The difference is `elo0` rather than `elo1`.
    ACCEPT_ELO0,
    /// The difference is `elo1` rather than `elo0`.
    ACCEPT_ELO1
  }

  public Sprt {
    if (!(elo0 < elo1) || !isChance(alpha) || !isChance(beta)) {
      throw new IllegalArgumentException("a test needs elo0 < elo1, and alpha and beta up to 0.5");
    }
  }

  private static boolean isChance(double value) {
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

  /// The logarithm of how many times likelier the results are under `elo1` than under `elo0`.
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

  /// The deviations are a game's; a pair's mean has a smaller one.
  private static double deviations(double elo, ResultCounts results) {
    return elo / EloEstimate.NORMALIZED_PER_SIGMA * Math.sqrt(results.gamesEach());
  }

  public SprtDecision decide(ResultCounts results) {
    double ratio = logLikelihoodRatio(results);
    if (ratio <= lowerBound()) {
      return SprtDecision.ACCEPT_ELO0;
    }
    return ratio >= upperBound() ? SprtDecision.ACCEPT_ELO1 : SprtDecision.CONTINUE;
  }
}
