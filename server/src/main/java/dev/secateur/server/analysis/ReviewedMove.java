package dev.secateur.server.analysis;

import dev.secateur.core.Game;
import dev.secateur.core.Score;
import dev.secateur.server.archive.ReviewedPosition;

/// A move of a reviewed game compared with the best one.
///
/// @param node the move's
/// @param move as the game writes it
/// @param before what was found where it was made
/// @param after what was found where it led
public record ReviewedMove(
    Game game, int node, String move, ReviewedPosition before, ReviewedPosition after) {

  /// The score of the move for the side that made it.
  public int score() {
    return isBest() ? before.score() : -Score.toRootRelative(after.score(), 1);
  }

  private boolean isBest() {
    return !before.line().isEmpty() && before.line().getFirst().equals(move);
  }

  /// Whether the scores of this move and of the best one are the true values.
  public boolean isExact() {
    return before.exact() && (isBest() || after.exact());
  }

  /// How sure both scores are, in percent: 100 if they are exact, 0 if nothing is known of one.
  public int certainty() {
    return isBest() ? certainty(before) : Math.min(certainty(before), certainty(after));
  }

  private static int certainty(ReviewedPosition position) {
    return position.exact() ? 100 : position.certainty();
  }

  /// The chances that the move lost, on the scale from -1 to 1. Where the later search finds the
  /// move better than the earlier one did, nothing was lost: the later search was deeper.
  public double loss() {
    return Math.max(0, Chances.of(game, before.score()) - Chances.of(game, score()));
  }

  public MistakeSize size() {
    return MistakeSize.of(loss());
  }
}
