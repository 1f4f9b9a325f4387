package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Endgame databases on the command line.
class DatabaseCommandTest {

  private static final String TOTALS =
      """
      2 pieces: 3,488 positions, 716 won, 402 lost, 2,370 drawn
      3 pieces: 196,032 positions, 100,250 won, 87,305 lost, 8,477 drawn
      """;

  @TempDir private Path folder;

  private CommandRun database(String... arguments) {
    var words = new ArrayList<>(List.of("database", "checkers"));
    words.addAll(List.of(arguments));
    words.addAll(List.of("--dir", folder.toString()));
    return CommandRun.of(words.toArray(String[]::new));
  }

  @Test
  void aDatabaseIsBuiltAndProven() throws IOException {
    var run = database("build", "--pieces", "3", "--threads", "1", "--memory", "200");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).isEqualTo(TOTALS);
    assertThat(folder.resolve("endgames-3.values")).exists();
    assertThat(folder.resolve("endgames-3.distances")).exists();
    // What is there stays as it is.
    var before = Files.getLastModifiedTime(folder.resolve("endgames-3.values"));
    assertThat(database("build", "--pieces", "3").out()).isEqualTo(TOTALS);
    assertThat(Files.getLastModifiedTime(folder.resolve("endgames-3.values"))).isEqualTo(before);

    var verified = database("verify", "--pieces", "3", "--memory", "200");
    assertThat(verified.err()).isEmpty();
    assertThat(verified.out())
        .startsWith(TOTALS)
        .contains("10,000 random positions with 3 pieces: a plain search decided ")
        .endsWith("every entry is proven\n");
    assertThat(verified.status()).isZero();
  }

  @Test
  void aDamagedFileIsPointedOutAndTheShippedOneUsed() throws IOException {
    database("build", "--pieces", "2", "--memory", "200");
    var file = folder.resolve("endgames-2.values");
    var content = Files.readAllBytes(file);
    content[80] ^= 1;
    Files.write(file, content);
    var info = database("info", "--pieces", "2");
    assertThat(info.err())
        .isEqualTo(
            "note: %s is damaged: its checksum is wrong: expected an unchanged file; %s\n"
                .formatted(
                    file,
                    "remove it, then build it again with \"secateur database checkers build\""));
    assertThat(info.out()).contains("K-K               992   230     108    654");
    var verified = database("verify", "--pieces", "2", "--memory", "200");
    assertThat(verified.err()).startsWith("wrong: ").contains("is damaged");
    assertThat(verified.status()).isEqualTo(1);
  }

  @Test
  void infoAsJson() {
    var info = database("info", "--pieces", "2", "--json");
    assertThat(info.out().lines().findFirst().orElseThrow())
        .isEqualTo(
            "{\"schema\":1,\"game\":\"checkers\",\"slice\":\"K-K\",\"pieces\":2,"
                + "\"positions\":992,\"wins\":230,\"losses\":108,\"draws\":654,"
                + "\"longestWin\":11,\"longestLoss\":10}");
    assertThat(info.out().lines()).hasSize(4);
  }

  @Test
  void whatCannotBeBuiltIsRefused() {
    assertRefused(database("build", "--pieces", "7"), "--pieces is 7: expected 2 to 6");
    assertRefused(
        database("build", "--pieces", "3", "--distances", "4"),
        "--distances 4 is more than --pieces 3: expected at most as many as --pieces");
    assertRefused(
        CommandRun.of("database", "reversi", "info"),
        "there are no endgame databases of reversi: expected checkers");
    assertThat(database("build", "--pieces", "5", "--memory", "105").err())
        .matches("error: 105 MB are not enough: expected --memory \\d+ or more\n");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aFolderThatIsNotThereIsNotRead() {
    var missing = folder.resolve("missing");
    for (var command : List.of("info", "verify")) {
      assertRefused(
          CommandRun.of("database", "checkers", command, "--dir", missing.toString()),
          "\"%s\" is not a folder: expected a folder with databases, made by secateur database checkers build"
              .formatted(missing));
    }
  }

  private static void assertRefused(CommandRun run, String message) {
    assertThat(run.err()).isEqualTo("error: " + message + "\n");
    assertThat(run.status()).isEqualTo(2);
  }

  /// The text names where a win comes from if its distance is not known.
  @Test
  void anAnalysisSaysThatTheDatabaseKnows() {
    var far =
        CommandRun.of(
            "analyse", "checkers", "--position", "W:W5,K23,24:BK6,15", "--depth", "1", "--json");
    assertThat(far.out()).contains("\"scoreText\":\"database: win\"").doesNotContain("winIn");
    var near =
        CommandRun.of(
            "analyse", "checkers", "--position", "W:WK15,20:B12,K28", "--depth", "5", "--json");
    assertThat(near.out()).contains("\"winIn\":81").contains("\"scoreText\":\"win in 81\"");
  }
}
