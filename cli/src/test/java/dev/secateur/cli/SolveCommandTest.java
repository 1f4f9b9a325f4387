package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.lab.positions.JudgedPosition;
import dev.secateur.lab.positions.Solving.SolvedPosition;
import dev.secateur.lab.positions.Solving.SolvingProgress;
import dev.secateur.search.SearchResult;
import dev.secateur.search.SearchResult.ScoredLine;
import dev.secateur.search.SearchStatistics;
import dev.secateur.testkit.CtrlC;
import dev.secateur.testkit.Polling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

@DisabledOnOs(OS.WINDOWS)
class SolveCommandTest {

  /// The published endgames FFO 1 and FFO 7. Of the second only the position is given.
  private static final String FFO_1 =
      "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12;";

  private static final String FFO_7 =
      "--OXXO--XOXXXX--XOOOXXXXXOOXXXXXXOOOOXXX-XXXXXXX--XXOOO----XXOO- X";

  /// With 22 empty squares, a matter of seconds.
  private static final String FFO_42 =
      "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X";

  @TempDir private Path folder;

  private Path file(String... lines) throws IOException {
    return Files.write(folder.resolve("endgames.obf"), List.of(lines));
  }

  @Test
  void publishedScoresAreFound() throws IOException {
    var file = file("# two endgames", FFO_1, "", FFO_7 + ";");
    var run = CommandRun.of("solve", "reversi", file.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    var lines = run.out().lines().toList();
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0)).matches(" +2 +g8 +\\+18 +[0-9,]+ nodes +[0-9.]+ s  g8 h7( \\w+)+");
    assertThat(lines.get(1)).contains(" +8 ").startsWith("   4  a6 ");
    assertThat(lines.get(2)).startsWith("solved 2 of 2, ");
  }

  @Test
  void anObjectForEachPosition() throws IOException {
    var run = CommandRun.of("solve", "reversi", file(FFO_1, FFO_7).toString(), "--json");
    var objects = run.out().lines().map(new JsonMapper()::readTree).toList();
    assertThat(objects).hasSize(2);
    var first = objects.getFirst();
    assertThat(first.path("position").asString()).isEqualTo(FFO_1.substring(0, 66));
    assertThat(first.path("best").asString()).isEqualTo("g8");
    assertThat(first.path("score").intValue()).isEqualTo(18);
    assertThat(first.path("exact").booleanValue()).isTrue();
    assertThat(first.path("nodes").longValue()).isPositive();
    assertThat(first.path("timeMs").isNumber()).isTrue();
    // All fourteen empty squares, and passes.
    assertThat(first.path("pv").size()).isGreaterThanOrEqualTo(14);
    assertThat(first.path("expected").intValue()).isEqualTo(18);
    assertThat(objects.get(1).has("expected")).isFalse();
  }

  /// What Ctrl-C leaves of a search that was sure to 95 %.
  @Test
  void anInterruptedPositionSaysHowSureItsScoreIs() throws IOException {
    var game = Games.installed().find("reversi");
    var position = JudgedPosition.readPositions(file(FFO_1), game).getFirst();
    long move = game.notation().parseMove(position.position(), "g8");
    var line = new ScoredLine(List.of(move), 1_600, false);
    var found =
        new SolvedPosition(
            position, new SearchResult(List.of(line), 12, 95, SearchStatistics.NONE));
    assertThat(SolveCommand.text(found))
        .matches(" +1 +g8 +\\+16 +0 nodes +0.00 s  g8  \\(not exact: depth 12, 95 % sure\\)");
    var object = new JsonMapper().readTree(SolveCommand.json(found));
    assertThat(object.path("exact").booleanValue()).isFalse();
    assertThat(object.path("depth").intValue()).isEqualTo(12);
    assertThat(object.path("certainty").intValue()).isEqualTo(95);
  }

  /// The exact search of FFO 42 alone takes several times as long as the pause between two texts.
  @Test
  void theProgressGoesOnDuringTheExactSearch() throws IOException {
    var terminal = new Terminal(false, false, true, 120);
    var run = CommandRun.of(terminal, "solve", "reversi", file(FFO_1, FFO_42).toString());
    assertThat(run.out().lines()).hasSize(3);
    var texts = run.err().split("\r", -1);
    assertThat(texts)
        .anySatisfy(
            text ->
                assertThat(text)
                    .matches(
                        "position 2 of 2, depth 22, exact, so far [+-][0-9.]+, [0-9,]+ nodes,"
                            + " [0-9]+ s *"));
    assertThat(texts[texts.length - 1]).as("the line is removed at the end").isBlank();
  }

  @Test
  void withoutATerminalThereIsNoProgress() throws IOException {
    assertThat(CommandRun.of("solve", "reversi", file(FFO_42).toString()).err()).isEmpty();
  }

  @Test
  void theProgressSaysHowSureTheScoresWillBe() {
    var selective = new SolvingProgress(20, 95, 1_234_567);
    assertThat(SolveProgress.text("position 3 of 10", selective, "+4.00", 12))
        .isEqualTo("position 3 of 10, depth 20, 95 % sure, so far +4.00, 1,234,567 nodes, 12 s");
    assertThat(SolveProgress.text("position 3 of 10", new SolvingProgress(8, 0, 9), "", 0))
        .isEqualTo("position 3 of 10, depth 8, 9 nodes, 0 s");
  }

  @Test
  void twoThreadsFindTheSame() throws IOException {
    var run = CommandRun.of("solve", "reversi", file(FFO_1).toString(), "--json", "--threads", "2");
    var object = new JsonMapper().readTree(run.out());
    assertThat(object.path("score").intValue()).isEqualTo(18);
    assertThat(object.path("exact").booleanValue()).isTrue();
  }

  @Test
  void anotherScoreThanThatOfTheFileIsPointedOut() throws IOException {
    var file = file(FFO_1.replace("+18", "+16"));
    var run = CommandRun.of("solve", "reversi", file.toString());
    assertThat(run.out().lines().findFirst().orElseThrow()).endsWith("  (the file says +16)");
    assertThat(run.err()).isEqualTo("1 score is not what the file says\n");
  }

  @Test
  void badInputIsOneLine() throws IOException {
    var broken = CommandRun.of("solve", "reversi", file(FFO_1, "XXO X;").toString());
    assertThat(broken.status()).isEqualTo(2);
    assertThat(broken.out()).isEmpty();
    assertThat(broken.err().lines()).hasSize(1);
    assertThat(broken.err()).contains("line 2 of endgames.obf");

    var otherGame = CommandRun.of("solve", "checkers", file(FFO_1).toString());
    assertThat(otherGame.status()).isEqualTo(2);
    assertThat(otherGame.err())
        .isEqualTo(
            "error: checkers has no last move that a search could reach: expected a game that"
                + " fills its board, such as reversi\n");
  }

  @Test
  void afterCtrlCTheBestSoFarIsPrinted() throws Exception {
    // The second position is the start of the game, which nothing solves.
    var file =
        file(FFO_1, "---------------------------OX------XO--------------------------- X;", FFO_7);
    var words = new ArrayList<>(ThisProgram.command());
    words.addAll(List.of("solve", "reversi", file.toString()));
    var out = folder.resolve("out");
    var process =
        new ProcessBuilder(words)
            .redirectOutput(out.toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    Polling.until(
        "the first position is solved",
        () -> !process.isAlive() || (Files.exists(out) && Files.readString(out).contains("\n")));
    CtrlC.send(process);
    assertThat(process.waitFor()).isEqualTo(130);
    var lines = Files.readAllLines(out);
    assertThat(lines.getLast()).startsWith("solved 1 of 3, ");
    // The second search may have been stopped before its first depth.
    assertThat(lines).hasSizeBetween(2, 3);
    if (lines.size() == 3) {
      assertThat(lines.get(1)).contains("(not exact: depth ");
    }
    assertThat(Files.readString(folder.resolve("err")))
        .isEqualTo("interrupted: 1 of 3 positions\n");
  }
}
