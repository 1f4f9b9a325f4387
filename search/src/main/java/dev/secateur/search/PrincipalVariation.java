package dev.secateur.search;

import java.util.ArrayList;
import java.util.List;

/// The best line from each ply on, in a triangular array: row p holds the line that starts at ply
/// p.
final class PrincipalVariation {

  private final int plies;
  private final long[] moves;
  private final int[] length;

  PrincipalVariation(int plies) {
    this.plies = plies;
    moves = new long[plies * plies];
    length = new int[plies + 1];
  }

  void startPly(int ply) {
    length[ply] = 0;
  }

  /// A new best move at a ply: the line is this move and the line of the next ply.
  void update(int ply, long move) {
    int row = ply * plies;
    int below = row + plies;
    int rest = Math.min(length[ply + 1], plies - ply - 2);
    moves[row] = move;
    System.arraycopy(moves, below, moves, row + 1, Math.max(0, rest));
    length[ply] = 1 + Math.max(0, rest);
  }

  /// The line that starts with a root move.
  List<Long> after(long rootMove) {
    var line = new ArrayList<Long>(length[1] + 1);
    line.add(rootMove);
    for (int i = 0; i < length[1]; i++) {
      line.add(moves[plies + i]);
    }
    return line;
  }
}
