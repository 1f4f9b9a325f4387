package dev.secateur.search;

import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.HashMap;
import java.util.Map;

/// The answer by looking at everything: every move of every position, no windows, no bounds, no
/// order, no evaluation. What it has in common with the search is the rules of the game, which have
/// witnesses of their own.
final class BruteForce {

  private final Map<Long, Integer> known = new HashMap<>();

  /// The worth of a position to the side to move if the game ends within so many plies, as a
  /// [Score]; what goes on longer is worth 0. Draw rules are left out.
  int value(Position position, int plies) {
    if (position.ending().isOver()) {
      return position.finalScore();
    }
    if (plies == 0) {
      return Score.DRAW;
    }
    // Depths are few: the same position with another number of plies to go is another question.
    long question = position.key() * 128 + plies;
    var before = known.get(question);
    if (before != null) {
      return before;
    }
    int best = -Score.INFINITE;
    for (long move : position.legalMoves()) {
      best = Math.max(best, afterMove(position, move, plies));
    }
    known.put(question, best);
    return best;
  }

  /// The value of a move for the side that makes it.
  int afterMove(Position position, long move, int plies) {
    position.make(move);
    int score = Score.toRootRelative(-value(position, plies - 1), 1);
    position.undo();
    return score;
  }
}
