package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Bad options of `match` and `openings` get an error of one line before any file is written.
class InvalidMatchOptionsTest {

  @TempDir private Path folder;

  private void assertRefused(String reason, List<String> arguments) {
    var run = CommandRun.of(arguments.toArray(String[]::new));
    assertThat(run.err()).startsWith("error: ").contains(reason);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.status()).isEqualTo(2);
  }

  private List<String> match(String... more) {
    var arguments =
        new ArrayList<>(
            List.of(
                "match",
                "--game=reversi",
                "--engine=level:1",
                "--engine=level:2",
                "--games=2",
                "--out=" + folder.resolve("match.jsonl")));
    arguments.addAll(List.of(more));
    return arguments;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --resign=0,5    | a number of moves, at least 1, and a score above zero
          --resign=-3,5   | a number of moves, at least 1, and a score above zero
          --resign=3,-5   | a number of moves, at least 1, and a score above zero
          --resign=2.7,5  | a number of moves, at least 1, and a score above zero
          --draw=0,1      | a number of moves, at least 1, a score, at least 0
          --draw=3,-1     | a number of moves, at least 1, a score, at least 0
          --draw=3,1,-2   | a number of moves, at least 1, a score, at least 0
          --alpha=0.1     | --alpha is only for --sprt
          --elo-model=x   | --elo-model is only for --sprt
          --alpha=x       | "x" is not a number
          --sprt=10,0     | the smaller first
          """)
  void aBadNumberIsRefused(String option, String reason) {
    assertRefused(reason, match(option));
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void noFileIsWrittenOverAnother() throws IOException {
    var games = folder.resolve("match.jsonl");
    var openings = folder.resolve("openings.txt");
    Files.writeString(openings, "f5 d6\n");
    assertRefused("--report and --out are both", match("--report=" + games));
    assertRefused(
        "--report and --openings are both",
        match("--openings=" + openings, "--report=" + folder + "/./openings.txt"));
    assertRefused("cannot write " + folder, match("--report=" + folder));
    assertRefused("is a folder", match("--openings=" + folder));
    assertRefused(
        "cannot write", List.of("openings", "reversi", "generate", "--out=/no/such/file"));
    assertThat(openings).hasContent("f5 d6");
    assertThat(games).doesNotExist();
  }

  @Test
  void aPartOfTheMatchOptionsIsRefused() {
    CommandRun.of(match("--nodes=20").toArray(String[]::new));
    var resumed = List.of("match", "--resume", "--out=" + folder.resolve("match.jsonl"));
    for (String part : List.of("--games=8", "--sprt=0,10", "--nodes=5", "--engine=level:3")) {
      var arguments = new ArrayList<>(resumed);
      arguments.add(part);
      assertRefused(part.replaceFirst("=.*", " is only a part of the match options"), arguments);
    }
    assertRefused("has different", match("--nodes=5", "--resume"));
  }

  @Test
  void definitionsThatReferToEachOtherAreRefused() throws IOException {
    var engines = folder.resolve("engines.json");
    Files.writeString(
        engines,
        "{\"engines\":[{\"name\":\"x\",\"player\":\"z=y\"},{\"name\":\"y\",\"player\":\"w=x\"}]}");
    assertRefused("a definition refers to \"y\"", match("--engines=" + engines, "--engine=x"));
  }

  @ParameterizedTest
  @CsvSource({
    "--count=0, 1 or more",
    "--count=-1, 1 or more",
    "--depth=0, 1 or more",
    "--depth=-3, 1 or more",
    "--margin=-1, 0 or more",
    "--slack=-1, 0 or more",
    "--slack=x, is not a number",
    "--seed=x, is not a number"
  })
  void badNumbersForOpeningsAreRefused(String option, String reason) {
    assertRefused(reason, List.of("openings", "reversi", "generate", option));
  }
}
