package dev.secateur.server.web.json;

import dev.secateur.core.BoardMark;
import dev.secateur.core.Evaluator;
import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.engine.MovePriority;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// What the evaluator counts in a position, and in which order the search tries the moves.
public record ExplanationJson(
    int side,
    List<Evaluator.Term> terms,
    List<MovePriorityJson> priorities,
    List<BoardMark> marks) {

  /// The place of a move in the order of the search.
  public record MovePriorityJson(String move, int captured, int total, Map<String, Integer> terms) {

    static MovePriorityJson of(MovePriority priority) {
      return new MovePriorityJson(
          priority.move(), priority.captured(), priority.total(), priority.breakdown());
    }
  }

  public static ExplanationJson of(
      Game game,
      Position position,
      List<Evaluator.Term> terms,
      Map<Long, MovePriority> priorities) {
    return new ExplanationJson(
        position.sideToMove(),
        terms,
        priorities.values().stream()
            .sorted(Comparator.comparingInt(MovePriority::total).reversed())
            .map(MovePriorityJson::of)
            .toList(),
        game.marks(position));
  }
}
