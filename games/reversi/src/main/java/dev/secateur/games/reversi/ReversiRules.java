package dev.secateur.games.reversi;

import dev.secateur.core.Move;

/// The board as bits (a1 is bit 0, b1 bit 1, h8 bit 63), which squares can be played on, and which
/// discs turn.
final class ReversiRules {

  static final int BLACK = 0;
  static final int WHITE = 1;

  private static final int PASS_SQUARE = 64;
  static final long PASS = Move.quiet(PASS_SQUARE, PASS_SQUARE);

  static final long CORNERS = 0x8100000000000081L;

  /// Columns b to g: the discs that a line along a row or a diagonal can run across. A line that
  /// would wrap around the edge of the board has to cross column a or h, and is stopped there.
  private static final long INNER_COLUMNS = 0x7E7E7E7E7E7E7E7EL;

  /// For each square, the squares of the lines that lead away from it, towards higher bits (east,
  /// north, north-east, north-west) and then towards lower bits.
  private static final int LINES = 4;

  private static final long[] UPWARD = new long[64 * LINES];
  private static final long[] DOWNWARD = new long[64 * LINES];

  static {
    int[][] directions = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
    for (int square = 0; square < 64; square++) {
      for (int line = 0; line < LINES; line++) {
        int columnStep = directions[line][0];
        int rowStep = directions[line][1];
        UPWARD[square * LINES + line] = ray(square, columnStep, rowStep);
        DOWNWARD[square * LINES + line] = ray(square, -columnStep, -rowStep);
      }
    }
  }

  private ReversiRules() {}

  private static long ray(int square, int columnStep, int rowStep) {
    long squares = 0;
    int column = square % 8 + columnStep;
    int row = square / 8 + rowStep;
    while (column >= 0 && column < 8 && row >= 0 && row < 8) {
      squares |= 1L << (8 * row + column);
      column += columnStep;
      row += rowStep;
    }
    return squares;
  }

  static long move(int square) {
    return Move.quiet(square, square);
  }

  static int square(long move) {
    return (int) Move.gameBits(move);
  }

  static boolean isCorner(long move) {
    return move != PASS && (CORNERS >>> square(move) & 1) != 0;
  }

  /// Every empty square on which `mover` would flank something.
  static long playable(long mover, long other) {
    long inner = other & INNER_COLUMNS;
    long reached =
        flankedUpward(mover, inner, 1)
            | flankedDownward(mover, inner, 1)
            | flankedUpward(mover, other, 8)
            | flankedDownward(mover, other, 8)
            | flankedUpward(mover, inner, 7)
            | flankedDownward(mover, inner, 7)
            | flankedUpward(mover, inner, 9)
            | flankedDownward(mover, inner, 9);
    return reached & ~(mover | other);
  }

  /// The squares just behind unbroken lines of the other side's discs that start next to a disc of
  /// the mover. At most six lie between; the lines grow by one, then by two pairs at once.
  private static long flankedUpward(long mover, long other, int shift) {
    long line = other & (mover << shift);
    line |= other & (line << shift);
    long pairs = other & (other << shift);
    line |= pairs & (line << (2 * shift));
    line |= pairs & (line << (2 * shift));
    return line << shift;
  }

  private static long flankedDownward(long mover, long other, int shift) {
    long line = other & (mover >>> shift);
    line |= other & (line >>> shift);
    long pairs = other & (other >>> shift);
    line |= pairs & (line >>> (2 * shift));
    line |= pairs & (line >>> (2 * shift));
    return line >>> shift;
  }

  /// The discs that turn when `own` plays on the square: none if nothing is flanked.
  ///
  /// On each line the first square that is not the opponent's decides: if it is an own disc, all
  /// before it turn. Towards higher bits that is the lowest such bit, towards lower bits the
  /// highest.
  static long turned(int square, long own, long opponent) {
    int lines = square * LINES;
    long turned = 0;
    for (int line = 0; line < LINES; line++) {
      long up = UPWARD[lines + line];
      long flank = Long.lowestOneBit(up & ~opponent) & own;
      turned |= flank == 0 ? 0 : up & (flank - 1);
      long down = DOWNWARD[lines + line];
      flank = Long.highestOneBit(down & ~opponent) & own;
      turned |= down & (-flank << 1);
    }
    return turned;
  }
}
