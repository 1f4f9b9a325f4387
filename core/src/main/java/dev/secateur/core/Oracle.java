package dev.secateur.core;

/// Knows the exact score of some positions: an endgame table, a race, the last empty squares. An
/// instance belongs to one thread.
@FunctionalInterface
public interface Oracle {

  int UNKNOWN = Integer.MIN_VALUE;

  Oracle NONE = (position, alpha, beta, depth, nodes) -> UNKNOWN;

  /// A search of this position begins.
  default void startSearch(Position root) {}

  /// Counts the nodes that an oracle searches, as nodes of the search that asks.
  @FunctionalInterface
  interface NodeCounter {

    /// Called at least every thousand nodes. Throws to stop the search.
    void add(long nodes);
  }

  /// The score of the position for the side to move, with wins and losses counted from this
  /// position, or [#UNKNOWN]. If the score is outside the window from `alpha` to `beta`, the answer
  /// may be a bound.
  ///
  /// @param depth the depth of the search that the answer replaces. An oracle may return [#UNKNOWN]
  ///     if its answer would cost more than that search
  /// @param nodes counts what the oracle searches and can stop it at any call
  int probe(Position position, int alpha, int beta, int depth, NodeCounter nodes);
}
