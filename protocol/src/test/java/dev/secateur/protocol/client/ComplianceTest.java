package dev.secateur.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.protocol.client.Compliance.Finding;
import dev.secateur.protocol.client.Compliance.Patience;
import dev.secateur.protocol.client.Compliance.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(300)
class ComplianceTest {

  /// Enough time for an answer on a busy machine. Only the long tests check how fast it is.
  private static final Patience GENEROUS =
      new Patience(Duration.ofSeconds(60), Duration.ofSeconds(60), Duration.ofSeconds(60));

  private static List<Finding> check(EngineDefinition definition, String game, Patience patience)
      throws InterruptedException {
    var findings = new ArrayList<Finding>();
    boolean passed =
        new Compliance(definition, Games.installed().find(game), 20, patience, findings::add).run();
    assertThat(passed).isEqualTo(failed(findings).isEmpty());
    return findings;
  }

  private static List<String> failed(List<Finding> findings) {
    return findings.stream()
        .filter(finding -> finding.verdict() == Verdict.FAILED)
        .map(Finding::check)
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "gtp, quoridor:size=5;walls=2",
    "ugi, quoridor:size=5;walls=2",
    "nboard, reversi",
    "qtp, quoridor:size=5;walls=2",
  })
  void ourEnginePasses(String protocol, String gameText) throws Exception {
    passes(protocol, gameText, GENEROUS);
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource({
    "gtp, checkers",
    "gtp, reversi",
    "gtp, quoridor",
    "ugi, checkers",
    "ugi, reversi",
    "ugi, quoridor",
    "qtp, quoridor",
  })
  void ourEnginePassesInEveryGame(String protocol, String gameText) throws Exception {
    passes(protocol, gameText, Patience.DEFAULT);
  }

  private static void passes(String protocol, String gameText, Patience patience)
      throws InterruptedException {
    var game = gameText.replace(';', ',');
    var command = new ArrayList<>(Programs.launcher());
    command.addAll(List.of("engine", game, "--protocol", protocol));
    var findings = check(EngineDefinition.of(Protocol.find(protocol), command), game, patience);
    assertThat(findings)
        .hasSizeGreaterThan(10)
        .allSatisfy(finding -> assertThat(finding.verdict()).isNotEqualTo(Verdict.FAILED));
  }

  @Test
  void anEngineThatDoesNotStartIsReportedOnce() throws Exception {
    var findings =
        check(FaultyEngine.fresh().definition(Protocol.GTP, "absent"), "reversi", GENEROUS);
    assertThat(findings).hasSize(1);
    assertThat(findings.getFirst().detail())
        .isEqualTo(
            "did not start: it ended with status 1 before it answered name, saying"
                + " \"cannot find my book\"");
  }

  @Test
  void anIllegalMoveIsReportedWithItsPlace() throws Exception {
    // This engine accepts every move and always answers with the same one.
    var findings =
        check(FaultyEngine.fresh().definition(Protocol.GTP, "illegal"), "reversi", GENEROUS);
    assertThat(failed(findings))
        .contains("illegal moves are refused", "a whole game as the first player")
        .doesNotContain("ends when told to quit", "ends at the end of input");
    assertThat(findings)
        .filteredOn(finding -> finding.check().equals("a whole game as the first player"))
        .singleElement()
        .satisfies(
            finding ->
                assertThat(finding.detail())
                    .startsWith("made an illegal move: it answered \"a1\": ")
                    .endsWith(", at move 1"));
  }

  @Test
  void anEngineThatDoesNotEndIsReported() throws Exception {
    var brief = new Patience(GENEROUS.answer(), GENEROUS.grace(), Duration.ofMillis(300));
    var findings = check(FaultyEngine.fresh().definition(Protocol.UGI, "stays"), "reversi", brief);
    assertThat(failed(findings))
        .contains(
            "ends when told to quit",
            "ends at the end of input",
            "ends at the end of input during a search");
  }
}
