package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StabilityTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0, 0",
    "1, 0, 0, 1",
    "0.5, 0, 0, 0.5",
    "0, 25, 0, 0.5",
    "0, 50, 0, 1",
    "0, 500, 0, 1",
    "1, 50, 0, 2",
    "0, -300, 0, 0"
  })
  void aNewBestMoveAndAFallingScoreGetMoreTime(
      double volatility, int drop, double share, double extra) {
    assertThat(new Stability(volatility, drop, share).extraTargets()).isEqualTo(extra);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0.95, -0.25",
    "0, -10, 0.95, -0.25",
    "0.0625, 0, 0.95, -0.25",
    "0, 0, 0.9, 0",
    "0, 1, 0.95, 0.02",
    "0.1, 0, 0.95, 0.1",
    "0.125, 0, 0.95, 0.125"
  })
  void aMoveThatIsClearlyBestForSomeIterationsGetsLessTime(
      double volatility, int drop, double share, double extra) {
    assertThat(new Stability(volatility, drop, share).extraTargets()).isEqualTo(extra);
  }
}
