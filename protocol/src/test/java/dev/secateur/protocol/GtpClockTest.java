package dev.secateur.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Limits;
import org.junit.jupiter.api.Test;

class GtpClockTest {

  private static final Limits DEFAULT = Limits.moveTime(5_000);

  private final GtpClock clock = new GtpClock();

  @Test
  void withoutAClockTheDefaultLimitCounts() {
    assertThat(clock.limits(DEFAULT, 30)).isEqualTo(DEFAULT);
  }

  @Test
  void aPeriodWithoutMovesMeansNoClock() {
    clock.set(60_000, 10_000, 0);
    assertThat(clock.limits(DEFAULT, 30)).isEqualTo(DEFAULT);
  }

  @Test
  void mainTimeIsAClock() {
    clock.set(60_000, 0, 0);
    assertThat(clock.limits(DEFAULT, 30)).isEqualTo(Limits.clock(60_000, 0));
    clock.spend(1_000);
    assertThat(clock.limits(DEFAULT, 30)).isEqualTo(Limits.clock(59_000, 0));
  }

  @Test
  void afterMainTimeEachMoveGetsItsShareOfThePeriod() {
    clock.set(1_000, 30_000, 10);
    assertThat(clock.limits(DEFAULT, 30)).isEqualTo(Limits.clock(1_000, 3_000));
    clock.spend(2_000);
    assertThat(clock.limits(DEFAULT, 30)).isEqualTo(Limits.moveTime(2_970));
    clock.spend(3_000);
    assertThat(clock.limits(DEFAULT, 30)).isEqualTo(Limits.moveTime(2_970));
  }

  @Test
  void afterTheMovesOfAPeriodANewPeriodBegins() {
    clock.set(0, 4_000, 1);
    clock.spend(3_500);
    assertThat(clock.limits(DEFAULT, 0)).isEqualTo(Limits.moveTime(4_000));
  }

  @Test
  void timeLeftReplacesOurOwnCount() {
    clock.set(60_000, 30_000, 10);
    clock.left(8_000, 4);
    assertThat(clock.limits(DEFAULT, 0)).isEqualTo(Limits.moveTime(2_000));
  }

  @Test
  void aDepthLimitCountsWithAClockToo() {
    clock.set(60_000, 0, 0);
    assertThat(clock.limits(Limits.depth(3), 0)).isEqualTo(Limits.clock(60_000, 0).withDepth(3));
  }
}
