package dev.secateur.lab.openings;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationException;

/// The first moves of a game, the same for both who play it.
///
/// @param moves from the start position, as the game writes them; empty for the start itself
public record Opening(String moves) {

  public static final Opening START = new Opening("");

  /// The opening in the game's own spelling.
  ///
  /// @throws NotationException if a move cannot be made, or the game is over after them
  public static Opening parse(Game game, String moves) {
    var record = GameRecord.of(game).withMoves(moves);
    if (record.positionAfter(record.plies()).outcome().isOver()) {
      throw new NotationException(
          moves, 0, "the game is over after this opening", "a game to play");
    }
    return new Opening(String.join(" ", record.moveTexts()));
  }

  /// The game as far as the opening goes.
  public GameRecord begin(Game game) {
    return GameRecord.of(game).withMoves(moves);
  }
}
