package dev.secateur.search;

import java.util.Map;

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

  /// The root moves are gone through: once in each iteration for each line that is wanted.
  void iterationBegins();

  /// A root move is searched.
  ///
  /// @param alpha and `beta` are the root's window for it
  /// @param depth of the iteration
  void rootMove(long move, int alpha, int beta, int depth);

  /// The search comes to a node.
  ///
  /// @param move that led there
  /// @param reasons why the move was tried when it was (S1.5); none at the root
  void entered(long move, int ply, int alpha, int beta, int depth, Map<String, Integer> reasons);

  /// The rest of a node's moves are not looked at.
  ///
  /// @param move that proved too good
  /// @param untried the rest, in no special order
  void cut(int ply, long move, long[] untried);

  /// The search goes back from a node.
  void left(int ply, int score, Source source);
}
