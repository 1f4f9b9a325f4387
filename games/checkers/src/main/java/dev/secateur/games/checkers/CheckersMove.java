package dev.secateur.games.checkers;

import dev.secateur.core.Move;

/// The game's own bits of a move. A move is a whole turn with all its jumps.
///
/// | bits | what |
/// |---|---|
/// | 0-5 | bit index of the square it leaves |
/// | 6-11 | bit index of the square it reaches |
/// | 12-15 | number of jumps; 0 for a plain step |
/// | 16-39 | the direction of each jump, two bits each, the first lowest |
///
/// The path is part of the move because two routes between the same squares are two moves, even if
/// they capture the same pieces.
final class CheckersMove {

  private static final int SQUARE_BITS = 6;
  private static final int SQUARE_MASK = (1 << SQUARE_BITS) - 1;
  private static final int JUMPS_AT = 12;
  private static final int PATH_AT = 16;

  private CheckersMove() {}

  static long step(int from, int to, boolean promotes) {
    long bits = from | to << SQUARE_BITS;
    int index = historyIndex(from, to);
    return promotes ? Move.noisy(bits, index) : Move.quiet(bits, index);
  }

  static long jump(int from, int to, int jumps, long path) {
    long bits = from | to << SQUARE_BITS | jumps << JUMPS_AT | path << PATH_AT;
    return Move.noisy(bits, historyIndex(from, to));
  }

  static long from(long move) {
    return 1L << (move & SQUARE_MASK);
  }

  static long to(long move) {
    return 1L << (move >>> SQUARE_BITS & SQUARE_MASK);
  }

  static int jumps(long move) {
    return (int) (move >>> JUMPS_AT) & 15;
  }

  static int direction(long move, int jump) {
    return (int) (move >>> (PATH_AT + 2 * jump)) & 3;
  }

  /// The path with one more jump.
  static long extend(long path, int jumps, int direction) {
    return path | (long) direction << (2 * jumps);
  }

  private static int historyIndex(int from, int to) {
    return from << SQUARE_BITS | to;
  }
}
