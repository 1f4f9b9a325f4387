package dev.secateur.core;

import java.util.List;
import java.util.stream.Collectors;

/// Says in plain words what a move leads to.
@FunctionalInterface
public interface Commentary {

  Commentary NONE = (position, line, score, best) -> List.of(Remark.of("score", Score.text(score)));

  /// Remarks about a move, the most important first.
  ///
  /// @param position the position before the move; it is not changed
  /// @param line the move and the best play after it
  /// @param score the score of the move for the side that makes it
  /// @param best the score of the best move of the position
  List<Remark> remarks(Position position, List<Long> line, int score, int best);

  /// The same as one English sentence: "loses a man after 23-18 14x23".
  default String why(Position position, List<Long> line, int score, int best) {
    return remarks(position, line, score, best).stream()
        .map(Remark::english)
        .collect(Collectors.joining());
  }
}
