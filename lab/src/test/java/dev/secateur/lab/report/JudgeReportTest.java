package dev.secateur.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.lab.positions.JudgeResult;
import dev.secateur.lab.positions.JudgeResult.ChosenMove;
import dev.secateur.lab.positions.JudgeResult.PhaseErrors;
import dev.secateur.lab.positions.JudgedPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeReportTest {

  private static final Game REVERSI = Games.installed().find("reversi");

  @TempDir private Path folder;

  private ChosenMove chosen(String line, String move) throws IOException {
    var file = Files.writeString(folder.resolve("a<b>.jsonl"), line + "\n");
    var position = JudgedPosition.read(file, REVERSI, 1).getFirst();
    return new ChosenMove(
        position, REVERSI.notation().parseMove(position.position(), move), OptionalDouble.empty());
  }

  @Test
  void thePageStandsAloneAndHasDistributionAndWorstMoves() throws IOException {
    var result =
        new JudgeResult(
            9,
            List.of(
                chosen("{\"moves\": \"\", \"values\": {\"f5\": 2, \"d3\": -1.5}}", "d3"),
                chosen("{\"moves\": \"f5\", \"values\": {\"d6\": 2}}", "d6"),
                chosen("{\"moves\": \"f5\", \"values\": {\"d6\": 2}}", "f4")));
    var html =
        new JudgeReport(
                REVERSI,
                "one <b>&\"",
                "nodes=50",
                result,
                OptionalDouble.of(2.5),
                List.of(
                    new PhaseErrors(
                        "1 to 4 discs", 1, OptionalDouble.empty(), OptionalDouble.of(1)),
                    new PhaseErrors(
                        "5 to 8 discs", 2, OptionalDouble.of(0.5), OptionalDouble.of(4))))
            .html("1.2", LocalDate.of(2026, 11, 15));
    assertThat(html).doesNotContain("http", "src=", "<script", "@import", "url(", "<b>");
    assertThat(html)
        .contains("Moves of one &lt;b&gt;&amp;&quot;")
        .contains("3 of 9 positions, nodes=50, 2026-11-15")
        .contains("A move loses 1.75 ±3.43 discs on average; 50.0% of the moves are best.")
        .contains("1 moves have no value in the files and are left out.")
        .contains("<th scope=\"row\">3.5</th><td>d3</td><td>f5</td>")
        .contains(
            "<th scope=\"row\">1 to 4 discs</th><td>1</td><td>-</td><td>1.00</td>",
            "<th scope=\"row\">5 to 8 discs</th><td>2</td><td>0.50</td><td>4.00</td>",
            "<th scope=\"row\">all</th><td>3</td><td>-</td><td>2.50</td>")
        .contains("line 1 of a&lt;b&gt;.jsonl");
    assertThat(Pattern.compile("<svg[^>]*aria-label=").matcher(html).results()).hasSize(1);
    for (String element : List.of("section", "table", "svg", "details", "div", "tr", "text")) {
      assertThat(Pattern.compile("<" + element + "[ >]").matcher(html).results().count())
          .as(element)
          .isEqualTo(Pattern.compile("</" + element + ">").matcher(html).results().count());
    }
  }

  @Test
  void withoutALossThereAreNoWorstMoves() throws IOException {
    var result =
        new JudgeResult(1, List.of(chosen("{\"moves\": \"\", \"values\": {\"f5\": 2}}", "f5")));
    assertThat(
            new JudgeReport(REVERSI, "x", "", result, OptionalDouble.empty(), List.of())
                .html("1", LocalDate.EPOCH))
        .contains("Every move is best.");
  }
}
