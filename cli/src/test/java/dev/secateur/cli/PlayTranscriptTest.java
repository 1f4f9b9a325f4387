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

/// Plays the games of the transcripts again and compares every word.
///
/// A line `$ ...` starts the command. What a person types stands after a prompt (`> ` or a question
/// that ends in `[yes/no] `), `^D` is the end of the input, and after `^C` the program is gone.
/// `{folder}` is an empty folder of each transcript's own. To accept new output run the tests with
/// `-Dgolden.write=true` and read the difference before committing it.
class PlayTranscriptTest {

  private static final Path FOLDER = Path.of("src/test/resources/play");
  private static final List<String> PROMPTS = List.of("> ", "Go on with it? [yes/no] ");

  @TestFactory
  Stream<DynamicTest> theGamesAreStillPlayedLikeThis() throws IOException {
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

  /// What is typed until the next command starts.
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
