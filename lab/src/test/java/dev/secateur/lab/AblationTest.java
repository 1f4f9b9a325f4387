package dev.secateur.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import java.util.List;
import org.junit.jupiter.api.Test;

class AblationTest {

  private final Ablation ablation =
      new Ablation(Games.installed().find("quoridor"), 1, 3_000, (_, _) -> {});

  @Test
  void positionsThatTheOracleSettlesDoNotCountAsShallow() {
    var rows = ablation.run();
    var standard = row(rows, "standard");
    var alone = row(rows, "without oracle");
    assertThat(standard.settled()).isGreaterThan(alone.settled());
    assertThat(ablation.openPositions()).isBetween(10, ablation.positions() - standard.settled());
    // In the positions that are left the oracle has next to nothing to say.
    assertThat(standard.meanDepth()).isGreaterThanOrEqualTo(alone.meanDepth() - 0.1);
  }

  private static Ablation.Row row(List<Ablation.Row> rows, String name) {
    return rows.stream().filter(row -> row.name().equals(name)).findFirst().orElseThrow();
  }

  @Test
  void theChartSaysThatItsScaleIsLogarithmic() {
    assertThat(AblationChart.svg("a title", ablation.run()))
        .contains("a title")
        .contains("logarithmic scale");
  }
}
