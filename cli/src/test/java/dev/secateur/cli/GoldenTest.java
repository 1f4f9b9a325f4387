package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Runs the commands of the golden transcripts. Their output must be the same to the letter.
///
/// A line `$ ...` is a command, the lines after it are its output. Lines of standard error begin
/// with `! `, and so does the exit status if it is not 0. Times are written as 0. To accept new
/// output, run the test with `-Dgolden.write=true` and read the difference before you commit it.
class GoldenTest {

  private static final Path FOLDER = Path.of("src/test/resources/golden");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  @TestFactory
  Stream<DynamicTest> theTranscriptsAreStillTrue() throws IOException {
    try (var files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".golden")).sorted().toList().stream()
          .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
    }
  }

  private static void check(Path file) throws IOException {
    var expected = Files.readString(file);
    var actual = new StringBuilder();
    for (String line : expected.lines().filter(text -> text.startsWith("$ ")).toList()) {
      actual.append(line).append('\n').append(run(words(line.substring(2))));
    }
    if (Boolean.getBoolean("golden.write")) {
      Files.writeString(file, actual);
    }
    assertThat(actual.toString()).isEqualTo(expected);
  }

  private static List<String> words(String command) {
    var words = new ArrayList<String>();
    var matcher = WORD.matcher(command);
    while (matcher.find()) {
      words.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
    }
    return words;
  }

  private static String run(List<String> words) {
    var run = CommandRun.of(words.toArray(String[]::new));
    var text = new StringBuilder(withoutTimes(run.out()));
    withoutTimes(run.err()).lines().forEach(line -> text.append("! ").append(line).append('\n'));
    return run.status() == 0 ? text.toString() : text + "! exit status " + run.status() + "\n";
  }

  private static String withoutTimes(String output) {
    return output
        .replaceAll("\"(timeMs|nodesPerSecond)\":\\d+", "\"$1\":0")
        .replaceAll("\"iterationMs\":\\[[^]]*]", "\"iterationMs\":[]")
        .replaceAll("Time: [0-9,]+ms", "Time: 0ms")
        .replaceAll("nodes in [0-9,]+ ms, [0-9,]+ a second", "nodes in 0 ms, 0 a second")
        .replaceAll("([0-9]) leaves in .*", "$1 leaves in ...");
  }
}
