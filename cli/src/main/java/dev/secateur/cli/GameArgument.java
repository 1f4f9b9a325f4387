package dev.secateur.cli;

import dev.secateur.core.Game;
import picocli.CommandLine.Parameters;

/// The argument GAME.
final class GameArgument {

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      completionCandidates = GameNames.class,
      description = "checkers, reversi, quoridor, or with parameters: quoridor:size=5,walls=3")
  private String gameText = "";

  /// @throws dev.secateur.core.NotationException if there is no such game
  Game game(Secateur secateur) {
    return secateur.games().find(gameText);
  }
}
