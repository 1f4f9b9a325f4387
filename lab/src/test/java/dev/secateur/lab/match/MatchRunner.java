package dev.secateur.lab.match;

import dev.secateur.core.Games;
import java.nio.file.Files;
import java.nio.file.Path;

/// A match in a process of its own, to be killed: begins it or goes on with it.
final class MatchRunner {

  static final int GAMES = 600;

  private MatchRunner() {}

  static MatchSetup setup() {
    var reversi = Games.installed().find("reversi");
    return Setups.of(
        reversi,
        GAMES,
        TestPlayers.entrant("a", TestPlayers.aimless(1)),
        TestPlayers.entrant("b", TestPlayers.aimless(2)));
  }

  public static void main(String... arguments) throws Exception {
    var path = Path.of(arguments[0]);
    var games = Games.installed();
    try (var file =
        Files.exists(path)
            ? MatchFile.resume(path, setup(), games)
            : MatchFile.create(path, setup(), games)) {
      new Match(setup(), file, 3, MatchListener.NONE).run();
    }
  }
}
