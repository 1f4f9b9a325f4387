package dev.secateur.games.checkers.database;

/// Numbers the ways to choose some of up to 32 squares: bit sets of equal size, in numerical order.
final class Subsets {

  static final int MAX_SQUARES = 32;

  /// More pieces of one kind than in any database.
  static final int MAX_CHOSEN = 8;

  /// `CHOOSE[k][n]`: the number of ways to choose k of n squares.
  private static final int[][] CHOOSE = new int[MAX_CHOSEN + 1][MAX_SQUARES + 1];

  static {
    for (int n = 0; n <= MAX_SQUARES; n++) {
      CHOOSE[0][n] = 1;
      for (int k = 1; k <= MAX_CHOSEN && n > 0; k++) {
        CHOOSE[k][n] = CHOOSE[k][n - 1] + CHOOSE[k - 1][n - 1];
      }
    }
  }

  private Subsets() {}

  static int count(int squares, int chosen) {
    return CHOOSE[chosen][squares];
  }

  /// The number of a set among the sets of its size.
  static int rank(long set) {
    int rank = 0;
    for (int chosen = 1; set != 0; chosen++) {
      rank += CHOOSE[chosen][Long.numberOfTrailingZeros(set)];
      set &= set - 1;
    }
    return rank;
  }

  /// All sets of a size, by number.
  static long[] all(int squares, int chosen) {
    var sets = new long[count(squares, chosen)];
    long set = (1L << chosen) - 1;
    for (int rank = 0; rank < sets.length; rank++) {
      sets[rank] = set;
      // The next larger number with as many bits: the lowest block of ones moves up by one, and the
      // rest of the block to the bottom.
      long lowest = set & -set;
      long carried = set + lowest;
      set = chosen == 0 ? 0 : carried | (((set ^ carried) >>> 2) / lowest);
    }
    return sets;
  }
}
