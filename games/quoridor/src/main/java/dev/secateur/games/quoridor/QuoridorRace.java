package dev.secateur.games.quoridor;

import dev.secateur.core.Key;
import dev.secateur.core.Oracle;
import dev.secateur.core.Position;
import dev.secateur.core.Score;

/// Knows who wins once neither player has walls left: what remains is a race of two pawns.
///
/// All races between the same walls are solved together and kept, because a search goes on to meet
/// the others. Where neither player can force its way the worth is a draw: the pawns shuffle for
/// ever. The draw rules (repetition, ply limit) are not looked at: they ask how the position came
/// about, and the answer here is the same however it did.
final class QuoridorRace implements Oracle {

  /// How many sets of walls are kept, at 26 kB each, taken when first needed.
  private static final int SLOTS = 64;

  /// Solving takes as long as searching some hundred positions: less than what a search of this
  /// depth needs, and more than a shallower one.
  private static final int WORTH_SOLVING = 6;

  private final QuoridorRaceSolver solver;
  private final QuoridorFreeRun freeRun;

  private final long[] horizontalWalls = new long[SLOTS];
  private final long[] verticalWalls = new long[SLOTS];

  /// What the solver wrote for each set of walls; empty where there is none yet.
  private final short[][] solved = new short[SLOTS][0];

  QuoridorRace(QuoridorRules rules) {
    solver = new QuoridorRaceSolver(rules);
    freeRun = new QuoridorFreeRun(rules);
  }

  @Override
  public int probe(Position position, int alpha, int beta, int depth) {
    var board = (QuoridorPosition) position;
    if (board.wallsLeft(Position.FIRST) + board.wallsLeft(Position.SECOND) > 0) {
      return UNKNOWN;
    }
    int bound = bound(board);
    if (bound > Score.DRAW ? bound >= beta : bound < Score.DRAW && bound <= alpha) {
      return bound;
    }
    if (depth < WORTH_SOLVING && !isSolved(board.horizontalWalls(), board.verticalWalls())) {
      return UNKNOWN;
    }
    int side = board.sideToMove();
    var table = solvedFor(board.horizontalWalls(), board.verticalWalls());
    int plies = table[QuoridorRaceSolver.state(side, board.pawn(side), board.pawn(side ^ 1))] - 1;
    if (plies < 0) {
      return Score.DRAW;
    }
    return (plies & 1) != 0 ? Score.winIn(plies) : Score.lossIn(plies);
  }

  /// A win that is worth this at least, or a loss that is worth this at most; a draw's worth where
  /// neither is plain. Solving takes a thousand times as long, and inside a search hardly a window
  /// asks how soon the win comes.
  private int bound(QuoridorPosition board) {
    int side = board.sideToMove();
    boolean isAhead = board.distance(side) <= board.distance(side ^ 1);
    int steps = freeRun.steps(board, isAhead ? side : side ^ 1);
    if (steps <= 0) {
      return Score.DRAW;
    }
    return isAhead ? Score.winIn(2 * steps - 1) : Score.lossIn(2 * steps);
  }

  private boolean isSolved(long horizontal, long vertical) {
    int slot = slot(horizontal, vertical);
    return solved[slot].length > 0
        && horizontalWalls[slot] == horizontal
        && verticalWalls[slot] == vertical;
  }

  private static int slot(long horizontal, long vertical) {
    return (int) (Key.of(horizontal, vertical, 0) & (SLOTS - 1));
  }

  private short[] solvedFor(long horizontal, long vertical) {
    int slot = slot(horizontal, vertical);
    if (!isSolved(horizontal, vertical)) {
      if (solved[slot].length == 0) {
        solved[slot] = new short[QuoridorRaceSolver.STATES];
      }
      solver.solve(horizontal, vertical, solved[slot]);
      horizontalWalls[slot] = horizontal;
      verticalWalls[slot] = vertical;
    }
    return solved[slot];
  }
}
