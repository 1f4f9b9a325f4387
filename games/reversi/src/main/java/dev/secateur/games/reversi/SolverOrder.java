package dev.secateur.games.reversi;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Score;

/// The order in which a solver tries moves. An instance belongs to one thread.
///
/// Moves that leave the opponent few moves come first: their subtrees are small, and they are
/// often good (fastest first). Where subtrees are large, a shallow search adds how good a move is.
final class SolverOrder {

  /// From this many empty squares up, each move is evaluated after a search to depth 0, 1, ...
  private static final int[] EVALUATED_FROM = {12, 13, 16, 18, 24};

  /// What a disc in the evaluation is worth.
  private static final int DISC = 8;

  /// What a reply of the opponent costs.
  private static final int REPLY = 8;

  /// Parity: a square in a quarter with an even number of empty squares.
  private static final int EVEN_QUARTER = 4;

  private static final int CORNER = -12;

  private static final int INFINITE = 100 * Score.PER_UNIT;

  /// Each corner with the squares around it: left and right, lower and upper quarter.
  private static final long[] QUARTERS = {
    0x000000000F0F0F0FL, 0x00000000F0F0F0F0L, 0x0F0F0F0F00000000L, 0xF0F0F0F000000000L
  };

  private final Evaluator evaluator;
  private final ReversiPosition evaluated = ReversiPosition.of(0, 0, ReversiRules.BLACK);

  /// For each number of empty squares the moves with their flipped discs and their costs.
  private final int[][] squares = new int[65][64];

  private final long[][] flips = new long[65][64];
  private final int[][] costs = new int[65][64];

  SolverOrder(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  /// The quarters of the board with an odd number of empty squares.
  static long oddQuarters(long empty) {
    long odd = 0;
    for (long quarter : QUARTERS) {
      odd |= (Long.bitCount(empty & quarter) & 1) == 0 ? 0 : quarter;
    }
    return odd;
  }

  /// Lists the moves with what each is expected to cost.
  int list(long own, long opponent, long playable, int tableMove, int empty) {
    long odd = oddQuarters(~(own | opponent));
    int count = 0;
    for (long left = playable; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flipped = ReversiRules.flipped(square, own, opponent);
      squares[empty][count] = square;
      flips[empty][count] = flipped;
      costs[empty][count] =
          square == tableMove
              ? Integer.MIN_VALUE
              : cost(opponent ^ flipped, own | flipped | 1L << square, square, odd, empty);
      count++;
    }
    return count;
  }

  private int cost(long mover, long waiting, int square, long odd, int empty) {
    long replies = ReversiRules.playable(mover, waiting);
    int cost = REPLY * (Long.bitCount(replies) + Long.bitCount(replies & ReversiRules.CORNERS));
    if ((odd >>> square & 1) == 0) {
      cost += EVEN_QUARTER;
    }
    if ((ReversiRules.CORNERS >>> square & 1) != 0) {
      cost += CORNER;
    }
    if (empty >= EVALUATED_FROM[0]) {
      int depth = 0;
      while (depth + 1 < EVALUATED_FROM.length && empty >= EVALUATED_FROM[depth + 1]) {
        depth++;
      }
      cost += DISC * estimate(mover, waiting, depth, -INFINITE, INFINITE) / Score.PER_UNIT;
    }
    return cost;
  }

  /// The score of a plain alpha-beta search. It is shallow and needs no order of its own.
  private int estimate(long own, long opponent, int depth, int alpha, int beta) {
    if (depth == 0) {
      evaluated.set(own, opponent);
      return evaluator.evaluate(evaluated);
    }
    long playable = ReversiRules.playable(own, opponent);
    if (playable == 0) {
      return ReversiRules.playable(opponent, own) == 0
          ? Score.PER_UNIT * LastSquares.finalScore(own, opponent)
          : -estimate(opponent, own, depth, -beta, -alpha);
    }
    int best = -INFINITE;
    for (long left = playable; left != 0 && best < beta; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flipped = ReversiRules.flipped(square, own, opponent);
      int score =
          -estimate(
              opponent ^ flipped,
              own | flipped | 1L << square,
              depth - 1,
              -beta,
              -Math.max(alpha, best));
      best = Math.max(best, score);
    }
    return best;
  }

  /// Brings the cheapest of the moves from `at` on to this place. Most nodes end after a move or
  /// two, so there is no need to sort all.
  int next(int empty, int at, int count) {
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

  /// The discs that the move flips which [#next] brought to this place.
  long flipped(int empty, int at) {
    return flips[empty][at];
  }
}
