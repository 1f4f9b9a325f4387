package dev.secateur.lab.positions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ResultPredictionTest {

  /// Results that follow a logistic function of the score.
  @Test
  void theScaleOfTheResultsIsFound() {
    var random = new SplittableRandom(5);
    var scores = new double[20_000];
    var won = new double[scores.length];
    for (int i = 0; i < scores.length; i++) {
      scores[i] = 12 * random.nextDouble() - 6;
      won[i] = random.nextDouble() < 1 / (1 + Math.exp(-scores[i] / 2.5)) ? 1 : 0;
    }
    var prediction = ResultPrediction.of(scores, won);
    assertThat(prediction.scale()).isCloseTo(2.5, within(0.1));
    assertThat(prediction.logLoss()).isBetween(0.45, 0.55);
    // In other units the same scores predict as much.
    var other = new double[scores.length];
    Arrays.setAll(other, i -> 100 * scores[i]);
    assertThat(ResultPrediction.of(other, won).logLoss())
        .isCloseTo(prediction.logLoss(), within(1e-6));
  }

  @Test
  void theLogLossOfOneChanceIsItsLogarithm() {
    // Three of four are won at this score, so the best chance is three quarters.
    var prediction = ResultPrediction.of(new double[] {1, 1, 1, 1}, new double[] {1, 1, 1, 0});
    assertThat(prediction.logLoss())
        .isCloseTo(-(3 * Math.log(0.75) + Math.log(0.25)) / 4, within(1e-9));
    assertThat(prediction.scale()).isCloseTo(1 / Math.log(3), within(1e-6));
    assertThat(ResultPrediction.chance(1, prediction.scale())).isCloseTo(0.75, within(1e-6));
    assertThat(prediction.rightSign()).isEqualTo(0.75);
  }

  @Test
  void scoresThatPredictTheWrongSideAreNoBetterThanGuessing() {
    var prediction = ResultPrediction.of(new double[] {2, -3}, new double[] {0, 1});
    assertThat(prediction.logLoss()).isCloseTo(Math.log(2), within(1e-9));
    assertThat(prediction.scale()).isInfinite();
    assertThat(prediction.rightSign()).isZero();
  }

  @Test
  void aProvenWinThatWasNotWonCostsMuchButNotEverything() {
    double win = Double.POSITIVE_INFINITY;
    var prediction = ResultPrediction.of(new double[] {win, win, -win}, new double[] {1, 0, 0});
    assertThat(prediction.logLoss())
        .isCloseTo(-(2 * Math.log(0.999) + Math.log(0.001)) / 3, within(1e-9));
  }

  @Test
  void aDrawCountsHalf() {
    var prediction = ResultPrediction.of(new double[] {0, 0}, new double[] {0.5, 0.5});
    assertThat(prediction.logLoss()).isCloseTo(Math.log(2), within(1e-9));
    assertThat(prediction.rightSign()).as("of no decided game").isZero();
  }
}
