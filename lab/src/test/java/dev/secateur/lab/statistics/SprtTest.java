package dev.secateur.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.secateur.lab.statistics.Sprt.EloModel;
import dev.secateur.lab.statistics.Sprt.SprtDecision;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SprtTest {

  /// Simulated tests for each error rate; a full test run has more.
  private static final int RUNS = Integer.getInteger("sprt.runs", 3_000);

  @Test
  void theBoundsFollowWaldsFormula() {
    var test = new Sprt(0, 5, 0.05, 0.1, EloModel.LOGISTIC);
    assertThat(test.lowerBound()).isCloseTo(Math.log(0.1 / 0.95), within(1e-12));
    assertThat(test.upperBound()).isCloseTo(Math.log(0.9 / 0.05), within(1e-12));
  }

  @Test
  void withoutDrawsTheRatioIsBinomial() {
    var test = new Sprt(-10, 30, 0.05, 0.05, EloModel.LOGISTIC);
    double s0 = Elo.expectedScore(-10);
    double s1 = Elo.expectedScore(30);
    double binomial = 230 * Math.log(s1 / s0) + 170 * Math.log((1 - s1) / (1 - s0));
    assertThat(test.logLikelihoodRatio(ResultCounts.ofGames(170, 0, 230)))
        .isCloseTo(binomial, within(0.001));
  }

  @Test
  void nearTheHypothesesTheRatioIsThatOfANormalDistribution() {
    var pairs = ResultCounts.ofPairs(90, 420, 1010, 460, 110);
    double n = pairs.samples();
    double s0 = Elo.expectedScore(0);
    double s1 = Elo.expectedScore(6);
    double normal = n * (s1 - s0) * (2 * pairs.mean() - s0 - s1) / (2 * pairs.variance());
    assertThat(new Sprt(0, 6, 0.05, 0.05, EloModel.LOGISTIC).logLikelihoodRatio(pairs))
        .isCloseTo(normal, within(0.01));

    double t0 = 0;
    double t1 = 6 * Math.log(10) / 800 * Math.sqrt(2);
    double t = (pairs.mean() - 0.5) / Math.sqrt(pairs.variance());
    assertThat(new Sprt(0, 6, 0.05, 0.05, EloModel.NORMALIZED).logLikelihoodRatio(pairs))
        .isCloseTo(n * (t1 - t0) * (2 * t - t0 - t1) / 2, within(0.01));
  }

  @Test
  void aFewEqualPairsDoNotDecide() {
    // Four pairs with one point each prove little. A formula that divides by their variance, which
    // is zero, would decide at once.
    var test = new Sprt(0, 30, 0.05, 0.05, EloModel.LOGISTIC);
    assertThat(test.decide(ResultCounts.ofPairs(0, 0, 4, 0, 0))).isEqualTo(SprtDecision.CONTINUE);
    assertThat(test.decide(ResultCounts.ofPairs(0, 0, 400, 0, 0)))
        .isEqualTo(SprtDecision.ACCEPT_ELO0);
    var normalized = new Sprt(0, 30, 0.05, 0.05, EloModel.NORMALIZED);
    assertThat(normalized.decide(ResultCounts.ofPairs(0, 0, 0, 0, 2)))
        .isEqualTo(SprtDecision.CONTINUE);
    assertThat(normalized.logLikelihoodRatio(ResultCounts.NO_PAIRS)).isZero();
  }

  @Test
  void clearResultsDecideTheTest() {
    for (EloModel model : EloModel.values()) {
      var test = new Sprt(0, 30, 0.05, 0.05, model);
      assertThat(test.decide(ResultCounts.ofPairs(5, 20, 50, 60, 65)))
          .isEqualTo(SprtDecision.ACCEPT_ELO1);
      assertThat(test.decide(ResultCounts.ofPairs(65, 60, 50, 20, 5)))
          .isEqualTo(SprtDecision.ACCEPT_ELO0);
      assertThat(test.decide(ResultCounts.ofPairs(1, 2, 5, 3, 1))).isEqualTo(SprtDecision.CONTINUE);
    }
  }

  @Test
  void aNormalizedTestDecidesLargeDifferences() {
    var test = new Sprt(0, 300, 0.05, 0.05, EloModel.NORMALIZED);
    assertThat(test.decide(ResultCounts.ofPairs(0, 0, 2, 10, 60)))
        .isEqualTo(SprtDecision.ACCEPT_ELO1);
    assertThat(test.decide(ResultCounts.ofPairs(10, 20, 40, 20, 10)))
        .isEqualTo(SprtDecision.ACCEPT_ELO0);
  }

  @Test
  void hypothesesInTheWrongOrderAreRefused() {
    for (double elo1 : new double[] {0, 5, Double.NaN}) {
      assertThatThrownBy(() -> new Sprt(5, elo1, 0.05, 0.05, EloModel.LOGISTIC))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.1, 0, 0.51, 1, Double.NaN})
  void anErrorRateOutsideZeroToAHalfIsRefused(double errorRate) {
    assertThatThrownBy(() -> new Sprt(0, 5, errorRate, 0.05, EloModel.LOGISTIC))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Sprt(0, 5, 0.05, errorRate, EloModel.LOGISTIC))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(new Sprt(0, 5, 0.5, 0.5, EloModel.LOGISTIC).lowerBound()).isZero();
  }

  @Tag("simulation")
  @Test
  void logisticTestsKeepTheirErrorRates() {
    // Without bias of the openings and without draws the simulated Elo is the logistic one.
    check(new Sprt(0, 45, 0.05, 0.05, EloModel.LOGISTIC), 0, 45, 0, 0);
    check(new Sprt(-10, 30, 0.05, 0.1, EloModel.LOGISTIC), -10, 30, 0, 0.6);
  }

  @Tag("simulation")
  @Test
  void normalizedTestsKeepTheirErrorRates() {
    double bias = 250;
    double drawn = 0.5;
    double elo0 = 0;
    double elo1 = 40;
    var test =
        new Sprt(
            new SimulatedPairs(elo0, bias, drawn, 0).trueNormalizedElo(),
            new SimulatedPairs(elo1, bias, drawn, 0).trueNormalizedElo(),
            0.05,
            0.05,
            EloModel.NORMALIZED);
    check(test, elo0, elo1, bias, drawn);
  }

  private static void check(Sprt test, double elo0, double elo1, double bias, double drawn) {
    int wrongAt0 = runs(test, elo0, bias, drawn, SprtDecision.ACCEPT_ELO1);
    int wrongAt1 = runs(test, elo1, bias, drawn, SprtDecision.ACCEPT_ELO0);
    checkErrorRate(wrongAt0, test.alpha());
    checkErrorRate(wrongAt1, test.beta());
  }

  /// The counted share is random too, so two standard deviations more are allowed. Less than half
  /// of the error rate would mean that the test wastes games.
  private static void checkErrorRate(int wrong, double errorRate) {
    double sampling = 2 * Math.sqrt(RUNS * errorRate * (1 - errorRate));
    assertThat((double) wrong).isBetween(RUNS * errorRate / 2, RUNS * errorRate + sampling);
  }

  /// The number of simulated tests that end with this decision. Every test ends.
  private static int runs(Sprt test, double elo, double bias, double drawn, SprtDecision wrong) {
    int count = 0;
    for (int run = 0; run < RUNS; run++) {
      var pairs = new SimulatedPairs(elo, bias, drawn, 1000L + run);
      var results = ResultCounts.NO_PAIRS;
      var decision = SprtDecision.CONTINUE;
      while (decision == SprtDecision.CONTINUE) {
        results = results.plus(pairs.next());
        decision = test.decide(results);
      }
      count += decision == wrong ? 1 : 0;
    }
    return count;
  }
}
