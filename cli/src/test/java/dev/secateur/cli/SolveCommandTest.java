package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
