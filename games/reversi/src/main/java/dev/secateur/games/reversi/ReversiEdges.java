package dev.secateur.games.reversi;

/// Finds stable discs on edges: discs that no later move can flip.
///
/// An edge disc can only be flipped along its edge, so only the eight squares of that edge matter.
/// All their 6,561 states are computed once.
final class ReversiEdges {

  private static final long LEFT = 0x0101010101010101L;
  private static final long RIGHT = LEFT << 7;

  /// Corners are counted with the rows, not with the columns.
  private static final int WITHOUT_CORNERS = 0x7E;

  /// By own discs (high byte) and the other side's (low byte): own stable discs in the low byte of
  /// the entry, the other side's in the high byte.
  private static final char[] STABLE = new char[1 << 16];

  static {
    for (int empties = 0; empties <= 8; empties++) {
      for (int occupied = 0; occupied < 256; occupied++) {
        if (Integer.bitCount(occupied) == 8 - empties) {
          // All ways to divide the occupied squares between the sides.
          for (int own = occupied; own >= 0; own = own == 0 ? -1 : (own - 1) & occupied) {
            int other = occupied & ~own;
            STABLE[index(own, other)] = (char) (stable(own, other) | stable(other, own) << 8);
          }
        }
      }
    }
  }

  private ReversiEdges() {}

  /// A disc is stable if it is stable after every disc that either side could place on the edge.
  /// Those edges have more discs and were computed before.
  private static int stable(int own, int other) {
    int stable = own;
    for (int empty = 0xFF & ~(own | other); empty != 0; empty &= empty - 1) {
      int square = Integer.lowestOneBit(empty);
      int flipped = flipped(square, own, other);
      stable &= ownStable(own | square | flipped, other & ~flipped);
      int lost = flipped(square, other, own);
      stable &= ownStable(own & ~lost, other | square | lost);
    }
    return stable;
  }

  private static int ownStable(int own, int other) {
    return STABLE[index(own, other)] & 0xFF;
  }

  private static int flipped(int square, int mover, int other) {
    int up = 0;
    int next = square << 1;
    for (; (next & other) != 0; next <<= 1) {
      up |= next;
    }
    int flipped = (next & mover) != 0 ? up : 0;
    int down = 0;
    next = square >> 1;
    for (; (next & other) != 0; next >>= 1) {
      down |= next;
    }
    return (next & mover) != 0 ? flipped | down : flipped;
  }

  private static int index(int own, int other) {
    return own << 8 | other;
  }

  /// The difference in stable discs on the four edges.
  static int stableLead(long own, long other) {
    int top = STABLE[index((int) own & 0xFF, (int) other & 0xFF)];
    int bottom = STABLE[index((int) (own >>> 56), (int) (other >>> 56))];
    int left = STABLE[index(column(own, LEFT), column(other, LEFT))];
    int right = STABLE[index(column(own, RIGHT), column(other, RIGHT))];
    return count(top, bottom, left, right) - count(top >> 8, bottom >> 8, left >> 8, right >> 8);
  }

  private static int column(long discs, long column) {
    return (int) Long.compress(discs, column);
  }

  private static int count(int top, int bottom, int left, int right) {
    return Integer.bitCount(
        (top & 0xFF)
            | (bottom & 0xFF) << 8
            | (left & WITHOUT_CORNERS) << 16
            | (right & WITHOUT_CORNERS) << 24);
  }
}
