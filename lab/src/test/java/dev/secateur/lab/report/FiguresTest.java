package dev.secateur.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Limits;
import dev.secateur.lab.statistics.EloEstimate;
import dev.secateur.lab.statistics.ResultCounts;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class FiguresTest {

  @Test
  void anIntervalThatIsEqualOnBothSidesHasOneNumber() {
    assertThat(Figures.elo(EloEstimate.of(ResultCounts.ofPairs(10, 5, 20, 5, 10))))
        .startsWith("+0.0 ±");
    assertThat(Figures.elo(new EloEstimate(20, 8, 32, 20, 0.9))).isEqualTo("+20.0 ±12.0");
  }

  @Test
  void anIntervalThatIsWiderOnOneSideHasBothEnds() {
    assertThat(Figures.elo(new EloEstimate(351.2, 262.4, 498.3, 400, 1)))
        .isEqualTo("+351.2 (+262.4 to +498.3)");
    assertThat(Figures.elo(new EloEstimate(20, 8, 32.1, 20, 0.9)))
        .isEqualTo("+20.0 (+8.0 to +32.1)");
    assertThat(Figures.elo(new EloEstimate(-20, Double.NEGATIVE_INFINITY, 3, -20, 0.1)))
        .isEqualTo("-20.0 (-inf to +3.0)");
  }

  @Test
  void onlyWinsOrLossesAreABound() {
    assertThat(Figures.elo(EloEstimate.of(ResultCounts.ofPairs(0, 0, 0, 0, 9))))
        .startsWith("above +");
  }

  @Test
  void limitsAreWrittenAsUsersTypeThem() {
    assertThat(Figures.options(Limits.cpuTime(50).withDepth(8)))
        .isEqualTo("--cpu-time 50ms --depth 8");
    assertThat(Figures.words(Limits.clock(60_000, 600))).containsExactly("clock=60+0.6");
  }

  @Test
  void whatWasNotMeasuredIsAMinus() {
    assertThat(Figures.millis(OptionalDouble.of(49.96))).isEqualTo("50.0");
    assertThat(Figures.millis(OptionalDouble.empty())).isEqualTo("-");
  }
}
