package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Limits;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// When a search ends, on a clock that the test moves.
class SearchControlTest {

  private static final SearchOptions STANDARD = SearchOptions.STANDARD;

  private final ManualClock clock = new ManualClock();

  private SearchControl control(Limits limits) {
    return new SearchControl(STANDARD, limits, clock);
  }

  /// A control whose search is in its first iteration.
  private SearchControl begun(Limits limits) {
    var control = control(limits);
    control.begin();
    control.iterationBegins(1);
    return control;
  }

  @Test
  void timeCountsFromTheBeginningOfTheSearchNotFromItsPreparation() {
    var control = control(Limits.moveTime(100));
    clock.advanceMillis(5_000);
    control.begin();
    control.moveFound();
    assertThat(control.mustStop()).isFalse();
    clock.advanceMillis(99);
    assertThat(control.mustStop()).isFalse();
    clock.advanceMillis(1);
    assertThat(control.mustStop()).isTrue();
  }

  @Test
  void aLimitOfProcessorTimeIgnoresTheTimeThatPasses() {
    var cpuNanos = new AtomicLong(7_000_000);
    var threads = new SearchThreads(_ -> cpuNanos.get());
    var control = new SearchControl(STANDARD, Limits.cpuTime(100), clock, threads);
    control.begin();
    control.iterationBegins(1);
    control.moveFound();
    clock.advanceMillis(5_000);
    cpuNanos.addAndGet(99_000_000);
    assertThat(control.mustStop()).isFalse();
    cpuNanos.addAndGet(1_000_000);
    assertThat(control.mustStop()).isTrue();
  }

  /// A ponder hit: what the search took of the opponent's time is not taken of its own.
  @Test
  void newLimitsRestartTheClock() {
    var control = begun(Limits.NONE);
    control.moveFound();
    clock.advanceMillis(5_000);
    control.setLimits(Limits.moveTime(100));
    clock.advanceMillis(99);
    assertThat(control.mustStop()).isFalse();
    clock.advanceMillis(1);
    assertThat(control.mustStop()).isTrue();
  }

  @Test
  void newLimitsReplaceTheOldOnes() {
    var control = begun(Limits.moveTime(100));
    control.moveFound();
    clock.advanceMillis(50);
    control.setLimits(Limits.clock(28_030, 0));
    clock.advanceMillis(3_999);
    assertThat(control.mustStop()).isFalse();
    clock.advanceMillis(1);
    assertThat(control.mustStop()).isTrue();
  }

  @Test
  void aNewOverheadHoldsForTheNextLimits() {
    var control = begun(Limits.NONE);
    control.moveFound();
    control.setOptions(STANDARD.with(SearchOption.OVERHEAD, 2_800));
    control.setLimits(Limits.clock(28_000, 0));
    clock.advanceMillis(3_599);
    assertThat(control.mustStop()).isFalse();
    clock.advanceMillis(1);
    assertThat(control.mustStop()).isTrue();
  }

  @Test
  void aStopWaits20MillisecondsForAFirstAnswer() {
    var control = begun(Limits.NONE);
    clock.advanceMillis(3);
    control.stop();
    assertThat(control.isEnough()).isTrue();
    assertThat(control.mustStop()).isFalse();
    clock.advanceMillis(17);
    assertThat(control.mustStop()).as("after 20 ms").isFalse();
    clock.advanceNanos(1);
    assertThat(control.mustStop()).as("after more than 20 ms").isTrue();
  }

  @Test
  void aStopDoesNotWaitWhereThereIsAnAnswer() {
    var control = begun(Limits.NONE);
    control.stop();
    assertThat(control.mustStop()).isFalse();
    control.moveFound();
    assertThat(control.mustStop()).isTrue();
  }

  /// Time in the queue and the time for making the table do not count.
  @Test
  void the20MillisecondsCountFromTheFirstIteration() {
    var control = control(Limits.NONE);
    control.stop();
    control.begin();
    clock.advanceMillis(500);
    control.iterationBegins(1);
    clock.advanceMillis(20);
    assertThat(control.mustStop()).isFalse();
    // A later iteration does not start them again.
    control.iterationBegins(2);
    clock.advanceNanos(1);
    assertThat(control.mustStop()).isTrue();
  }

  @Test
  void theEndOfTheTimeWaitsForAFirstAnswerToo() {
    var control = begun(Limits.moveTime(5));
    clock.advanceMillis(20);
    assertThat(control.mustStop()).isFalse();
    clock.advanceNanos(1);
    assertThat(control.mustStop()).isTrue();
  }

  @Test
  void nodesAreCountedOnceThereIsAnAnswer() {
    var control = begun(Limits.nodes(50));
    assertThat(control.nodeLimit()).isEqualTo(Long.MAX_VALUE);
    control.moveFound();
    assertThat(control.nodeLimit()).isEqualTo(50);
    assertThat(begun(Limits.NONE).nodeLimit()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void anIterationDeeperThanTheLimitEnds() {
    var control = begun(Limits.depth(3));
    control.iterationBegins(3);
    assertThat(control.isEnough()).isFalse();
    control.setLimits(Limits.depth(2));
    assertThat(control.isEnough()).isTrue();
    assertThat(control.deepest()).isEqualTo(2);
  }

  @Test
  void anOnlyMoveEndsASearchForPlayAndNoOther() {
    var control = begun(Limits.moveTime(1_000));
    control.onlyOneMove();
    assertThat(control.isEnough()).isFalse();
    control.setLimits(Limits.moveTime(1_000).toPlay());
    assertThat(control.isEnough()).isTrue();
  }
}
