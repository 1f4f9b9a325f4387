package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// A position of a game, as a text, moves, or both.
final class PlayedPosition {

  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description =
          "Start from this position, in the game's own format (default: the start position).")
  private @Nullable String positionText;

  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      description = "Play these moves first, as in --moves \"e2 e8 e3h\".")
  private String movesText = "";

  /// The position that the options name.
  ///
  /// @throws NotationException if one of them cannot be read
  Position position(Game game) {
    var position = start(game);
    game.notation().playMoves(position, movesText, _ -> {});
    return position;
  }

  /// The same position with the moves that led to it.
  GameRecord record(Game game) {
    return GameRecord.from(game, start(game)).withMoves(movesText);
  }

  private Position start(Game game) {
    return positionText == null ? game.start() : game.notation().parsePosition(positionText);
  }
}
