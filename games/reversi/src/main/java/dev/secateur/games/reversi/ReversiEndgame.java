package dev.secateur.games.reversi;

import dev.secateur.core.EndCertainty;
import dev.secateur.core.Oracle;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.Map;

/// Exact scores of positions near the end. An instance belongs to one thread.
final class ReversiEndgame implements Oracle {

  /// With so few empty squares the solver takes no longer than an ordinary search.
  private static final int ALWAYS = 5;

  /// The solver, which looks to the end, takes about as long as a search that ends so many plies
  /// before it.
  private static final int PLIES_AHEAD = 2;

  /// In a selective search to the end of the game ProbCut saves more than the solver's speed,
  /// except for so few empty squares; one more from level to level.
  private static final int SELECTIVE = 6;

  /// In an exact search, positions with more empty squares profit from the moves that the selective
  /// searches before it found.
  private static final int EXACT = 17;

  private static final int ALL_DISCS = 64 * Score.PER_UNIT;

  private final ReversiSolver solver;

  private final boolean isStepByStep;

  /// Solves positions with a table.
  ///
  /// @param isStepByStep whether the search makes selective searches to the end of the game before
  ///     the exact one
  ReversiEndgame(SolverTable table, boolean isStepByStep) {
    this.isStepByStep = isStepByStep;
    solver =
        new ReversiSolver(table, new SolverOrder(new ReversiLearnedFactory().create(Map.of())));
  }

  /// How many empty squares the solver takes from a search to this depth.
  private static int limit(int depth, int empty) {
    int level = EndCertainty.level(depth, empty);
    if (level < 0) {
      return ALWAYS;
    }
    return EndCertainty.isSelective(level) ? SELECTIVE + level : EXACT;
  }

  @Override
  public int probe(Position position, int alpha, int beta, int depth, NodeCounter nodes) {
    var board = (ReversiPosition) position;
    int empty = 64 - board.discs();
    int limit = isStepByStep ? limit(depth, empty) : Math.max(ALWAYS, depth + PLIES_AHEAD);
    if (empty > limit) {
      return UNKNOWN;
    }
    if (beta - alpha > 1 && depth > 0) {
      // On the principal variation the search goes on, so that the whole line can be shown.
      return UNKNOWN;
    }
    if (alpha >= ALL_DISCS || beta <= -ALL_DISCS) {
      // Nobody can have more than all discs.
      return alpha >= ALL_DISCS ? ALL_DISCS : -ALL_DISCS;
    }
    int from = Math.clamp(Math.floorDiv(alpha, Score.PER_UNIT), -64, 63);
    int to = Math.clamp(Math.ceilDiv(beta, Score.PER_UNIT), from + 1, 64);
    int side = board.sideToMove();
    return Score.PER_UNIT
        * solver.solve(board.squares(side), board.squares(side ^ 1), from, to, nodes);
  }
}
