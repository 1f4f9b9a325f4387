package dev.secateur.search;

/// Receives every node of a search that is recorded for teaching. Scores and windows are from the
/// view of the side to move at the node; wins count their plies from the root.
public interface NodeListener {

  /// Where the score of a node comes from.
  enum ScoreSource {
    /// The search of its moves.
    MOVES,
    /// The transposition table.
    TABLE,
    /// The game's oracle.
    ORACLE,
    /// The node itself: the game is over, a draw, pruned before its moves are searched, or the
    /// horizon (with its quiescence search).
    LEAF
  }

  /// Why a move is searched before others.
  enum OrderingReason {
    /// It was the best move of an earlier iteration. Only root moves have this reason.
    BEST_BEFORE,
    /// The transposition table has it as best move or refutation.
    TABLE,
    CAPTURE,
    /// Noisy without a capture: a promotion or a goal.
    TACTICAL,
    /// It refuted a sibling of the node.
    KILLER,
    /// It refuted the same move of the opponent elsewhere.
    COUNTER_MOVE,
    /// It caused many cutoffs elsewhere.
    HISTORY,
    /// No reason: the order in which the game generates moves.
    GENERATED
  }

  /// The place of a move in the search order.
  ///
  /// @param place its place in the search order, from 1
  /// @param generated its place in the order of generation, from 1
  record MoveChoice(OrderingReason reason, int place, int generated) {}

  /// An iteration starts.
  ///
  /// @param rootMoves in the order of generation
  void iterationBegins(long[] rootMoves);

  /// The search of a root move starts.
  ///
  /// @param alpha with `beta` the window of the root for this move
  /// @param depth of the iteration
  void rootMove(long move, int alpha, int beta, int depth);

  /// The search enters a node.
  ///
  /// @param move the move that leads to the node
  /// @param choice the place of the move; for a root move only the reason and the place of
  ///     generation are known
  void entered(long move, int ply, int alpha, int beta, int depth, MoveChoice choice);

  /// A cutoff: the other moves of a node are not searched.
  ///
  /// @param move the move that caused the cutoff
  /// @param untried the other moves, in no particular order
  void cut(int ply, long move, long[] untried);

  /// The search leaves a node.
  void left(int ply, int score, ScoreSource source);
}
