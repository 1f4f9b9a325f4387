package dev.secateur.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.engine.Evaluators;
import dev.secateur.lab.match.Adjudication;
import dev.secateur.lab.match.Match;
import dev.secateur.lab.match.MatchFile;
import dev.secateur.lab.match.MatchFormat;
import dev.secateur.lab.match.MatchListener;
import dev.secateur.lab.match.MatchPlayer;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.openings.Openings;
import dev.secateur.lab.statistics.Sprt;
import dev.secateur.protocol.client.Contestants;
import dev.secateur.protocol.client.EngineDefinitions;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchReportTest {

  private static final Games GAMES = Games.installed();

  @TempDir private Path folder;

  private static MatchSetup setup() {
    var reversi = GAMES.find("reversi");
    var engines = new Contestants(Evaluators.installed(), EngineDefinitions.NONE, List.of());
    return new MatchSetup(
        "test",
        reversi,
        List.of(
            new MatchPlayer(
                "one <b>&\"", "level:2", Limits.NONE, engines.parse("level:2", reversi)),
            new MatchPlayer(
                "two",
                "secateur:hash=1",
                Limits.nodes(50).withDepth(2).toPlay(),
                engines.parse("secateur:hash=1", reversi))),
        MatchFormat.ROUND_ROBIN,
        12,
        Openings.standard(reversi, 6, 3),
        true,
        3,
        new Adjudication(Optional.of(new Adjudication.Resign(4, 30)), Optional.empty(), 200),
        Optional.of(new Sprt(-300, 300, 0.001, 0.001, Sprt.EloModel.NORMALIZED)),
        true,
        Duration.ofSeconds(1),
        Duration.ofMinutes(1));
  }

  @Test
  void thePageIsSelfContainedAndShowsTheStandings() throws Exception {
    var setup = setup();
    try (var file = MatchFile.create(folder.resolve("match.jsonl"), setup, GAMES)) {
      var standing = new Match(setup, file, 1, MatchListener.NONE).run();
      var html = new MatchReport(setup, standing, file).html("1.2", LocalDate.of(2026, 11, 15));
      assertThat(html).doesNotContain("http", "src=", "<script", "@import", "url(");
      // Names are user input, so they must be escaped.
      assertThat(html).doesNotContain("<b>").contains("one &lt;b&gt;&amp;&quot; against two");
      assertThat(html).contains(Figures.percent(standing.players().getFirst().score()));
      assertThat(html).contains(Html.escape(Sentences.of(standing.sequential().orElseThrow())));
      assertThat(html).contains(Sentences.audit(standing)).contains("2026-11-15");
      var pictures = Pattern.compile("<svg[^>]*>").matcher(html).results().toList();
      assertThat(pictures).hasSize(2);
      assertThat(pictures)
          .allSatisfy(svg -> assertThat(svg.group()).contains("role=\"img\"", "aria-label=\""));
      for (String element : List.of("section", "table", "svg", "details", "div", "ul", "tr")) {
        assertThat(count(html, "<" + element + "[ >]"))
            .as(element)
            .isEqualTo(count(html, "</" + element + ">"));
      }
    }
  }

  private static long count(String html, String pattern) {
    return Pattern.compile(pattern).matcher(html).results().count();
  }

  @Test
  void theCommandRepeatsTheMatch() {
    assertThat(RepeatCommand.of(setup()))
        .isEqualTo(
            "secateur match --game reversi --engine level:2"
                + " --engine secateur:hash=1@nodes=50@depth=2 --games 12 --order random --seed 3"
                + " --resign 4,30.0 --max-plies 200 --sprt -300.0,300.0 --alpha 0.001 --beta 0.001"
                + " --elo-model normalized --audit --patience 60000ms");
  }
}
