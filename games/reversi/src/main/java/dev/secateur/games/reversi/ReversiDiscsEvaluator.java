package dev.secateur.games.reversi;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.List;

/// The difference in discs. It decides the game at the end, but is misleading before.
final class ReversiDiscsEvaluator implements Evaluator {

  private final int disc;

  ReversiDiscsEvaluator(int disc) {
    this.disc = disc;
  }

  @Override
  public int evaluate(Position position) {
    return Score.clampEvaluation(disc * ((ReversiPosition) position).discLead());
  }

  @Override
  public List<Term> explain(Position position) {
    int lead = ((ReversiPosition) position).discLead();
    return List.of(new Term("disc", lead, Score.inUnits(disc), Score.inUnits(disc * lead)));
  }
}
