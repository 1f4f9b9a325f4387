package dev.secateur.lab;

import static dev.secateur.lab.StandardEvaluator.standard;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.core.SearchOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AblationTest {

  private static final Game QUORIDOR = Games.installed().find("quoridor");

  private final Ablation ablation = ablation(Ablation.select(QUORIDOR, List.of()));

  private static Ablation ablation(Map<String, SearchOptions> configurations) {
    return new Ablation(QUORIDOR, standard(QUORIDOR), 1, 3_000, configurations, (_, _, _) -> {});
  }

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
            standard(reversi),
            reversi.start(),
            6,
            60_000,
            (row, done, _) -> {
              reported.add(row.name());
              assertThat(reported).hasSize(done);
            });
    var rows = one.run();
    var configurations = Ablation.select(reversi, List.of()).keySet();
    assertThat(reported).startsWith("standard").hasSize(one.configurations());
    assertThat(reported.subList(1, reported.size())).containsExactlyElementsOf(configurations);
    assertThat(rows).allSatisfy(row -> assertThat(row.cutShort()).isZero());
    assertThat(row(rows, "plain alpha-beta without ordering").nodes())
        .isGreaterThan(row(rows, "standard").nodes());
  }

  @Test
  void aSearchThatTakesTooLongIsStoppedAndMarked() {
    var reversi = Games.installed().find("reversi");
    var one = new Ablation[1];
    one[0] =
        new Ablation(
            reversi,
            standard(reversi),
            reversi.start(),
            60,
            1,
            (_, done, _) -> stopAfter(one[0], done, 2));
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
    var quoridor = Ablation.select(QUORIDOR, List.of());
    assertThat(quoridor.keySet())
        .startsWith("without deepening")
        .containsSubsequence("without draw-rules", "without lazy-walls", "with table-leaves")
        .endsWith("threshold 50", "threshold 100", "threshold 200", "20 strategic walls");
    assertThat(quoridor.get("20 strategic walls")).hasToString("strategic-walls=20");
    assertThat(Ablation.select(Games.installed().find("reversi"), List.of()).keySet())
        .doesNotContain("without lazy-walls")
        .endsWith("plain alpha-beta without ordering");
  }

  @Test
  void onlyTheChosenTechniquesAreMeasured() {
    var killers = ablation(Ablation.select(QUORIDOR, List.of("killers")));
    assertThat(killers.run())
        .extracting(Ablation.AblationRow::name)
        .containsExactly("standard", "without killers");
  }

  @Test
  void anUnknownTechniqueIsRefused() {
    assertThatThrownBy(() -> Ablation.select(QUORIDOR, List.of("magic")))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("\"magic\" is not measured for quoridor");
  }

  @Test
  void theChartSaysThatItsScaleIsLogarithmic() {
    assertThat(AblationChart.svg("a title", ablation.run()))
        .contains("a title")
        .contains("logarithmic scale");
  }
}
