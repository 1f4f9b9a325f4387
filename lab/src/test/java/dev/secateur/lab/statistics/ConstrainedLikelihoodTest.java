package dev.secateur.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Compares with an independent search for the maximum. With losses, draws and wins, only the share
/// of draws is free under a hypothesis, so a search in one dimension finds it.
class ConstrainedLikelihoodTest {

  @ParameterizedTest
  @CsvSource({
    "30, 40, 50, 0.5",
    "30, 40, 50, 0.55",
    "30, 40, 50, 0.9",
    "30, 40, 50, 0.05",
    "1, 400, 3, 0.6",
    "200, 1, 5, 0.99",
    "2, 3, 700, 0.2",
  })
  void theMaximumForAGivenMeanIsFound(int losses, int draws, int wins, double mean) {
    var results = ResultCounts.ofGames(losses, draws, wins);
    // The mean is the share of wins plus half the share of draws.
    double likeliest =
        maximum(
            drawn -> {
              double won = mean - drawn / 2;
              return logLikelihood(results, 1 - won - drawn, drawn, won);
            },
            2 * Math.min(mean, 1 - mean));
    assertThat(new ConstrainedLikelihood(results).ofMean(mean)).isCloseTo(likeliest, within(1e-6));
  }

  @ParameterizedTest
  @CsvSource({
    "30, 40, 50, 0",
    "30, 40, 50, 0.1",
    "30, 40, 50, -0.3",
    "1, 400, 3, 0.2",
    "5, 20, 400, 0.5",
    "2, 3, 700, 1.5",
    "2, 3, 700, -0.4",
    "90, 2, 60, -0.8",
  })
  void theMaximumForAGivenDeviationIsFound(int losses, int draws, int wins, double deviations) {
    var results = ResultCounts.ofGames(losses, draws, wins);
    // Let half be half the difference of the shares of wins and losses. The variance is
    // (1 - drawn) / 4 - half², and half must be the given number of deviations.
    double likeliest =
        maximum(
            drawn -> {
              double half = deviations / 2 * Math.sqrt((1 - drawn) / (1 + deviations * deviations));
              return logLikelihood(results, (1 - drawn) / 2 - half, drawn, (1 - drawn) / 2 + half);
            },
            1);
    assertThat(new ConstrainedLikelihood(results).ofDeviations(deviations))
        .isCloseTo(likeliest, within(1e-5));
  }

  @Test
  void theObservedMeanHasTheHighestLikelihood() {
    var results = ResultCounts.ofPairs(10, 20, 50, 35, 15);
    var likelihood = new ConstrainedLikelihood(results);
    double observed = likelihood.ofMean(results.mean());
    assertThat(observed).isGreaterThan(likelihood.ofMean(results.mean() + 0.01));
    assertThat(observed).isGreaterThan(likelihood.ofMean(results.mean() - 0.01));
    double deviations = (results.mean() - 0.5) / Math.sqrt(results.variance());
    assertThat(likelihood.ofDeviations(deviations)).isCloseTo(observed, within(1e-6));
  }

  @Test
  void resultsThatDidNotOccurKeepAFiniteLikelihood() {
    var wins = new ConstrainedLikelihood(ResultCounts.ofGames(0, 0, 10));
    assertThat(wins.ofMean(0.5)).isFinite().isLessThan(wins.ofMean(0.9));
    assertThat(wins.ofMean(0.9)).isLessThan(wins.ofMean(0.999));
  }

  private static double logLikelihood(ResultCounts results, double lost, double drawn, double won) {
    return results.count(0) * Math.log(lost)
        + results.count(1) * Math.log(drawn)
        + results.count(2) * Math.log(won);
  }

  /// The largest value of a function that rises and then falls between 0 and `end`.
  private static double maximum(DoubleUnaryOperator function, double end) {
    double from = 0;
    double to = end;
    for (int i = 0; i < 300; i++) {
      double left = from + (to - from) / 3;
      double right = to - (to - from) / 3;
      double atLeft = function.applyAsDouble(left);
      double atRight = function.applyAsDouble(right);
      // If a share is negative, the logarithm is NaN.
      if (atLeft >= atRight || Double.isNaN(atRight)) {
        to = right;
      } else {
        from = left;
      }
    }
    return function.applyAsDouble((from + to) / 2);
  }
}
