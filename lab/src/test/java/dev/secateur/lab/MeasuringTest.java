package dev.secateur.lab;

import static dev.secateur.lab.StandardEvaluator.standard;
import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests what is measured, not the results, which depend on the machine.
class MeasuringTest {

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void threadsAreComparedOnTheSameSearches(String name) {
    var game = Games.installed().find(name);
    int depth = name.equals("quoridor") ? 2 : 5;
    var same = ThreadScaling.run(game, standard(game), 1, depth);
    long expected =
        TestPositions.of(game).stream()
            .mapToLong(
                position ->
                    Bench.engine(game, standard(game), 1)
                        .search(position, Limits.depth(depth))
                        .statistics()
                        .nodes())
            .sum();
    assertThat(same.one().nodes()).isEqualTo(expected);
    assertThat(same.several().nodes()).isEqualTo(expected);
    var two = ThreadScaling.run(game, standard(game), 2, depth);
    assertThat(two.one().nodes()).isEqualTo(expected);
    assertThat(two.threads()).isEqualTo(2);
    assertThat(two.nodeRateRatio()).isPositive();
    assertThat(two.speedUp()).isPositive();
  }

  /// A search of a position with few empty squares ends by itself, and the test waits for that.
  /// With 27 and more empty squares no machine is faster than the stop.
  @Test
  void everyStopOfARunningSearchIsTimedAndTheGamesArePlayedOut() {
    var game = Games.installed().find("reversi");
    var result =
        TimingBench.run(
            game,
            standard(game),
            1,
            1,
            (position, search) -> {
              if (isNearTheEnd(position)) {
                search.join();
              }
            });
    var positions = TestPositions.of(game);
    int ended = (int) positions.stream().filter(MeasuringTest::isNearTheEnd).count();
    assertThat(ended).isPositive();
    assertThat(result.stops()).isEqualTo(positions.size() - ended);
    assertThat(result.medianStopNanos()).isBetween(1L, result.worstStopNanos());
    assertThat(result.worstWorkNanos()).isPositive();
    assertThat(result.moves()).isGreaterThan(20);
    assertThat(result.minLeftNanos()).isLessThan(TimingBench.CLOCK_MILLIS * 1_000_000);
  }

  private static boolean isNearTheEnd(Position position) {
    return position.ply() >= 40;
  }

  /// A search ends within 50 ms after a stop. The worst case counts processor time of the search
  /// only, because other programs may use the processor.
  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void aSearchEndsSoonAfterAStop(String name) {
    var game = Games.installed().find(name);
    var result = TimingBench.run(game, standard(game));
    assertThat(result.medianStopNanos()).isLessThanOrEqualTo(50_000_000);
    assertThat(result.worstWorkNanos()).isLessThanOrEqualTo(50_000_000);
  }

  @Test
  void eachDepthFromTheStartIsTimed() {
    var game = Games.installed().find("quoridor");
    var rows = DepthTimes.run(game, standard(game));
    assertThat(rows).extracting(DepthTimes.DepthTime::depth).containsExactly(1, 2, 3, 4);
    assertThat(rows).extracting(DepthTimes.DepthTime::nodes).isSorted().doesNotHaveDuplicates();
    assertThat(rows).allMatch(row -> row.medianNanos() <= row.worstNanos());
  }
}
