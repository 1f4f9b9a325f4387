package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// What most commands begin with: a game and one of its positions.
final class PositionOptions {

  @Parameters(
      paramLabel = "GAME",
      completionCandidates = GameNames.class,
      description = "checkers, reversi, quoridor, or with parameters: quoridor:size=5,walls=3")
  private String gameText = "";

  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description = "Start from this position, in the game's own format, not from the first one.")
  private @Nullable String positionText;

  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      description = "Play these moves first, as in --moves \"e2 e8 e3h\".")
  private String movesText = "";

  Game game(Secateur secateur) {
    return secateur.games().find(gameText);
  }

  /// The position that the options name.
  ///
  /// @throws NotationException if one of them cannot be read
  Position position(Game game) {
    var position =
        positionText == null ? game.start() : game.notation().parsePosition(positionText);
    game.notation().playMoves(position, movesText, _ -> {});
    return position;
  }

  /// The same position with the way that led to it, as far as it is known.
  GameRecord record(Game game) {
    var start = positionText == null ? game.start() : game.notation().parsePosition(positionText);
    return GameRecord.from(game, start).withMoves(movesText);
  }
}
