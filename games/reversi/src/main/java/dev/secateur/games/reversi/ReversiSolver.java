package dev.secateur.games.reversi;

import dev.secateur.core.Oracle.NodeCounter;

/// Plays out positions and finds the final disc difference, the empty squares counted for the
/// winner. An instance belongs to one thread.
///
/// The fewer squares are empty, the less a node may cost. The last four are written out in
/// [LastSquares]; up to [#PARITY_ONLY] the order of the moves follows from parity alone; above that
/// the opponent's moves are counted and results are kept in a table; and where a subtree is large,
/// a shallow search with an evaluator helps to find the best move ([SolverOrder]).
final class ReversiSolver {

  /// Outside every score.
  static final int INFINITE = 65;

  private static final int PARITY_ONLY = 6;

  /// Stable discs seldom decide unless the window is far from 0.
  private static final int STABILITY_FROM = 20;

  /// From so many empty squares on it pays to look up the positions after all moves.
  private static final int LOOKED_AHEAD = 10;

  private static final int REPORTED_NODES = 500;

  private final SolverTable table;
  private final SolverOrder order;
  private final LastSquares last = new LastSquares();
  private NodeCounter counter = nodes -> {};

  ReversiSolver(SolverTable table, SolverOrder order) {
    this.table = table;
    this.order = order;
  }

  /// The final disc difference for the side to move. Outside the window the result is a bound.
  ///
  /// @param counter receives node counts; an exception from it ends the search
  int solve(long own, long opponent, int alpha, int beta, NodeCounter counter) {
    this.counter = counter;
    int score = search(own, opponent, alpha, beta);
    counter.add(last.nodes);
    last.nodes = 0;
    return score;
  }

  private void countNode() {
    if (++last.nodes >= REPORTED_NODES) {
      int nodes = last.nodes;
      last.nodes = 0;
      counter.add(nodes);
    }
  }

  private int search(long own, long opponent, int alpha, int beta) {
    int empty = 64 - Long.bitCount(own | opponent);
    if (empty > PARITY_ONLY) {
      return byMobility(own, opponent, alpha, beta, empty);
    }
    return empty > LastSquares.MAX_EMPTY
        ? byParity(own, opponent, alpha, beta, false)
        : lastSquares(own, opponent, alpha, beta, empty);
  }

  private int lastSquares(long own, long opponent, int alpha, int beta, int empty) {
    if (empty == 0) {
      return LastSquares.finalScore(own, opponent);
    }
    long left = ~(own | opponent);
    long odd = SolverOrder.oddQuarters(left);
    int first = oneOf(left, odd);
    left ^= 1L << first;
    if (empty == 1) {
      return last.solveOne(own, opponent, first);
    }
    int second = oneOf(left, odd);
    left ^= 1L << second;
    if (empty == 2) {
      return last.solveTwo(own, opponent, alpha, beta, first, second);
    }
    int third = oneOf(left, odd);
    if (empty == 3) {
      return last.solveThree(own, opponent, alpha, beta, first, second, third, false);
    }
    int fourth = Long.numberOfTrailingZeros(left ^ 1L << third);
    return last.solveFour(own, opponent, alpha, beta, first, second, third, fourth, false);
  }

  private static int oneOf(long squares, long preferred) {
    long better = squares & preferred;
    return Long.numberOfTrailingZeros(better == 0 ? squares : better);
  }

  /// Squares in quarters with an odd number of empty squares come first: who plays the last move
  /// there gains a tempo.
  private int byParity(long own, long opponent, int alpha, int beta, boolean hasPassed) {
    countNode();
    long empty = ~(own | opponent);
    long odd = SolverOrder.oddQuarters(empty);
    int best = -INFINITE;
    for (int group = 0; group < 2; group++) {
      for (long left = empty & (group == 0 ? odd : ~odd); left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        if ((ReversiRules.NEIGHBOURS[square] & opponent) == 0) {
          continue;
        }
        long flipped = ReversiRules.flipped(square, own, opponent);
        if (flipped == 0) {
          continue;
        }
        int score = afterMove(own, opponent, square, flipped, Math.max(alpha, best), beta);
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
    return hasPassed
        ? LastSquares.finalScore(own, opponent)
        : -byParity(opponent, own, -beta, -alpha, true);
  }

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
    long found = table.find(own, opponent);
    if (found != SolverTable.NOTHING) {
      lower = SolverTable.lower(found);
      upper = SolverTable.upper(found);
      tableMove = SolverTable.square(found);
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
          ? LastSquares.finalScore(own, opponent)
          : -byMobility(opponent, own, -beta, -alpha, empty);
    }
    if (empty >= LOOKED_AHEAD) {
      int known = knownAfterAMove(own, opponent, playable, beta);
      if (known >= beta) {
        return known;
      }
    }
    int count = order.list(own, opponent, playable, tableMove, empty);
    int best = -INFINITE;
    int bestSquare = SolverTable.NO_SQUARE;
    for (int i = 0; i < count && best < beta; i++) {
      int square = order.next(empty, i, count);
      long flipped = order.flipped(empty, i);
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
    table.store(
        own, opponent, best > alpha ? best : lower, best < beta ? best : upper, bestSquare, empty);
    return best;
  }

  /// If the table knows that a move reaches beta, no move need be searched (enhanced transposition
  /// cutoff).
  private int knownAfterAMove(long own, long opponent, long playable, int beta) {
    int best = -INFINITE;
    for (long left = playable; left != 0 && best < beta; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flipped = ReversiRules.flipped(square, own, opponent);
      long found = table.find(opponent ^ flipped, own | flipped | 1L << square);
      if (found != SolverTable.NOTHING) {
        best = Math.max(best, -SolverTable.upper(found));
      }
    }
    return best;
  }

  private int afterMove(long own, long opponent, int square, long flipped, int alpha, int beta) {
    return -search(opponent ^ flipped, own | flipped | 1L << square, -beta, -alpha);
  }
}
