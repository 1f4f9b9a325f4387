package dev.secateur.games.reversi;

import dev.secateur.core.Move;

/// The board as bits (a1 is bit 0, b1 bit 1, h8 bit 63), the playable squares, and the discs that a
/// move flips.
final class ReversiRules {

  static final int BLACK = 0;
  static final int WHITE = 1;

  private static final int PASS_SQUARE = 64;
  static final long PASS = Move.pass(PASS_SQUARE, PASS_SQUARE);

  static final long CORNERS = 0x8100000000000081L;

  /// Columns b to g: only discs there can be inside a line along a row or a diagonal. A line that
  /// wraps around the edge would cross column a or h, and stops there.
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

  /// The squares next to each square.
  static final long[] NEIGHBOURS = new long[64];

  static {
    for (int square = 0; square < 64; square++) {
      for (int other = 0; other < 64; other++) {
        int columns = Math.abs(square % 8 - other % 8);
        int rows = Math.abs(square / 8 - other / 8);
        if (Math.max(columns, rows) == 1) {
          NEIGHBOURS[square] |= 1L << other;
        }
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

  /// Every empty square on which `mover` would outflank a disc.
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

  /// The squares at the end of unbroken lines of the other side's discs that begin next to a disc
  /// of the mover. A line has at most six discs: it grows by one disc, then twice by two.
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

  /// The discs that are flipped when `own` plays on the square; none if it outflanks nothing.
  ///
  /// On each line the first square without an opponent's disc decides: if it is an own disc, all
  /// discs before it are flipped. Towards higher bits that square is the lowest such bit, towards
  /// lower bits the highest.
  static long flipped(int square, long own, long opponent) {
    int lines = square * LINES;
    long flipped = 0;
    for (int line = 0; line < LINES; line++) {
      long up = UPWARD[lines + line];
      long flank = Long.lowestOneBit(up & ~opponent) & own;
      flipped |= flank == 0 ? 0 : up & (flank - 1);
      long down = DOWNWARD[lines + line];
      flank = Long.highestOneBit(down & ~opponent) & own;
      flipped |= down & (-flank << 1);
    }
    return flipped;
  }
}
