package dev.secateur.games.checkers;

/// The board as bits, and where pieces can go on it.
///
/// The 32 dark squares, numbered as players do, lie in 35 bits: after every eighth square one bit
/// is always empty. With that gap every diagonal step is a shift by 4 or 5 from any row, and a step
/// over the edge lands on a gap or off the board, so no row or edge masks are needed.
///
/// ```
///      0   1   2   3        squares  1  2  3  4     black starts here and moves down
///    4   5   6   7                 5  6  7  8
///      9  10  11  12                 9 10 11 12
///   13  14  15  16               13 14 15 16
/// ```
public final class CheckersRules {

  public static final int BLACK = 0;
  public static final int WHITE = 1;

  // The directions, as a move's path names them in two bits. Black's men move down.
  public static final int DOWN_LEFT = 0;
  public static final int DOWN_RIGHT = 1;
  public static final int UP_RIGHT = 2;
  public static final int UP_LEFT = 3;
  public static final int DIRECTIONS = 4;

  public static final long BOARD = squares(1, 32);

  private static final long BLACK_KING_ROW = squares(29, 32);
  private static final long WHITE_KING_ROW = squares(1, 4);

  private CheckersRules() {}

  /// The bit index of a square from 1 to 32.
  static int bitIndex(int square) {
    return square - 1 + (square - 1) / 8;
  }

  public static long bit(int square) {
    return 1L << bitIndex(square);
  }

  /// The square, 1 to 32, of a board with a single bit.
  public static int square(long bit) {
    int index = Long.numberOfTrailingZeros(bit);
    return index - index / 9 + 1;
  }

  public static long squares(int first, int last) {
    long all = 0;
    for (int square = first; square <= last; square++) {
      all |= bit(square);
    }
    return all;
  }

  public static long kingRow(int side) {
    return side == BLACK ? BLACK_KING_ROW : WHITE_KING_ROW;
  }

  /// The bits one diagonal step away, which may be off the board.
  public static long step(long bits, int direction) {
    return switch (direction) {
      case DOWN_LEFT -> bits << 4;
      case DOWN_RIGHT -> bits << 5;
      case UP_RIGHT -> bits >>> 4;
      default -> bits >>> 5;
    };
  }

  /// The pieces of `movers` that have one of `targets` one step away.
  public static long canStep(long movers, long targets, int direction) {
    return movers & step(targets, opposite(direction));
  }

  /// The pieces of `movers` that can jump over one of `victims` to an empty square.
  public static long canJump(long movers, long victims, long empty, int direction) {
    int back = opposite(direction);
    return movers & step(victims & step(empty, back), back);
  }

  /// Whether a direction is downwards, the forward direction of black's men.
  public static boolean leadsDown(int direction) {
    return direction <= DOWN_RIGHT;
  }

  private static int opposite(int direction) {
    return direction ^ 2;
  }
}
