package dev.secateur.games.reversi.formats;

import dev.secateur.core.Game;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.records.formats.RecordBuilder;

/// Makes moves of files that name the side of each move and leave out passes.
final class Turns {

  private Turns() {}

  /// @param text as the game writes it
  static void play(Game game, RecordBuilder builder, String colour, String text) {
    int side = colour.equals("B") ? Position.FIRST : Position.SECOND;
    var position = builder.position();
    if (position.sideToMove() != side) {
      var legal = position.legalMoves();
      if (legal.length != 1 || !game.isPass(legal[0])) {
        throw new NotationException(
            "",
            0,
            "%s[%s] is out of turn".formatted(colour, NotationError.printable(text)),
            "a move of " + game.sides().get(position.sideToMove()));
      }
      builder.play(legal[0]);
    }
    builder.play(game.notation().parseMove(builder.position(), text));
  }
}
