package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.testkit.CtrlC;
import dev.secateur.testkit.Polling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A book from its first position to what it says.
class BookCommandTest {

  @TempDir private Path folder;

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private static CommandRun book(String game, String... arguments) {
    var words = new ArrayList<>(List.of("book", game));
    words.addAll(List.of(arguments));
    return CommandRun.of(words.toArray(String[]::new));
  }

  private CommandRun build(String file, int positions) {
    return book(
        "reversi",
        "build",
        "--file",
        path(file),
        "--nodes",
        "500",
        "--lines",
        "3",
        "--positions",
        "" + positions);
  }

  private static void assertRefused(CommandRun run, String message) {
    assertThat(run.err()).isEqualTo("error: " + message + "\n");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void aBookIsBuiltAndContinued() throws IOException {
    var run = build("x", 8);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).matches("8 positions, 1 KB, digest [0-9a-f]{12}: .*x\n");
    assertThat(build("x", 15).out()).startsWith("15 positions, ");
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
    // A book that is large enough stays as it is.
    var before = Files.readAllBytes(folder.resolve("x"));
    assertThat(build("x", 3).out()).startsWith("15 positions, ");
    assertThat(Files.readAllBytes(folder.resolve("x"))).isEqualTo(before);
  }

  @Test
  void theSameCommandMakesTheSameBook() throws IOException {
    build("one", 12);
    build("two", 12);
    assertThat(Files.readAllBytes(folder.resolve("two")))
        .isEqualTo(Files.readAllBytes(folder.resolve("one")));
  }

  @ParameterizedTest
  @CsvSource({"checkers, 11-15", "quoridor, e2", "'quoridor:size=5,walls=2', c2"})
  void everyGameHasBooks(String game, String move) {
    var run = book(game, "build", "--file", path("x"), "--nodes", "300", "--positions", "4");
    assertThat(run.out()).startsWith("4 positions, ");
    assertThat(book(game, "lookup", "--file", path("x"), "--json").out())
        .contains("\"inBook\":true");
    assertThat(book(game, "lookup", "--file", path("x"), "--moves", move).status()).isZero();
  }

  @Test
  void lookupShowsMovesWithTheirScores() {
    build("x", 10);
    var run = book("reversi", "lookup", "--file", path("x"));
    assertThat(run.out())
        .matches(
            """
            [+-][0-9.]+ discs, searched to depth [0-9]+ with [0-9,]+ nodes
            d3 +[+-][0-9.]+ [+]  \\(also c4, f5, e6\\)
            """);
    run = book("reversi", "lookup", "--file", path("x"), "--moves", "f5d6", "--json");
    assertThat(run.out()).contains("\"opening\":\"Perpendicular\"", "\"position\":", "\"inBook\":");
    run = book("reversi", "lookup", "--file", path("x"), "--moves", "f5f4g3g6");
    assertThat(run.out()).isEqualTo("Parallel\nnot in the book\n");
  }

  @Test
  void exportHasALineForEachPosition() {
    build("x", 10);
    var lines = book("reversi", "export", "--file", path("x")).out().lines().toList();
    assertThat(lines).hasSize(10);
    assertThat(lines.getFirst()).contains("\"line\":[]", "\"move\":\"d3\",\"same\":[\"c4\",");
  }

  @Test
  void booksAreJoined() {
    build("one", 8);
    build("two", 14);
    var run = book("reversi", "merge", "--file", path("all"), path("one"), path("two"));
    // The first eight positions of both are the same.
    assertThat(run.out()).startsWith("14 positions, ");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void afterCtrlCTheBookIsStoredAndTheSameCommandContinues() throws Exception {
    var words = new ArrayList<>(ThisProgram.command());
    words.addAll(List.of("book", "reversi", "build", "--file", path("x"), "--nodes", "500"));
    // Without a number of positions only Ctrl-C ends it. The first position is stored at once.
    var process =
        new ProcessBuilder(words)
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    Polling.until("the book grows", () -> !process.isAlive() || Files.exists(folder.resolve("x")));
    CtrlC.send(process);
    assertThat(process.waitFor()).isEqualTo(130);
    assertThat(Files.readString(folder.resolve("out"))).matches("[0-9,]+ positions, .*x\n");
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
    int positions =
        Integer.parseInt(
            Files.readString(folder.resolve("out")).replaceFirst(" .*\n", "").replace(",", ""));
    var next = build("x", positions + 3);
    assertThat(next.out()).startsWith((positions + 3) + " positions, ");
  }

  @Test
  void badInputGetsOneLine() throws IOException {
    assertThat(book("reversi").err())
        .isEqualTo(
            "error: book needs to know what to do: expected build, merge, lookup or export"
                + " (see secateur book --help)\n");
    build("x", 4);
    assertRefused(
        book("checkers", "lookup", "--file", path("x")),
        path("x") + " is a book of reversi: expected a book of checkers");
    var bytes = Files.readAllBytes(folder.resolve("x"));
    Files.write(folder.resolve("cut"), Arrays.copyOf(bytes, 60));
    assertRefused(
        book("reversi", "lookup", "--file", path("cut")),
        path("cut") + " is cut off after 60 bytes: expected the whole file; copy it again");
    assertRefused(
        book("checkers", "lookup"),
        "no opening book comes with checkers: expected --file FILE with one made by"
            + " \"secateur book checkers build\"");
    assertRefused(
        book("reversi", "export", "--file", path("none")), "there is no file " + path("none"));
    assertRefused(
        book("reversi", "build", "--file", path("y"), "--loss-per-ply", "0"),
        "--loss-per-ply is 0.0: expected 0.01 or more");
  }
}
