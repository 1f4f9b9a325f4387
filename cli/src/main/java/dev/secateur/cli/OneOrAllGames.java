package dev.secateur.cli;

import dev.secateur.core.Game;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Parameters;

/// The argument GAME of a command that shows all games without it.
final class OneOrAllGames {

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      completionCandidates = GameNames.class,
      description = "checkers, reversi or quoridor (default: all)")
  private @Nullable String gameText;

  boolean isOne() {
    return gameText != null;
  }

  List<Game> games(Secateur secateur) {
    var games = secateur.games();
    return gameText == null ? games.all() : List.of(games.find(gameText));
  }
}
