package dev.secateur.games.reversi;

/// Plays out positions with one to four empty squares. Most nodes of a solver are here, so nothing
/// is done that a later move does not need: moves are not listed, and the last one only counts
/// what it flips. An instance belongs to one thread.
final class LastSquares {

  static final int MAX_EMPTY = 4;

  /// Below every score.
  private static final int ILLEGAL = -65;

  private static final int LINES = 4;
  private static final int LINE_LENGTH = 8;

  /// The four lines through each square, with the square itself.
  private static final long[] LINE = new long[64 * LINES];

  /// At which place of each of its lines a square is, times 256.
  private static final int[] PLACE = new int[64 * LINES];

  /// How many discs a move flips along one line that is full but for its own square: first the
  /// place of the move, then the mover's discs as bits. Lines shorter than eight squares end with
  /// squares that the mover does not have, which flip nothing.
  private static final byte[] FLIPPED = new byte[LINE_LENGTH * 256];

  static {
    int[][] directions = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
    for (int square = 0; square < 64; square++) {
      for (int line = 0; line < LINES; line++) {
        long squares = line(square, directions[line]);
        LINE[square * LINES + line] = squares;
        PLACE[square * LINES + line] = 256 * Long.bitCount(squares & ((1L << square) - 1));
      }
    }
    for (int place = 0; place < LINE_LENGTH; place++) {
      for (int own = 0; own < 256; own++) {
        FLIPPED[256 * place + own] = (byte) (flipped(own, place, 1) + flipped(own, place, -1));
      }
    }
  }

  private static long line(int square, int[] direction) {
    long squares = 0;
    for (int steps = 1 - LINE_LENGTH; steps < LINE_LENGTH; steps++) {
      int column = square % 8 + steps * direction[0];
      int row = square / 8 + steps * direction[1];
      if (column >= 0 && column < 8 && row >= 0 && row < 8) {
        squares |= 1L << (8 * row + column);
      }
    }
    return squares;
  }

  private static int flipped(int own, int place, int step) {
    for (int at = place + step, count = 0; at >= 0 && at < LINE_LENGTH; at += step, count++) {
      if ((own >> at & 1) != 0) {
        return count;
      }
    }
    return 0;
  }

  /// How many nodes were visited since the caller last set it to 0.
  int nodes;

  /// The result if nobody can move.
  static int finalScore(long own, long opponent) {
    int lead = Long.bitCount(own) - Long.bitCount(opponent);
    return lead + Integer.signum(lead) * (64 - Long.bitCount(own | opponent));
  }

  /// The final disc difference, or a bound if it is outside the window.
  ///
  /// @param first squares in the order in which they are tried; as many as are empty
  int solveFour(
      long own,
      long opponent,
      int alpha,
      int beta,
      int first,
      int second,
      int third,
      int fourth,
      boolean hasPassed) {
    nodes++;
    int best = ILLEGAL;
    long flipped = flippedBeside(first, own, opponent);
    if (flipped != 0) {
      best = afterFour(own, opponent, flipped, alpha, beta, first, second, third, fourth);
      if (best >= beta) {
        return best;
      }
    }
    flipped = flippedBeside(second, own, opponent);
    if (flipped != 0) {
      int from = Math.max(alpha, best);
      best =
          Math.max(
              best, afterFour(own, opponent, flipped, from, beta, second, first, third, fourth));
      if (best >= beta) {
        return best;
      }
    }
    flipped = flippedBeside(third, own, opponent);
    if (flipped != 0) {
      int from = Math.max(alpha, best);
      best =
          Math.max(
              best, afterFour(own, opponent, flipped, from, beta, third, first, second, fourth));
      if (best >= beta) {
        return best;
      }
    }
    flipped = flippedBeside(fourth, own, opponent);
    if (flipped != 0) {
      int from = Math.max(alpha, best);
      best =
          Math.max(
              best, afterFour(own, opponent, flipped, from, beta, fourth, first, second, third));
    }
    if (best > ILLEGAL) {
      return best;
    }
    return hasPassed
        ? finalScore(own, opponent)
        : -solveFour(opponent, own, -beta, -alpha, first, second, third, fourth, true);
  }

  private int afterFour(
      long own,
      long opponent,
      long flipped,
      int alpha,
      int beta,
      int square,
      int first,
      int second,
      int third) {
    return -solveThree(
        opponent ^ flipped,
        own | flipped | 1L << square,
        -beta,
        -alpha,
        first,
        second,
        third,
        false);
  }

  int solveThree(
      long own,
      long opponent,
      int alpha,
      int beta,
      int first,
      int second,
      int third,
      boolean hasPassed) {
    nodes++;
    int best = ILLEGAL;
    long flipped = flippedBeside(first, own, opponent);
    if (flipped != 0) {
      best = afterThree(own, opponent, flipped, alpha, beta, first, second, third);
      if (best >= beta) {
        return best;
      }
    }
    flipped = flippedBeside(second, own, opponent);
    if (flipped != 0) {
      int from = Math.max(alpha, best);
      best = Math.max(best, afterThree(own, opponent, flipped, from, beta, second, first, third));
      if (best >= beta) {
        return best;
      }
    }
    flipped = flippedBeside(third, own, opponent);
    if (flipped != 0) {
      int from = Math.max(alpha, best);
      best = Math.max(best, afterThree(own, opponent, flipped, from, beta, third, first, second));
    }
    if (best > ILLEGAL) {
      return best;
    }
    return hasPassed
        ? finalScore(own, opponent)
        : -solveThree(opponent, own, -beta, -alpha, first, second, third, true);
  }

  private int afterThree(
      long own,
      long opponent,
      long flipped,
      int alpha,
      int beta,
      int square,
      int first,
      int second) {
    return -solveTwo(
        opponent ^ flipped, own | flipped | 1L << square, -beta, -alpha, first, second);
  }

  int solveTwo(long own, long opponent, int alpha, int beta, int first, int second) {
    nodes++;
    int best = withTwoLeft(first, second, own, opponent);
    if (best >= beta) {
      return best;
    }
    best = Math.max(best, withTwoLeft(second, first, own, opponent));
    if (best > ILLEGAL) {
      return best;
    }
    // A pass: the same for the other side.
    best = withTwoLeft(first, second, opponent, own);
    if (best < -alpha) {
      best = Math.max(best, withTwoLeft(second, first, opponent, own));
    }
    return best > ILLEGAL ? -best : finalScore(own, opponent);
  }

  /// The score of the move on one of two empty squares, or [#ILLEGAL].
  private int withTwoLeft(int square, int last, long own, long opponent) {
    long flipped = flippedBeside(square, own, opponent);
    return flipped == 0
        ? ILLEGAL
        : -solveOne(opponent ^ flipped, own | flipped | 1L << square, last);
  }

  /// The side to move fills the last square, or the other side does, or nobody can.
  int solveOne(long own, long opponent, int square) {
    nodes++;
    int lead = 2 * Long.bitCount(own) - 63;
    int flipped = countFlipped(square, own);
    if (flipped > 0) {
      return lead + 2 * flipped + 1;
    }
    flipped = countFlipped(square, opponent);
    return flipped > 0 ? lead - 2 * flipped - 1 : lead + Integer.signum(lead);
  }

  private static int countFlipped(int square, long own) {
    int line = square * LINES;
    return FLIPPED[PLACE[line] + (int) Long.compress(own, LINE[line])]
        + FLIPPED[PLACE[line + 1] + (int) Long.compress(own, LINE[line + 1])]
        + FLIPPED[PLACE[line + 2] + (int) Long.compress(own, LINE[line + 2])]
        + FLIPPED[PLACE[line + 3] + (int) Long.compress(own, LINE[line + 3])];
  }

  /// Most empty squares have no disc to flip beside them.
  private static long flippedBeside(int square, long own, long opponent) {
    return (ReversiRules.NEIGHBOURS[square] & opponent) == 0
        ? 0
        : ReversiRules.flipped(square, own, opponent);
  }
}
