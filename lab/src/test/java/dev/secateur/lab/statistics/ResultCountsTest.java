package dev.secateur.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ResultCountsTest {

  @Test
  void pairsNeedFiveCounts() {
    assertThatThrownBy(() -> ResultCounts.ofPairs(1, 2, 3))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aSampleIsAddedByItsHalfPoints() {
    var results = ResultCounts.NO_PAIRS.plus(0).plus(3).plus(3);
    assertThat(results.counts()).containsExactly(1, 0, 0, 2, 0);
    assertThat(results.samples()).isEqualTo(3);
    assertThat(results.gamesPerSample()).isEqualTo(2);
    assertThat(ResultCounts.NO_PAIRS.samples()).as("the original is unchanged").isZero();
  }

  @Test
  void meanAndVarianceArePerSample() {
    var results = ResultCounts.ofPairs(1, 0, 2, 0, 1);
    assertThat(results.mean()).isEqualTo(0.5);
    assertThat(results.variance()).isCloseTo(0.125, within(1e-12));
    var games = ResultCounts.ofGames(1, 1, 2);
    assertThat(games.mean()).isEqualTo(0.625);
    assertThat(games.variance()).isCloseTo(0.171875, within(1e-12));
  }

  @Test
  void equalCountsAreEqual() {
    var results = ResultCounts.ofGames(1, 2, 3);
    assertThat(results)
        .isEqualTo(ResultCounts.ofGames(1, 2, 3))
        .hasSameHashCodeAs(ResultCounts.ofGames(1, 2, 3))
        .isNotEqualTo(ResultCounts.ofGames(1, 2, 4))
        .isNotEqualTo("[1, 2, 3]")
        .hasToString("[1, 2, 3]");
    assertThat(results.hashCode()).isNotEqualTo(ResultCounts.ofGames(3, 2, 1).hashCode());
  }
}
