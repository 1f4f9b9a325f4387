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

/// Every command says on standard error if its table is smaller than requested. The commands run in
/// processes with little memory.
class TooMuchHashTest {

  private static final String NOTE =
      "note: not enough memory for a table of %s MB: using [0-9]+ MB\n";

  @TempDir private Path folder;

  private CommandRun run(String arguments) throws IOException, InterruptedException {
    return run("", "", arguments);
  }

  /// A run with input, which ends when a line of the answer has come: a protocol that is told to
  /// quit does not wait for a slow search.
  ///
  /// @param awaited how that line begins
  private CommandRun run(String input, String awaited, String arguments)
      throws IOException, InterruptedException {
    var words = new ArrayList<>(ThisProgram.command());
    words.add(1, "-Xmx64m");
    words.addAll(List.of(arguments.replace("FOLDER", folder.toString()).split(" ", -1)));
    var err = folder.resolve("err").toFile();
    var process = new ProcessBuilder(words).redirectError(err).start();
    var out = new StringBuilder();
    try (var reader = process.inputReader()) {
      try (var writer = process.outputWriter()) {
        writer.write(input);
        writer.flush();
        while (!input.isEmpty()) {
          var line = reader.readLine();
          out.append(line).append('\n');
          if (line == null || line.startsWith(awaited)) {
            break;
          }
        }
      }
      out.append(reader.readAllAsString());
    }
    int status = process.waitFor();
    return new CommandRun(out.toString(), Files.readString(err.toPath()), status);
  }

  private static void assertWarned(CommandRun run, String megabytes) {
    assertThat(run.err()).matches(NOTE.formatted(megabytes));
    assertThat(run.status()).isZero();
    assertThat(run.out()).doesNotContain("memory");
  }

  @ParameterizedTest
  @CsvSource({
    "analyse checkers --depth 2 --hash 1000, best ",
    "'judge checkers FOLDER/judged.jsonl --nodes 20 --hash 1000', positions",
    "'outcomes checkers FOLDER/outcomes.jsonl --nodes 20 --hash 1000', positions",
    "'book checkers build --file FOLDER/x.book --positions 1 --nodes 20 --hash 1000', ''",
  })
  void commandsWithAHashOption(String arguments, String expected) throws Exception {
    Files.writeString(
        folder.resolve("judged.jsonl"),
        "{\"position\": \"B:W21,22,K30:B1,2,K5\", \"values\": {\"1-6\": 0.1, \"2-7\": -1.2}}\n");
    Files.writeString(
        folder.resolve("outcomes.jsonl"),
        "{\"position\": \"B:W28:B1,2\", \"won\": 1}\n{\"position\": \"W:W28:B1,2\", \"won\": 0}\n");
    var run = run(arguments);
    assertWarned(run, "1000");
    assertThat(run.out()).contains(expected);
  }

  /// Both engines and every game of a match say the same; it is printed once.
  @Test
  void aMatch() throws Exception {
    var engine = "--engine secateur:hash=1000@nodes=20 ";
    var run = run("match --game checkers " + engine + engine + "--games 2 --out FOLDER/m.jsonl");
    assertWarned(run, "1000");
    assertThat(run.out()).startsWith("checkers, 2 of 2 games\n");
  }

  @Test
  void aGameInTheTerminal() throws Exception {
    var run =
        run("play checkers --side none --level 10 --time 1ms --seed 1 --file FOLDER/game.txt");
    assertWarned(run, "64");
  }

  @Test
  void gtp() throws Exception {
    var run = run("genmove b\n", "= ", "engine checkers --depth 1 --hash 1000");
    assertWarned(run, "1000");
    assertThat(run.out()).matches("= [0-9x-]+\n\n");
    var analysis = run("secateur-analyze 10\n", "info ", "engine checkers --depth 1 --hash 1000");
    assertWarned(analysis, "1000");
  }

  @Test
  void qtp() throws Exception {
    var run = run("genmove b\n", "= ", "engine quoridor --protocol qtp --depth 1 --hash 1000");
    assertWarned(run, "1000");
    assertThat(run.out()).startsWith("= ");
  }

  /// Here an answer of the protocol says it, too.
  @Test
  void ugi() throws Exception {
    var run = run("go depth 1\n", "bestmove ", "engine checkers --protocol ugi --hash 1000");
    assertThat(run.err()).matches(NOTE.formatted("1000"));
    assertThat(run.out()).contains("info string not enough memory").contains("bestmove ");
  }

  @Test
  void nboard() throws Exception {
    var run = run("set depth 1\ngo\n", "=== ", "engine reversi --protocol nboard --hash 1000");
    assertWarned(run, "1000");
    assertThat(run.out()).contains("=== ");
  }
}
