package dev.secateur.search;

/// Is told every node of a search while a small one is recorded for a lesson. Scores and windows
/// are for the side to move at the node, and count wins from the root.
public interface NodeListener {

  /// How a node came to its score.
  enum Source {
    /// By its moves.
    MOVES,
    /// By the table.
    TABLE,
    /// By the game's oracle.
    ORACLE,
    /// By itself: an end, a draw, or the horizon (with the exchanges below it).
    LEAF
  }

  /// What speaks for a move, so that it is tried before others.
  enum Reason {
    /// It was the best in an earlier iteration: only root moves are ordered so.
    BEST_BEFORE,
    /// The table holds it as the best or the refutation from an earlier visit.
    TABLE,
    CAPTURE,
    /// Noisy without a capture: a promotion, a goal.
    TACTICAL,
    /// It refuted a sibling of the node.
    KILLER,
    /// It refuted the same move of the other side elsewhere.
    COUNTER_MOVE,
    /// It has refuted much elsewhere.
    HISTORY,
    /// Nothing: the order in which the game generates.
    GENERATED
  }

  /// How a move came to its turn.
  ///
  /// @param place as which of its siblings it is tried, from 1
  /// @param generated as which the game generated it, from 1
  record Choice(Reason reason, int place, int generated) {}

  /// The root moves are gone through: once in each iteration.
  ///
  /// @param rootMoves in the order in which the game generates them
  void iterationBegins(long[] rootMoves);

  /// A root move is searched.
  ///
  /// @param alpha and `beta` are the root's window for it
  /// @param depth of the iteration
  void rootMove(long move, int alpha, int beta, int depth);

  /// The search comes to a node.
  ///
  /// @param move that led there
  /// @param choice how the move came to its turn; of a root move only the reason and the generated
  ///     place are known
  void entered(long move, int ply, int alpha, int beta, int depth, Choice choice);

  /// The rest of a node's moves are not looked at.
  ///
  /// @param move that proved too good
  /// @param untried the rest, in no special order
  void cut(int ply, long move, long[] untried);

  /// The search goes back from a node.
  void left(int ply, int score, Source source);
}
