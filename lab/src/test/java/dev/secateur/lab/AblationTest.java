package dev.secateur.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AblationTest {

  private final Ablation ablation =
      new Ablation(Games.installed().find("quoridor"), 1, 3_000, (_, _, _) -> {});

  @Test
  void positionsThatTheOracleSolvesDoNotLowerTheMeanDepth() {
    var rows = ablation.run();
    var standard = row(rows, "standard");
    var withoutOracle = row(rows, "without oracle");
    assertThat(standard.solved()).isGreaterThan(withoutOracle.solved());
    assertThat(ablation.unsolvedPositions())
        .isBetween(10, ablation.positions() - standard.solved());
    // In the unsolved positions the oracle is of almost no use.
    assertThat(standard.meanDepth()).isGreaterThanOrEqualTo(withoutOracle.meanDepth() - 0.1);
  }

  private static Ablation.AblationRow row(List<Ablation.AblationRow> rows, String name) {
    return rows.stream().filter(row -> row.name().equals(name)).findFirst().orElseThrow();
  }

  @Test
  void onePositionIsMeasuredWithEveryConfiguration() {
    var reversi = Games.installed().find("reversi");
    var reported = new ArrayList<String>();
    var one =
        new Ablation(
            reversi,
            reversi.start(),
            6,
            60_000,
            (row, done, _) -> {
              reported.add(row.name());
              assertThat(reported).hasSize(done);
            });
    var rows = one.run();
    assertThat(reported).containsExactlyElementsOf(Ablation.configurations(reversi).keySet());
    assertThat(rows).allSatisfy(row -> assertThat(row.cutShort()).isZero());
    assertThat(row(rows, "plain alpha-beta without ordering").nodes())
        .isGreaterThan(row(rows, "standard").nodes());
  }

  @Test
  void aSearchThatTakesTooLongIsStoppedAndMarked() {
    var reversi = Games.installed().find("reversi");
    var one = new Ablation[1];
    one[0] =
        new Ablation(reversi, reversi.start(), 60, 1, (_, done, _) -> stopAfter(one[0], done, 2));
    var rows = one[0].run();
    assertThat(rows).hasSize(2).allSatisfy(row -> assertThat(row.cutShort()).isEqualTo(1));
  }

  private static void stopAfter(Ablation ablation, int done, int max) {
    if (done == max) {
      ablation.stop();
    }
  }

  @Test
  void aGameIsMeasuredWithItsOwnOptionsAndNoOthers() {
    var quoridor = Ablation.configurations(Games.installed().find("quoridor"));
    assertThat(quoridor.keySet())
        .startsWith("standard", "without deepening")
        .containsSubsequence("without draw-rules", "without lazy-walls", "with table-leaves")
        .endsWith("threshold 50", "threshold 100", "threshold 200", "20 strategic walls");
    assertThat(quoridor.get("20 strategic walls")).hasToString("strategic-walls=20");
    assertThat(Ablation.configurations(Games.installed().find("reversi")).keySet())
        .doesNotContain("without lazy-walls")
        .endsWith("plain alpha-beta without ordering");
  }

  @Test
  void theChartSaysThatItsScaleIsLogarithmic() {
    assertThat(AblationChart.svg("a title", ablation.run()))
        .contains("a title")
        .contains("logarithmic scale");
  }
}
