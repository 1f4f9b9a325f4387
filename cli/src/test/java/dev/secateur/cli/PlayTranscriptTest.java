package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Plays the games of the transcripts again. The output must be the same to the letter.
///
/// A line `$ ...` starts the command. The text after a prompt (`> ` or a question that ends in
/// `[yes/no] `) is what a person types, `^D` is the end of the input, and `^C` interrupts the
/// program. `{folder}` is an empty folder for each transcript. To accept new output, run the test
/// with `-Dgolden.write=true` and read the difference before you commit it.
class PlayTranscriptTest {

  private static final Path FOLDER = Path.of("src/test/resources/play");
  private static final List<String> PROMPTS = List.of("> ", "Continue it? [yes/no] ");

  @TestFactory
  Stream<DynamicTest> theTranscriptsAreStillTrue() throws IOException {
    try (var files = Files.list(FOLDER)) {
      return files
          .filter(file -> file.toString().endsWith(".transcript"))
          .sorted()
          .toList()
          .stream()
          .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
    }
  }

  private static void check(Path file) throws IOException {
    var expected = Files.readString(file);
    var actual = replay(expected, Files.createTempDirectory("secateur-play"));
    if (Boolean.getBoolean("golden.write")) {
      Files.writeString(file, actual);
    }
    assertThat(actual).isEqualTo(expected);
  }

  private static String replay(String transcript, Path folder) {
    var actual = new StringBuilder();
    var lines = transcript.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith("$ ")) {
        var command = lines.get(i).substring(2);
        actual.append("$ ").append(command).append('\n');
        actual.append(run(command, typed(lines.subList(i + 1, lines.size())), folder));
      }
    }
    return actual.toString();
  }

  /// The lines that are typed before the next command.
  private static List<String> typed(List<String> lines) {
    var typed = new ArrayList<String>();
    for (String line : lines) {
      if (line.startsWith("$ ")) {
        return typed;
      }
      PROMPTS.stream()
          .filter(line::startsWith)
          .map(prompt -> line.substring(prompt.length()))
          .forEach(typed::add);
    }
    return typed;
  }

  private static String run(String command, List<String> typed, Path folder) {
    var here = folder.toString();
    var script = typed.stream().map(line -> line.replace("{folder}", here)).toList();
    var run =
        CommandRun.of(
            Terminal.NONE,
            out -> new TypedLines(script, out),
            command.replace("{folder}", here).split(" "));
    var text = new StringBuilder(run.out());
    if (typed.contains("^C")) {
      return text.append('\n').toString().replace(here, "{folder}");
    }
    run.err().lines().forEach(line -> text.append("! ").append(line).append('\n'));
    if (run.status() != 0) {
      text.append("! exit status ").append(run.status()).append('\n');
    }
    return text.toString().replace(here, "{folder}");
  }
}
