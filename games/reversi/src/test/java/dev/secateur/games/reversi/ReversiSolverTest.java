package dev.secateur.games.reversi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// The solver against plain minimax by the rules of the game.
class ReversiSolverTest {

  private final ReversiSolver solver =
      new ReversiSolver(
          new SolverTable(1), new SolverOrder(new ReversiLearnedFactory().create(Map.of())));
  private long nodes;

  private int solve(ReversiPosition position, int alpha, int beta) {
    int side = position.sideToMove();
    return solver.solve(
        position.squares(side), position.squares(side ^ 1), alpha, beta, this::count);
  }

  private void count(long more) {
    nodes += more;
  }

  private static int minimax(ReversiPosition position) {
    if (position.ending().isOver()) {
      return position.finalScore() / Score.PER_UNIT;
    }
    int best = -ReversiSolver.INFINITE;
    for (long move : position.legalMoves()) {
      position.make(move);
      best = Math.max(best, -minimax(position));
      position.undo();
    }
    return best;
  }

  /// Positions of random games with so many empty squares. Many have a side without discs on some
  /// edge, passes, or an early end.
  private static List<ReversiPosition> random(int empty, int wanted) {
    var random = new SplittableRandom(empty);
    var found = new ArrayList<ReversiPosition>();
    while (found.size() < wanted) {
      var position = ReversiPosition.start();
      while (!position.ending().isOver() && 64 - position.discs() > empty) {
        var moves = position.legalMoves();
        position.make(moves[random.nextInt(moves.length)]);
      }
      if (64 - position.discs() == empty) {
        found.add(position);
      }
    }
    return found;
  }

  @Test
  void everyScoreIsThatOfMinimax() {
    for (int empty = 0; empty <= 7; empty++) {
      for (var position : random(empty, empty < 6 ? 300 : 60)) {
        assertThat(solve(position, -64, 64))
            .as("%d empty: %s", empty, new ReversiNotation().formatPosition(position))
            .isEqualTo(minimax(position));
      }
    }
  }

  /// Above that, plain minimax is too slow: the value must be the best of those of the moves.
  @Test
  void aScoreIsTheBestOfItsMoves() {
    for (int empty = 8; empty <= 14; empty++) {
      for (var position : random(empty, empty < 12 ? 20 : 5)) {
        int score = solve(position, -64, 64);
        int best = -ReversiSolver.INFINITE;
        for (long move : position.legalMoves()) {
          position.make(move);
          best = Math.max(best, -new ReversiSolverTest().solve(position, -64, 64));
          position.undo();
        }
        assertThat(score)
            .isEqualTo(position.ending().isOver() ? position.finalScore() / Score.PER_UNIT : best);
      }
    }
  }

  /// A result at or outside the end of a window is a bound of the score.
  @Test
  void everyWindowGivesTheScoreOrABound() {
    var random = new SplittableRandom(1);
    for (int empty = 1; empty <= 10; empty++) {
      for (var position : random(empty, 20)) {
        int score = new ReversiSolverTest().solve(position, -64, 64);
        for (int i = 0; i < 20; i++) {
          int alpha = random.nextInt(-64, 64);
          int beta = random.nextInt(alpha + 1, 65);
          int result = solve(position, alpha, beta);
          if (result <= alpha) {
            assertThat(score).isLessThanOrEqualTo(result);
          } else if (result >= beta) {
            assertThat(score).isGreaterThanOrEqualTo(result);
          } else {
            assertThat(result).isEqualTo(score);
          }
        }
      }
    }
  }

  @Test
  void whatTheCounterThrowsEndsTheSearchAndTheSolverGoesOn() {
    var position = random(12, 1).getFirst();
    int side = position.sideToMove();
    assertThatThrownBy(
            () ->
                solver.solve(
                    position.squares(side),
                    position.squares(side ^ 1),
                    -64,
                    64,
                    more -> {
                      throw new IllegalStateException("stop");
                    }))
        .hasMessage("stop");
    int score = solve(position, -64, 64);
    assertThat(nodes).isGreaterThan(1_000);
    assertThat(score).isEqualTo(new ReversiSolverTest().solve(position, -64, 64));
  }

  /// No continuation ever flips a stable disc. All games from positions with few empty squares are
  /// played out.
  @Test
  void stableDiscsStay() {
    int seen = 0;
    for (int empty = 4; empty <= 7; empty++) {
      for (var position : random(empty, 40)) {
        for (int side = 0; side < 2; side++) {
          long stable = StableDiscs.of(position.squares(side), position.squares(side ^ 1));
          seen += Long.bitCount(stable);
          assertStay(position, side, stable);
        }
      }
    }
    assertThat(seen).isGreaterThan(1_000);
  }

  private static void assertStay(ReversiPosition position, int side, long stable) {
    assertThat(position.squares(side) & stable).isEqualTo(stable);
    if (position.ending().isOver()) {
      return;
    }
    for (long move : position.legalMoves()) {
      position.make(move);
      assertStay(position, side, stable);
      position.undo();
    }
  }
}
