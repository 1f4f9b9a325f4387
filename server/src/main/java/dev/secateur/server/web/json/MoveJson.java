package dev.secateur.server.web.json;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import java.util.ArrayList;
import java.util.List;

/// A move with the cells to point at.
public record MoveJson(String move, List<String> cells, List<String> affected) {

  /// A move of a position.
  ///
  /// @param position the position before the move
  public static MoveJson of(Game game, Position position, long move) {
    var picture = game.picture(position, move);
    return new MoveJson(
        game.notation().formatMove(position, move), picture.cells(), picture.affected());
  }

  static List<MoveJson> legal(Game game, Position position) {
    var moves = new ArrayList<MoveJson>();
    for (long move : position.legalMoves()) {
      moves.add(of(game, position, move));
    }
    return moves;
  }
}
