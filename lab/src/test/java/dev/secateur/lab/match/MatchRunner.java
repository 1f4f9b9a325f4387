package dev.secateur.lab.match;

import dev.secateur.core.Games;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Runs a match in a separate process that a test can kill: starts it, or resumes it if the file
/// exists. It prints the number of finished games and waits before the end until its input is
/// closed.
final class MatchRunner {

  static final int GAMES = 600;

  private final Process process;
  private final BufferedReader output;

  private MatchRunner(Process process) {
    this.process = process;
    output = process.inputReader(StandardCharsets.UTF_8);
  }

  static MatchSetup setup() {
    var reversi = Games.installed().find("reversi");
    return Setups.of(
        reversi,
        GAMES,
        TestPlayers.player("a", TestPlayers.random(1)),
        TestPlayers.player("b", TestPlayers.random(2)));
  }

  /// @param pauseAt waits when this number of games is finished
  static MatchRunner start(Path path, int pauseAt) throws IOException {
    return new MatchRunner(
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                MatchRunner.class.getName(),
                path.toString(),
                Integer.toString(pauseAt))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start());
  }

  /// Waits until this number of games is finished.
  void await(int games) throws IOException {
    for (var line = output.readLine(); line != null; line = output.readLine()) {
      if (Integer.parseInt(line) >= games) {
        return;
      }
    }
    throw new AssertionError("the match ended before %d games were finished".formatted(games));
  }

  /// Sends SIGKILL, so the process cannot clean up.
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /// Lets the match play to its end.
  ///
  /// @return the exit status of the process
  int finish() throws IOException, InterruptedException {
    process.getOutputStream().close();
    while (output.readLine() != null) {
      // Read the output, so that the process does not block.
    }
    return process.waitFor();
  }

  public static void main(String... arguments) throws Exception {
    var path = Path.of(arguments[0]);
    int pauseAt = Integer.parseInt(arguments[1]);
    var games = Games.installed();
    try (var file =
        Files.exists(path)
            ? MatchFile.resume(path, setup(), games)
            : MatchFile.create(path, setup(), games)) {
      var match = new Match(setup(), file, 3, new Progress(pauseAt));
      Progress.report(match.standing(), pauseAt);
      match.run();
    }
  }

  /// Called by one thread of the match at a time; the other threads wait.
  private record Progress(int pauseAt) implements MatchListener {

    @Override
    public void gameFinished(FinishedGame game, MatchStandings standing) {
      report(standing, pauseAt);
    }

    static void report(MatchStandings standing, int pauseAt) {
      System.out.println(standing.finished());
      if (standing.finished() >= pauseAt) {
        try {
          // After the input is closed, this returns at once.
          System.in.read();
        } catch (IOException broken) {
          throw new UncheckedIOException(broken);
        }
      }
    }
  }
}
