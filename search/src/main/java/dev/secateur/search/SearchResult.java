package dev.secateur.search;

import dev.secateur.core.Move;
import java.util.List;

/// The result of a search, final or so far.
///
/// @param lines the best lines, best first; empty if the game is over
/// @param depth of the last finished iteration
/// @param certainty how sure, in percent, that iteration was if it looked at every line to the end
///     of the game, and left out moves by ProbCut; 0 if it was not such a search
public record SearchResult(
    List<ScoredLine> lines, int depth, int certainty, SearchStatistics statistics) {

  /// The result of a search that is exact or does not reach the end of the game.
  public SearchResult(List<ScoredLine> lines, int depth, SearchStatistics statistics) {
    this(lines, depth, 0, statistics);
  }

  /// How sure a line is, in percent: 100 if it is exact, 0 if nothing is known.
  public int certainty(ScoredLine line) {
    return line.exact() ? 100 : certainty;
  }

  /// A root move with the best line after it, and its score from the view of the side to move.
  ///
  /// @param exact whether the score is the true value of the move, and no later move is better:
  ///     only ends of games and answers of the oracle shaped it
  public record ScoredLine(List<Long> moves, int score, boolean exact) {

    public long move() {
      return moves.getFirst();
    }

    ScoredLine withScore(int other) {
      return new ScoredLine(moves, other, exact && other == score);
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
