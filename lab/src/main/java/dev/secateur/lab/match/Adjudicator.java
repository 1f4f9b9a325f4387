package dev.secateur.lab.match;

import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.core.Outcome.GameResult;
import java.util.Optional;

/// Follows the scores of one game and decides whether it is adjudicated.
final class Adjudicator {

  private final Adjudication rules;
  private final int[] sureOfWin = new int[2];
  private final int[] sureOfLoss = new int[2];
  private final int[] sureOfDraw = new int[2];

  Adjudicator(Adjudication rules) {
    this.rules = rules;
  }

  /// The result of an adjudication after a move, or undecided.
  ///
  /// @param side the side that moved
  /// @param plies the number of moves so far
  GameResult judge(int side, Optional<MoveJudgement> judgement, int plies) {
    count(side, judgement);
    if (rules.resign().isPresent()) {
      int moves = rules.resign().get().moves();
      for (int winner = 0; winner < 2; winner++) {
        if (sureOfWin[winner] >= moves && sureOfLoss[winner ^ 1] >= moves) {
          return winner == 0 ? GameResult.FIRST_WINS : GameResult.SECOND_WINS;
        }
      }
    }
    if (rules.draw().isPresent()) {
      var draw = rules.draw().get();
      if (plies >= draw.after() && Math.min(sureOfDraw[0], sureOfDraw[1]) >= draw.moves()) {
        return GameResult.DRAW;
      }
    }
    return GameResult.UNDECIDED;
  }

  private void count(int side, Optional<MoveJudgement> judgement) {
    // A player that reports no score agrees to nothing.
    double score = judgement.map(Adjudicator::worth).orElse(Double.NaN);
    rules
        .resign()
        .ifPresent(
            resign -> {
              sureOfWin[side] = score >= resign.score() ? sureOfWin[side] + 1 : 0;
              sureOfLoss[side] = score <= -resign.score() ? sureOfLoss[side] + 1 : 0;
            });
    rules
        .draw()
        .ifPresent(
            draw -> sureOfDraw[side] = Math.abs(score) <= draw.score() ? sureOfDraw[side] + 1 : 0);
  }

  /// A proven win counts more than any score.
  private static double worth(MoveJudgement judgement) {
    int plies = judgement.winIn().orElse(0);
    return plies == 0 ? judgement.score() : plies * Double.POSITIVE_INFINITY;
  }
}
