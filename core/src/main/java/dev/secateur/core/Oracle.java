package dev.secateur.core;

/// Knows the exact worth of some positions: an endgame table, a race, the last empty squares. An
/// instance belongs to one thread.
@FunctionalInterface
public interface Oracle {

  int UNKNOWN = Integer.MIN_VALUE;

  Oracle NONE = (position, alpha, beta, depth) -> UNKNOWN;

  /// The worth of the position for the side to move, with wins and losses counted from this
  /// position, or [#UNKNOWN]. An oracle may answer with any bound that is not inside the window
  /// from
  /// `alpha` to `beta`.
  ///
  /// @param depth how deep the search would look instead: an answer that costs more than such a
  ///     search may be withheld
  int probe(Position position, int alpha, int beta, int depth);
}
