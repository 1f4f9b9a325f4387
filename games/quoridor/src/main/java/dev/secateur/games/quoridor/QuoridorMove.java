package dev.secateur.games.quoridor;

import dev.secateur.core.Move;

/// The game's own bits of a move: the target cell of a step; or, with bit 7 set, a wall with its
/// anchor in bits 0-5 and bit 6 for vertical. They are the history index too.
final class QuoridorMove {

  private static final int WALL = 1 << 7;
  private static final int VERTICAL = 1 << 6;

  private QuoridorMove() {}

  static long step(int cell, boolean reachesGoal) {
    return reachesGoal ? Move.noisy(cell, cell) : Move.quiet(cell, cell);
  }

  static long wall(int anchor, boolean vertical) {
    int bits = WALL | (vertical ? VERTICAL : 0) | anchor;
    return Move.quiet(bits, bits);
  }

  static boolean isWall(long move) {
    return (move & WALL) != 0;
  }

  static boolean isVertical(long move) {
    return (move & VERTICAL) != 0;
  }

  static int anchor(long move) {
    return (int) move & (VERTICAL - 1);
  }

  static int cell(long move) {
    return (int) move & (WALL - 1);
  }
}
