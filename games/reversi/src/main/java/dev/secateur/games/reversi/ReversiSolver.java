package dev.secateur.games.reversi;

import dev.secateur.core.Oracle.NodeCounter;

/// Plays out positions with few empty squares and finds the final disc difference, the empty
/// squares counted for the winner. An instance belongs to one thread.
///
/// The fewer squares are empty, the less a node may cost: the last two are written out; up to
/// [#PARITY_ONLY] the order of the moves follows from parity alone; above that the opponent's moves
/// are counted, and results are kept in a table.
final class ReversiSolver {

  /// Outside every score.
  static final int INFINITE = 65;

  private static final int PARITY_ONLY = 6;

  /// Stable discs seldom decide unless the window is far from 0.
  private static final int STABILITY_FROM = 20;

  private static final int REPORTED_NODES = 500;

  /// The corners and the squares around them: left and right, lower and upper quarter.
  private static final long[] QUARTERS = {
    0x000000000F0F0F0FL, 0x00000000F0F0F0F0L, 0x0F0F0F0F00000000L, 0xF0F0F0F000000000L
  };

  /// The squares next to each square.
  private static final long[] NEIGHBOURS = new long[64];

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

  private final SolverTable table = new SolverTable();
  private NodeCounter counter = nodes -> {};
  private int uncounted;

  /// The moves of each node on the way, with their flipped discs and their order.
  private final int[][] squares = new int[64][64];

  private final long[][] flips = new long[64][64];
  private final int[][] costs = new int[64][64];

  /// The final disc difference for the side to move. Outside the window the result is a bound.
  ///
  /// @param counter is told the nodes; what it throws ends the search
  int solve(long own, long opponent, int alpha, int beta, NodeCounter counter) {
    this.counter = counter;
    int score = search(own, opponent, alpha, beta);
    counter.add(uncounted);
    uncounted = 0;
    return score;
  }

  private void countNode() {
    if (++uncounted == REPORTED_NODES) {
      uncounted = 0;
      counter.add(REPORTED_NODES);
    }
  }

  private int search(long own, long opponent, int alpha, int beta) {
    int empty = 64 - Long.bitCount(own | opponent);
    return switch (empty) {
      case 0 -> lead(own, opponent);
      case 1 -> lastSquare(Long.numberOfTrailingZeros(~(own | opponent)), own, opponent);
      case 2 -> lastTwo(own, opponent, beta);
      default ->
          empty <= PARITY_ONLY
              ? byParity(own, opponent, alpha, beta, false)
              : byMobility(own, opponent, alpha, beta, empty);
    };
  }

  private static int lead(long own, long opponent) {
    return Long.bitCount(own) - Long.bitCount(opponent);
  }

  /// The result if nobody can move.
  private static int finalScore(long own, long opponent) {
    int lead = lead(own, opponent);
    return lead + Integer.signum(lead) * (64 - Long.bitCount(own | opponent));
  }

  /// The side to move fills the last square, or the other side does, or nobody can.
  private int lastSquare(int square, long own, long opponent) {
    countNode();
    int lead = lead(own, opponent);
    int flipped = Long.bitCount(ReversiRules.flipped(square, own, opponent));
    if (flipped > 0) {
      return lead + 2 * flipped + 1;
    }
    flipped = Long.bitCount(ReversiRules.flipped(square, opponent, own));
    return flipped > 0 ? lead - 2 * flipped - 1 : lead + Integer.signum(lead);
  }

  private int lastTwo(long own, long opponent, int beta) {
    long empty = ~(own | opponent);
    int first = Long.numberOfTrailingZeros(empty);
    int second = 63 - Long.numberOfLeadingZeros(empty);
    countNode();
    int best = withTwoLeft(first, second, own, opponent);
    if (best < beta) {
      best = Math.max(best, withTwoLeft(second, first, own, opponent));
    }
    if (best > -INFINITE) {
      return best;
    }
    // A pass: the same for the other side.
    best =
        Math.max(
            withTwoLeft(first, second, opponent, own), withTwoLeft(second, first, opponent, own));
    return best > -INFINITE ? -best : finalScore(own, opponent);
  }

  /// The score of the move on one of two empty squares, or `-INFINITE` if it is illegal.
  private int withTwoLeft(int square, int last, long own, long opponent) {
    if ((NEIGHBOURS[square] & opponent) == 0) {
      return -INFINITE;
    }
    long flipped = ReversiRules.flipped(square, own, opponent);
    return flipped == 0
        ? -INFINITE
        : -lastSquare(last, opponent ^ flipped, own | flipped | 1L << square);
  }

  /// Squares in quarters with an odd number of empty squares come first: who plays the last move
  /// there gains a tempo.
  private int byParity(long own, long opponent, int alpha, int beta, boolean hasPassed) {
    countNode();
    long empty = ~(own | opponent);
    long odd = oddQuarters(empty);
    int best = -INFINITE;
    for (int group = 0; group < 2; group++) {
      for (long left = empty & (group == 0 ? odd : ~odd); left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        if ((NEIGHBOURS[square] & opponent) == 0) {
          continue;
        }
        long flipped = ReversiRules.flipped(square, own, opponent);
        if (flipped == 0) {
          continue;
        }
        int score =
            -search(
                opponent ^ flipped, own | flipped | 1L << square, -beta, -Math.max(alpha, best));
        if (score > best) {
          best = score;
          if (best >= beta) {
            return best;
          }
        }
      }
    }
    if (best > -INFINITE) {
      return best;
    }
    return hasPassed ? finalScore(own, opponent) : -byParity(opponent, own, -beta, -alpha, true);
  }

  private static long oddQuarters(long empty) {
    long odd = 0;
    for (long quarter : QUARTERS) {
      odd |= (Long.bitCount(empty & quarter) & 1) == 0 ? 0 : quarter;
    }
    return odd;
  }

  /// Moves that leave the opponent few moves come first (fastest first).
  private int byMobility(long own, long opponent, int alpha, int beta, int empty) {
    countNode();
    if (alpha >= STABILITY_FROM) {
      int most = 64 - 2 * Long.bitCount(StableDiscs.of(opponent, own));
      if (most <= alpha) {
        return most;
      }
    }
    int lower = -INFINITE;
    int upper = INFINITE;
    int tableMove = SolverTable.NO_SQUARE;
    int slot = table.find(own, opponent);
    if (slot >= 0) {
      lower = table.lower(slot);
      upper = table.upper(slot);
      tableMove = table.square(slot);
      if (lower >= beta || lower == upper) {
        return lower;
      }
      if (upper <= alpha) {
        return upper;
      }
    }
    long playable = ReversiRules.playable(own, opponent);
    if (playable == 0) {
      return ReversiRules.playable(opponent, own) == 0
          ? finalScore(own, opponent)
          : -byMobility(opponent, own, -beta, -alpha, empty);
    }
    int count = order(own, opponent, playable, tableMove, empty);
    int best = -INFINITE;
    int bestSquare = SolverTable.NO_SQUARE;
    for (int i = 0; i < count && best < beta; i++) {
      int square = next(empty, i, count);
      long flipped = flips[empty][i];
      int from = Math.max(alpha, best);
      int score = afterMove(own, opponent, square, flipped, from, i == 0 ? beta : from + 1);
      if (i > 0 && score > from && score < beta) {
        score = afterMove(own, opponent, square, flipped, score, beta);
      }
      if (score > best) {
        best = score;
        bestSquare = square;
      }
    }
    table.store(own, opponent, best > alpha ? best : lower, best < beta ? best : upper, bestSquare);
    return best;
  }

  private int afterMove(long own, long opponent, int square, long flipped, int alpha, int beta) {
    return -search(opponent ^ flipped, own | flipped | 1L << square, -beta, -alpha);
  }

  /// Lists the moves with what each is expected to cost.
  private int order(long own, long opponent, long playable, int tableMove, int empty) {
    long odd = oddQuarters(~(own | opponent));
    int count = 0;
    for (long left = playable; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flipped = ReversiRules.flipped(square, own, opponent);
      long replies = ReversiRules.playable(opponent ^ flipped, own | flipped | 1L << square);
      int cost = 8 * (Long.bitCount(replies) + Long.bitCount(replies & ReversiRules.CORNERS));
      if ((odd >>> square & 1) == 0) {
        cost += 4;
      }
      if ((ReversiRules.CORNERS >>> square & 1) != 0) {
        cost -= 12;
      }
      squares[empty][count] = square;
      flips[empty][count] = flipped;
      costs[empty][count] = square == tableMove ? Integer.MIN_VALUE : cost;
      count++;
    }
    return count;
  }

  /// Brings the cheapest of the moves from `at` on to this place. Most nodes end after a move or
  /// two, so there is no need to sort all.
  private int next(int empty, int at, int count) {
    int[] cost = costs[empty];
    int best = at;
    for (int i = at + 1; i < count; i++) {
      best = cost[i] < cost[best] ? i : best;
    }
    int square = squares[empty][best];
    long flipped = flips[empty][best];
    squares[empty][best] = squares[empty][at];
    flips[empty][best] = flips[empty][at];
    cost[best] = cost[at];
    squares[empty][at] = square;
    flips[empty][at] = flipped;
    return square;
  }
}
