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
class JudgeCommandTest {

  /// Plays e2 in the first positions. From the third on it waits until somebody writes to a pipe.
  private static final String WAITING_ENGINE =
      """
      while read -r command rest; do
        case $command in
          genmove)
            echo >>"$1/asked"
            [ "$(wc -l <"$1/asked")" -lt 3 ] || cat "$1/gate"
            printf '= e2\\n\\n'
            ;;
          list_commands) printf '= name\\ngenmove\\n\\n' ;;
          quit) exit 0 ;;
          *) printf '=\\n\\n' ;;
        esac
      done
      """;

  private static final String POSITIONS =
      """
      {"moves": "", "values": {"e2": 1, "d1": 3}}
      {"moves": "d1 d9", "values": {"e1": 1, "d2": 1}}
      {"moves": "", "values": {"e2": 0}}
      {"moves": "", "values": {"e2": 0}}
      """;

  @TempDir private Path folder;

  private Path positions() throws IOException {
    return Files.writeString(folder.resolve("judged.jsonl"), POSITIONS);
  }

  private String engine() throws IOException {
    return "gtp:sh %s %s"
        .formatted(Files.writeString(folder.resolve("engine.sh"), WAITING_ENGINE), folder);
  }

  /// In the second position e2 is not legal.
  @Test
  void aFaultOfTheEngineIsOneLineAndTheResultSoFarIsPrinted() throws IOException {
    var run =
        CommandRun.of(
            "judge",
            "quoridor",
            positions().toString(),
            "--engine",
            engine(),
            "--time",
            "1s",
            "--json");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err().lines()).hasSize(2);
    assertThat(run.err())
        .startsWith("interrupted: 1 of 4 positions\n")
        .contains("error: sh made an illegal move: line 2 of judged.jsonl: it answered \"e2\"");
    var json = new JsonMapper().readTree(run.out());
    assertThat(json.path("judged").intValue()).isEqualTo(1);
    assertThat(json.path("meanLoss").doubleValue()).isEqualTo(2);
    assertThat(json.at("/worst/0/played").asString()).isEqualTo("e2");
  }

  @Test
  void aReportIsWritten() throws IOException {
    var page = folder.resolve("judge.html");
    var run =
        CommandRun.of(
            "judge",
            "quoridor",
            positions().toString(),
            "--depth",
            "1",
            "--report",
            page.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("quoridor, 4 of 4 positions, secateur, depth=1\nmean loss ");
    assertThat(Files.readString(page)).contains("<svg").contains("4 of 4 positions, depth=1");
    var same = CommandRun.of("judge", "quoridor", page.toString(), "--report", page.toString());
    assertThat(same.status()).isEqualTo(2);
  }

  @Test
  void afterCtrlCTheResultSoFarIsPrinted() throws Exception {
    var line = "{\"moves\": \"\", \"values\": {\"e2\": 1, \"d1\": 2}}\n";
    var file = Files.writeString(folder.resolve("judged.jsonl"), line.repeat(4));
    assertThat(new ProcessBuilder("mkfifo", folder.resolve("gate").toString()).start().waitFor())
        .isZero();
    var words = new ArrayList<>(ThisProgram.command());
    words.addAll(
        List.of("judge", "quoridor", file.toString(), "--engine", engine(), "--time", "60s"));
    var process =
        new ProcessBuilder(words)
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    var asked = folder.resolve("asked");
    Polling.until(
        "the engine waits in the third position",
        () -> !process.isAlive() || (Files.exists(asked) && Files.readAllLines(asked).size() == 3));
    CtrlC.send(process);
    assertThat(process.waitFor()).isEqualTo(130);
    assertThat(Files.readString(folder.resolve("out")))
        .startsWith("quoridor, 2 of 4 positions, sh, time=60000ms\nmean loss 1.00 ");
    assertThat(Files.readString(folder.resolve("err")))
        .isEqualTo("interrupted: 2 of 4 positions\n");
  }
}
