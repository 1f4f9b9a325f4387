package dev.secateur.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.SearchOptions;
import dev.secateur.engine.Evaluators;
import dev.secateur.lab.AblationMatches.AblationMatchRow;
import dev.secateur.lab.match.MatchListener;
import dev.secateur.lab.match.Schedule.ScheduledGame;
import dev.secateur.protocol.client.Contestants;
import dev.secateur.protocol.client.EngineDefinitions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AblationMatchesTest {

  @TempDir private Path folder;

  @Test
  void theStandardEnginePlaysWithoutATechniqueAndResumesAnInterruptedMatch() throws Exception {
    var reversi = Games.installed().find("reversi");
    var chosen = Ablation.select(reversi, List.of("killers", "plain alpha-beta with ordering"));
    assertThat(chosen.keySet())
        .containsExactly("without killers", "plain alpha-beta with ordering");
    var first = run(chosen, new ArrayList<>());
    assertThat(first).extracting(AblationMatchRow::name).containsExactlyElementsOf(chosen.keySet());
    assertThat(first).allSatisfy(row -> assertThat(row.standing().finished()).isEqualTo(4));
    try (var files = Files.list(folder)) {
      assertThat(files)
          .hasSize(2)
          .allSatisfy(
              file -> assertThat(file).content().contains("secateur:evaluator=positional,"));
    }
    var started = new ArrayList<ScheduledGame>();
    assertThat(run(chosen, started)).isEqualTo(first);
    assertThat(started).isEmpty();
  }

  private List<AblationMatchRow> run(Map<String, SearchOptions> chosen, List<ScheduledGame> started)
      throws Exception {
    var rows = new ArrayList<AblationMatchRow>();
    new AblationMatches(
            Games.installed().find("reversi"),
            new Contestants(Evaluators.installed(), EngineDefinitions.NONE, List.of()),
            Optional.of("positional"),
            4,
            Limits.nodes(60),
            1,
            Optional.of(folder))
        .run(
            chosen,
            new MatchListener() {
              @Override
              public void gameStarted(ScheduledGame game) {
                started.add(game);
              }
            },
            rows::add);
    return rows;
  }
}
