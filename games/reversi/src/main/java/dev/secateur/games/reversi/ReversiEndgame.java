package dev.secateur.games.reversi;

import dev.secateur.core.Oracle;
import dev.secateur.core.Position;
import dev.secateur.core.Score;

/// Exact scores of positions with few empty squares. An instance belongs to one thread.
final class ReversiEndgame implements Oracle {

  /// So few empty squares are solved as fast as they are searched.
  private static final int ALWAYS = 5;

  /// With more empty squares the order of moves by the evaluation is better than the solver's.
  private static final int MAX_EMPTY = 14;

  /// The solver needs about as long as a search that is so many plies less deep.
  private static final int PLIES_AHEAD = 2;

  private final ReversiSolver solver = new ReversiSolver();

  @Override
  public int probe(Position position, int alpha, int beta, int depth, NodeCounter nodes) {
    var board = (ReversiPosition) position;
    int empty = 64 - board.discs();
    if (empty > Math.max(ALWAYS, Math.min(MAX_EMPTY, depth + PLIES_AHEAD))) {
      return UNKNOWN;
    }
    if (beta - alpha > 1 && depth > 0) {
      // On the principal variation the search goes on, so that the whole line can be shown.
      return UNKNOWN;
    }
    int from = Math.clamp(Math.floorDiv(alpha, Score.PER_UNIT), -64, 63);
    int to = Math.clamp(Math.ceilDiv(beta, Score.PER_UNIT), from + 1, 64);
    int side = board.sideToMove();
    return Score.PER_UNIT
        * solver.solve(board.squares(side), board.squares(side ^ 1), from, to, nodes);
  }
}
