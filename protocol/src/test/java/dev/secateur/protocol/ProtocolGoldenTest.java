package dev.secateur.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Limits;
import dev.secateur.testkit.Polling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Compares sessions of each protocol with transcripts, which must be the same to the letter.
/// Searches go to a fixed depth.
///
/// A line `> ...` is sent when all answers before it have come; times are written as 0. To accept
/// new answers, run with `-Dgolden.write=true` and read the difference before you commit it.
class ProtocolGoldenTest {

  private static final Path FOLDER = Path.of("src/test/resources/golden");
  private static final int DEPTH = 4;
  private static final long QUIET_NANOS = 1_500_000_000;

  @TestFactory
  Stream<DynamicTest> theTranscriptsAreStillTrue() throws IOException {
    try (var files = Files.list(FOLDER)) {
      return files.sorted().toList().stream()
          .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
    }
  }

  private static void check(Path file) throws IOException {
    var expected = Files.readString(file);
    var actual = new Transcript(file).follow(expected.lines().toList());
    if (Boolean.getBoolean("golden.write")) {
      Files.writeString(file, actual);
    }
    assertThat(actual).isEqualTo(expected);
  }

  /// Sends a session the commands of the expected transcript and records what it answers.
  private static final class Transcript {

    private final StringBuilder text = new StringBuilder();
    private final TestClient client;
    private int taken;
    private int last = -1;
    private long lastChange;

    Transcript(Path file) {
      var name = file.getFileName().toString();
      int dot = name.indexOf('.');
      client = new TestClient(name.substring(dot + 1), name.substring(0, dot), Limits.depth(DEPTH));
    }

    String follow(List<String> expected) {
      var answers = new ArrayList<String>();
      for (String line : expected) {
        if (line.startsWith("> ")) {
          await(answers.size());
          answers.clear();
          text.append(line).append('\n');
          client.send(line.substring(2));
        } else {
          answers.add(line);
        }
      }
      await(answers.size());
      client.session().close();
      take();
      return text.toString();
    }

    /// Waits for as many lines as the transcript has. When a new transcript is written, their
    /// number is not known: it waits until no more lines come.
    private void await(int lines) {
      if (Boolean.getBoolean("golden.write")) {
        last = -1;
        Polling.until("nothing more is said", this::isQuiet);
      } else {
        // What is missing shows in the comparison.
        client.receives(output -> output.size() >= taken + lines);
      }
      take();
    }

    private boolean isQuiet() {
      int now = client.lines().size();
      long time = System.nanoTime();
      if (now != last) {
        last = now;
        lastChange = time;
      }
      return time - lastChange > QUIET_NANOS;
    }

    private void take() {
      var lines = client.lines();
      lines.stream().skip(taken).forEach(line -> text.append(masked(line)).append('\n'));
      taken = lines.size();
    }

    private static String masked(String line) {
      return line.replaceAll(" nps \\d+", " nps 0")
          .replaceAll(" time \\d+", " time 0")
          .replaceAll("^(nodestats \\d+) .*", "$1 0")
          .replaceAll("^(=== \\w+/[^/]+)/.*", "$1/0");
    }
  }
}
