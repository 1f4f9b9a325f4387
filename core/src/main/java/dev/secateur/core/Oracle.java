package dev.secateur.core;

/// Knows the exact score of some positions: an endgame table, a race, the last empty squares. An
/// instance belongs to one thread.
@FunctionalInterface
public interface Oracle {

  int UNKNOWN = Integer.MIN_VALUE;

  Oracle NONE = (position, alpha, beta, depth) -> UNKNOWN;

  /// The score of the position for the side to move, with wins and losses counted from this
  /// position, or [#UNKNOWN]. If the score is outside the window from `alpha` to `beta`, the answer
  /// may be a bound.
  ///
  /// @param depth the depth of the search that the answer replaces. An oracle may return [#UNKNOWN]
  ///     if its answer would cost more than that search
  int probe(Position position, int alpha, int beta, int depth);
}
