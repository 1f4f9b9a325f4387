package dev.secateur.server.web.json;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.Remark;
import java.util.ArrayList;
import java.util.List;

/// Sentences about a move.
final class MoveRemarks {

  private MoveRemarks() {}

  /// @param position the one before the move
  /// @param line the move and the best play after it
  /// @param score of the move
  /// @param best score of the best move
  static List<Remark> of(Game game, Position position, List<String> line, int score, int best) {
    var moves = new ArrayList<Long>();
    game.notation().playMoves(position.copy(), String.join(" ", line), moves::add);
    return game.commentary().remarks(position, moves, score, best);
  }
}
