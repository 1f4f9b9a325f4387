package dev.secateur.games.quoridor;

import dev.secateur.core.Oracle;
import dev.secateur.core.Position;
import dev.secateur.core.Score;

/// Knows who wins when neither player has walls left: the rest of the game is a race of two pawns.
///
/// All races with the same walls are solved together and kept, because a search reaches many of
/// them. If neither player can force a win, the score is a draw. Draw rules (repetition, ply limit)
/// are ignored: they depend on the moves before the position, and the score here does not.
final class QuoridorRace implements Oracle {

  /// Solving costs as much as searching some hundred positions: less than a search of this depth,
  /// more than a shallower one.
  private static final int MIN_DEPTH_TO_SOLVE = 6;

  private final QuoridorRaceSolver solver;
  private final QuoridorFreeRun freeRun;
  private final QuoridorSolvedRaces solved;

  /// @param solved what is known already; shared by the oracles of all threads
  QuoridorRace(QuoridorRules rules, QuoridorSolvedRaces solved) {
    this.solved = solved;
    solver = new QuoridorRaceSolver(rules);
    freeRun = new QuoridorFreeRun(rules);
  }

  @Override
  public int probe(Position position, int alpha, int beta, int depth, NodeCounter nodes) {
    var board = (QuoridorPosition) position;
    if (board.wallsLeft(Position.FIRST) + board.wallsLeft(Position.SECOND) > 0) {
      return UNKNOWN;
    }
    int bound = bound(board);
    if (bound > Score.DRAW ? bound >= beta : bound < Score.DRAW && bound <= alpha) {
      return bound;
    }
    var table = solved.find(board.horizontalWalls(), board.verticalWalls());
    if (table == null) {
      if (depth < MIN_DEPTH_TO_SOLVE) {
        return UNKNOWN;
      }
      table = solve(board.horizontalWalls(), board.verticalWalls(), nodes);
    }
    int side = board.sideToMove();
    int plies = table[QuoridorRaceSolver.state(side, board.pawn(side), board.pawn(side ^ 1))] - 1;
    if (plies < 0) {
      return Score.DRAW;
    }
    return (plies & 1) != 0 ? Score.winIn(plies) : Score.lossIn(plies);
  }

  /// A lower bound for a win, an upper bound for a loss, or a draw score if neither is proven.
  /// Solving takes a thousand times as long, and in most windows of a search the bound is enough.
  private int bound(QuoridorPosition board) {
    int side = board.sideToMove();
    boolean isAhead = board.distance(side) <= board.distance(side ^ 1);
    int steps = freeRun.steps(board, isAhead ? side : side ^ 1);
    if (steps <= 0) {
      return Score.DRAW;
    }
    return isAhead ? Score.winIn(2 * steps - 1) : Score.lossIn(2 * steps);
  }

  private short[] solve(long horizontal, long vertical, NodeCounter nodes) {
    var plies = new short[QuoridorRaceSolver.STATES];
    solver.solve(horizontal, vertical, plies, nodes);
    solved.store(horizontal, vertical, plies);
    return plies;
  }
}
