package dev.secateur.search;

import dev.secateur.core.Move;
import java.util.List;

/// The result of a search, final or so far.
///
/// @param lines the best lines, best first; empty if the game is over
/// @param depth of the last finished iteration
public record SearchResult(List<ScoredLine> lines, int depth, SearchStatistics statistics) {

  /// A root move with the best line after it, and its score from the view of the side to move.
  ///
  /// @param exact whether the score is the true value of the move, and no later move is better:
  ///     only ends of games and answers of the oracle shaped it
  public record ScoredLine(List<Long> moves, int score, boolean exact) {

    public long move() {
      return moves.getFirst();
    }
  }

  public boolean hasMove() {
    return !lines.isEmpty();
  }

  /// The best move, or [Move#NONE] if the game is over.
  public long best() {
    return lines.isEmpty() ? Move.NONE : lines.getFirst().move();
  }

  public int score() {
    return lines.isEmpty() ? 0 : lines.getFirst().score();
  }

  /// Whether the score is the true value of the position.
  public boolean isExact() {
    return !lines.isEmpty() && lines.getFirst().exact();
  }
}
