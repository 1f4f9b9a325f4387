package dev.secateur.core;

import java.util.List;

/// Says in plain words what a move leads to.
@FunctionalInterface
public interface Commentary {

  Commentary NONE = (position, line, score, best) -> Score.text(score);

  /// One sentence about a move: "loses a man after 23-18 14x23".
  ///
  /// @param position the position before the move, which is left as it was
  /// @param line the move and the best play after it
  /// @param score what the search thinks the move is worth to the side that makes it
  /// @param best what the best move of the position is worth
  String why(Position position, List<Long> line, int score, int best);
}
