package dev.secateur.server.analysis;

import dev.secateur.core.Game;
import dev.secateur.core.Score;

/// Turns scores into chances of winning. A lost man matters in an even game and not in a won one,
/// so the size of a mistake is the loss of chances.
public final class Chances {

  /// The odds are four to one where a game has its winning lead.
  private static final double ODDS = Math.log(4);

  private Chances() {}

  /// From -1, lost, to 1, won.
  public static double of(Game game, int score) {
    if (Score.isDecisive(score)) {
      return Math.signum(score);
    }
    return 2 / (1 + Math.exp(-ODDS * Score.inUnits(score) / game.winningLead())) - 1;
  }
}
