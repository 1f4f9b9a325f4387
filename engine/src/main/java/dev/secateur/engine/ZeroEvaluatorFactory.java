package dev.secateur.engine;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.List;
import java.util.Map;

/// The evaluator of a game that has none: every position is worth 0. The search still finds wins
/// and losses within its depth.
record ZeroEvaluatorFactory(String game) implements EvaluatorFactory {

  @Override
  public String name() {
    return "zero";
  }

  @Override
  public String description() {
    return "every position is worth 0; used because the game has no evaluator";
  }

  @Override
  public boolean isStandard() {
    return true;
  }

  @Override
  public List<Weight> weights() {
    return List.of();
  }

  @Override
  public Evaluator create(Map<String, Integer> weights) {
    return new ZeroEvaluator();
  }

  private static final class ZeroEvaluator implements Evaluator {

    @Override
    public int evaluate(Position position) {
      return Score.DRAW;
    }

    @Override
    public List<Term> explain(Position position) {
      return List.of();
    }
  }
}
