package dev.secateur.server.analysis;

import dev.secateur.core.Game;
import dev.secateur.core.Score;

/// Turns scores into chances of winning. A man less is much in an even game and nothing in one that
/// is won anyway, so mistakes are weighed by the chances that they cost.
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
