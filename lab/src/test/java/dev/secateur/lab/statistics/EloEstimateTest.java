package dev.secateur.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EloEstimateTest {

  @Test
  void ofScoreIsTheInverseOfExpectedScore() {
    assertThat(Elo.expectedScore(400)).isCloseTo(10 / 11.0, within(1e-12));
    assertThat(Elo.ofScore(0.75)).isCloseTo(400 * Math.log10(3), within(1e-9));
    assertThat(Elo.ofScore(Elo.expectedScore(-37.5))).isCloseTo(-37.5, within(1e-9));
    assertThat(Elo.ofScore(1)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(Elo.ofScore(0)).isEqualTo(Double.NEGATIVE_INFINITY);
    // The ends of an interval can be below 0 or above 1.
    assertThat(Elo.ofScore(1.2)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(Elo.ofScore(-0.2)).isEqualTo(Double.NEGATIVE_INFINITY);
  }

  @Test
  void theNormalDistributionHasTheValuesOfTables() {
    assertThat(Normal.cdf(0)).isEqualTo(0.5);
    assertThat(Normal.cdf(1)).isCloseTo(0.841344746068543, within(1e-14));
    assertThat(Normal.cdf(-1.6448536269514722)).isCloseTo(0.05, within(1e-14));
    assertThat(Normal.cdf(Normal.QUANTILE_975)).isCloseTo(0.975, within(1e-14));
    assertThat(Normal.cdf(5)).isCloseTo(0.9999997133484281, within(1e-14));
    assertThat(Normal.cdf(-40)).isZero();
    assertThat(Normal.cdf(40)).isEqualTo(1);
    assertThat(Normal.cdf(Double.NaN)).isNaN();
  }

  @Test
  void withoutDrawsTheErrorIsBinomialWithOneMoreWinAndLoss() {
    // 60 of 100 games were won; the estimate counts 61 of 102.
    var estimate = EloEstimate.of(ResultCounts.ofGames(40, 0, 60));
    double share = 61 / 102.0;
    double error = Math.sqrt(share * (1 - share) / 101);
    double halfWidth = Normal.QUANTILE_975 * error;
    assertThat(estimate.elo()).isCloseTo(70.437, within(0.001));
    assertThat(estimate.low()).isCloseTo(Elo.ofScore(share - halfWidth), within(1e-9));
    assertThat(estimate.high()).isCloseTo(Elo.ofScore(share + halfWidth), within(1e-9));
    assertThat(estimate.superiority()).isCloseTo(Normal.cdf((share - 0.5) / error), within(1e-12));
  }

  @Test
  void normalizedEloCountsStandardDeviationsOfAGame() {
    // Wins, draws and losses of 30, 60 and 10: mean 0.6, variance 0.09.
    var games = EloEstimate.of(ResultCounts.ofGames(10, 60, 30));
    assertThat(games.normalized()).isCloseTo(0.1 / 0.3 * 800 / Math.log(10), within(1e-9));
    // Pairs with a mean of 0.6; the variance of a pair is half of a game's.
    var pairs = EloEstimate.of(ResultCounts.ofPairs(0, 20, 30, 40, 10));
    double sigma = Math.sqrt(2 * ResultCounts.ofPairs(0, 20, 30, 40, 10).variance());
    assertThat(pairs.normalized()).isCloseTo(0.1 / sigma * 800 / Math.log(10), within(1e-9));
  }

  @Test
  void withoutResultsThereIsNoEstimate() {
    assertThatThrownBy(() -> EloEstimate.of(ResultCounts.NO_PAIRS))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theOtherPlayersEstimateHasTheOppositeSign() {
    var one = EloEstimate.of(ResultCounts.ofPairs(1, 2, 5, 4, 3));
    var other = EloEstimate.of(ResultCounts.ofPairs(3, 4, 5, 2, 1));
    assertThat(one.elo()).isPositive();
    assertThat(one.reversed().elo()).isCloseTo(other.elo(), within(1e-9));
    assertThat(one.reversed().low()).isCloseTo(other.low(), within(1e-9));
    assertThat(one.reversed().high()).isCloseTo(other.high(), within(1e-9));
    assertThat(one.reversed().normalized()).isCloseTo(other.normalized(), within(1e-9));
    assertThat(one.reversed().superiority()).isCloseTo(other.superiority(), within(1e-9));
  }

  @Test
  void pairsWithAWinAndALossGiveANarrowInterval() {
    // A hundred wins and a hundred losses as single games give a wide interval. As pairs they are
    // nearly always the same result.
    var pairs = EloEstimate.of(ResultCounts.ofPairs(1, 0, 98, 0, 1));
    var games = EloEstimate.of(ResultCounts.ofGames(100, 0, 100));
    assertThat(pairs.elo()).isEqualTo(0);
    assertThat(pairs.error()).isLessThan(games.error() / 3);
  }

  @Test
  void equalResultsStillHaveAnInterval() {
    var draws = EloEstimate.of(ResultCounts.ofPairs(0, 0, 10, 0, 0));
    assertThat(draws.elo()).isZero();
    assertThat(draws.normalized()).isZero();
    assertThat(draws.low()).isLessThan(-80);
    assertThat(draws.superiority()).isEqualTo(0.5);
    var wins = EloEstimate.of(ResultCounts.ofPairs(0, 0, 0, 0, 10));
    assertThat(wins.elo()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(wins.normalized()).isEqualTo(Double.POSITIVE_INFINITY);
    // The mean is 11/12, and the standard deviation of the mean happens to be 1/12.
    assertThat(wins.low()).isCloseTo(Elo.ofScore((11 - Normal.QUANTILE_975) / 12), within(1e-9));
    assertThat(wins.superiority()).isCloseTo(Normal.cdf(5), within(1e-12));
  }

  @Test
  void superiorityAndIntervalAgree() {
    for (int won = 0; won <= 12; won++) {
      var estimate = EloEstimate.of(ResultCounts.ofPairs(0, 1, 2, 1, won));
      assertThat(estimate.superiority() > 0.975).isEqualTo(estimate.low() > 0);
    }
  }

  @Tag("simulation")
  @Test
  void theIntervalCoversTheTrueDifferenceInNinetyFivePercent() {
    // A/A first, then differences; with and without draws, with openings that favour a colour.
    assertThat(coverage(0, 0, 0, 200)).isBetween(0.94, 0.96);
    assertThat(coverage(0, 300, 0.6, 200)).isBetween(0.94, 0.965);
    assertThat(coverage(35, 200, 0.4, 200)).isBetween(0.94, 0.96);
    assertThat(coverage(-120, 400, 0.7, 200)).isBetween(0.94, 0.965);
  }

  @Tag("simulation")
  @ParameterizedTest
  @ValueSource(ints = {2, 5, 10, 50})
  void theIntervalCoversTheTrueDifferenceAfterFewPairs(int pairs) {
    // Few pairs have few possible results, so the interval covers more than 95 %.
    double max = pairs < 50 ? 1 : 0.98;
    assertThat(coverage(50, 0, 0.5, pairs)).isBetween(0.95, max);
    assertThat(coverage(-150, 300, 0.5, pairs)).isBetween(0.95, max);
    assertThat(coverage(400, 0, 0.5, pairs)).isBetween(0.95, max);
  }

  private static double coverage(double elo, double bias, double drawn, int length) {
    var pairs = new SimulatedPairs(elo, bias, drawn, 1);
    double truth = Elo.ofScore(pairs.trueScore());
    int runs = 10_000;
    int inside = 0;
    for (int run = 0; run < runs; run++) {
      var estimate = EloEstimate.of(pairs.next(length));
      inside += estimate.low() <= truth && truth <= estimate.high() ? 1 : 0;
    }
    return inside / (double) runs;
  }
}
