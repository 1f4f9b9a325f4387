package dev.secateur.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EndCertaintyTest {

  @Test
  void theFourDepthsBeforeTheExactOneAreSelective() {
    assertThat(EndCertainty.isSelective(EndCertainty.level(15, 20))).isFalse();
    assertThat(EndCertainty.level(15, 20)).isNegative();
    int percent = 0;
    double deviations = 0;
    for (int depth = 16; depth < 20; depth++) {
      int level = EndCertainty.level(depth, 20);
      assertThat(EndCertainty.isSelective(level)).isTrue();
      assertThat(EndCertainty.percent(level)).isBetween(percent + 1, 99);
      assertThat(EndCertainty.deviations(level)).isGreaterThan(deviations);
      percent = EndCertainty.percent(level);
      deviations = EndCertainty.deviations(level);
    }
    assertThat(EndCertainty.isSelective(EndCertainty.level(20, 20))).isFalse();
    assertThat(EndCertainty.level(20, 20)).isEqualTo(EndCertainty.LEVELS);
  }

  @Test
  void aGameWithoutALastPlyHasNoLevel() {
    assertThat(EndCertainty.level(120, Integer.MAX_VALUE)).isNegative();
  }
}
