package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Limits;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every number of the time manager, to the nanosecond. The overhead is the standard 30 ms where a
/// test does not say otherwise, so a clock of 28 030 ms has 28 000 ms to divide.
class TimeManagerTest {

  private static final SearchOptions STANDARD = SearchOptions.STANDARD;

  /// How far an iteration may start when the best move has not changed.
  private static final double DECIDED = 0;

  private final ManualClock clock = new ManualClock();

  private TimeManager manager(Limits limits) {
    return new TimeManager(limits, STANDARD, clock);
  }

  /// The move has to end when so much time has passed, and not a nanosecond earlier.
  private void assertEndsAfter(long micros, TimeManager time) {
    clock.advanceNanos(micros * 1_000 - 1 - time.elapsedNanos());
    assertThat(time.isOver()).as("just before").isFalse();
    clock.advanceNanos(1);
    assertThat(time.isOver()).as("at the end").isTrue();
  }

  /// Iterations may start until so much time has passed, and no longer.
  private void assertIterationsStartUntil(long micros, double volatility, TimeManager time) {
    clock.advanceNanos(micros * 1_000 - 1 - time.elapsedNanos());
    assertThat(time.mayStartIteration(volatility)).as("just before").isTrue();
    clock.advanceNanos(1);
    assertThat(time.mayStartIteration(volatility)).as("at the end").isFalse();
  }

  @Test
  void aMoveTakesAtMostFourTimesAnEvenShareOfTheClock() {
    // 28 000 ms / 28 moves * 4
    assertEndsAfter(4_000_000, manager(Limits.clock(28_030, 0)));
  }

  @Test
  void threeQuartersOfTheIncrementAreAddedToTheShare() {
    // (1 000 ms + 0.75 * 400 ms) * 4
    assertEndsAfter(5_200_000, manager(Limits.clock(28_030, 400)));
  }

  @ParameterizedTest
  @CsvSource({"28_030, 4_000, 9_800_000", "28_030, 20_000, 9_800_000", "1_030, 200, 350_000"})
  void aMoveTakesAtMost35PercentOfTheClock(long millis, long increment, long micros) {
    assertEndsAfter(micros, manager(Limits.clock(millis, increment)));
  }

  @ParameterizedTest
  @CsvSource({"0, 4_000_000", "2_800, 3_600_000", "10_000, 2_571_428.571"})
  void theOverheadIsNotDivided(int overhead, double micros) {
    var options = STANDARD.with(SearchOption.OVERHEAD, overhead);
    var time = new TimeManager(Limits.clock(28_000, 0), options, clock);
    clock.advanceNanos((long) (micros * 1_000) - 1);
    assertThat(time.isOver()).isFalse();
    clock.advanceNanos(1);
    assertThat(time.isOver()).isTrue();
  }

  @Test
  void aClockShorterThanTheOverheadCountsAsOneMillisecond() {
    var time = manager(Limits.clock(20, 0));
    // 1 ms / 28 * 4
    clock.advanceNanos(142_856);
    assertThat(time.isOver()).isFalse();
    clock.advanceNanos(1);
    assertThat(time.isOver()).isTrue();
  }

  @Test
  void anIterationIsStartedInTheFirst55PercentOfTheShare() {
    assertIterationsStartUntil(550_000, DECIDED, manager(Limits.clock(28_030, 0)));
    assertIterationsStartUntil(715_000, DECIDED, manager(Limits.clock(28_030, 400)));
  }

  @ParameterizedTest
  @CsvSource({"1, 1_550_000", "0.5, 1_050_000", "0.25, 800_000"})
  void anUndecidedSearchMayStartIterationsLater(double volatility, long micros) {
    assertIterationsStartUntil(micros, volatility, manager(Limits.clock(28_030, 0)));
  }

  /// The share of 16 000 ms would be more than the 9 800 ms at which the move has to end.
  @Test
  void theShareIsNeverLongerThanTheMoveMayTake() {
    assertIterationsStartUntil(5_390_000, DECIDED, manager(Limits.clock(28_030, 20_000)));
  }

  @Test
  void aMoveTimeEndsTheMove() {
    assertEndsAfter(750_000, manager(Limits.moveTime(750)));
  }

  /// No share of a clock: only the end counts. The overhead is for clocks.
  @Test
  void withAMoveTimeAnIterationMayStartUntilTheEnd() {
    assertIterationsStartUntil(750_000, DECIDED, manager(Limits.moveTime(750)));
  }

  @Test
  void ofAMoveTimeAndAClockTheShorterEndCounts() {
    assertEndsAfter(750_000, manager(Limits.clock(28_030, 0).withMoveTime(750)));
    assertEndsAfter(4_000_000, manager(Limits.clock(28_030, 0).withMoveTime(6_000)));
    assertIterationsStartUntil(
        550_000, DECIDED, manager(Limits.clock(28_030, 0).withMoveTime(6_000)));
  }

  @Test
  void withoutALimitOfTimeNothingEnds() {
    for (var limits : new Limits[] {Limits.NONE, Limits.depth(5), Limits.nodes(100)}) {
      var time = manager(limits);
      clock.advanceMillis(1_000_000_000);
      assertThat(time.isOver()).isFalse();
      assertThat(time.mayStartIteration(DECIDED)).isTrue();
    }
  }

  @Test
  void timeCountsFromTheConstructor() {
    clock.advanceMillis(5_000);
    var time = manager(Limits.moveTime(100));
    assertThat(time.elapsedNanos()).isZero();
    clock.advanceMillis(40);
    assertThat(time.elapsedNanos()).isEqualTo(40_000_000);
  }
}
