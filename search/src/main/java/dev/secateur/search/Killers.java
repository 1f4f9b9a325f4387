package dev.secateur.search;

import dev.secateur.core.Move;
import java.util.Arrays;

/// Killer moves: two quiet moves per ply that caused a cutoff there. A move that refutes one
/// position often refutes its siblings. Cleared at the start of every search, not of every
/// iteration.
final class Killers {

  private static final int PER_PLY = 2;

  private final long[] moves;

  Killers(int plies) {
    moves = new long[plies * PER_PLY];
    clear();
  }

  void clear() {
    Arrays.fill(moves, Move.NONE);
  }

  void add(int ply, long move) {
    int at = ply * PER_PLY;
    if (moves[at] != move) {
      moves[at + 1] = moves[at];
      moves[at] = move;
    }
  }

  long first(int ply) {
    return moves[ply * PER_PLY];
  }

  long second(int ply) {
    return moves[ply * PER_PLY + 1];
  }
}
