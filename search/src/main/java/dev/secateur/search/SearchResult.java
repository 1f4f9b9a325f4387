package dev.secateur.search;

import dev.secateur.core.Move;
import java.util.List;

/// What a search found, so far or in the end.
///
/// @param lines the best lines, best first; empty where the game is over
/// @param depth of the last finished iteration
public record SearchResult(List<Line> lines, int depth, Statistics statistics) {

  /// A root move with the best play after it, and its worth to the side to move.
  public record Line(List<Long> moves, int score) {

    public long move() {
      return moves.getFirst();
    }
  }

  public boolean hasMove() {
    return !lines.isEmpty();
  }

  /// The move to play, or [Move#NONE] where the game is over.
  public long best() {
    return lines.isEmpty() ? Move.NONE : lines.getFirst().move();
  }

  public int score() {
    return lines.isEmpty() ? 0 : lines.getFirst().score();
  }
}
