package dev.secateur.games.reversi;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import java.util.List;
import java.util.Map;

/// A hand-made estimate of the final disc difference.
public final class ReversiPositionalFactory implements EvaluatorFactory {

  @Override
  public String game() {
    return "reversi";
  }

  @Override
  public String name() {
    return "positional";
  }

  @Override
  public String description() {
    return "squares, mobility, frontier, stable edges and parity, weighted by phase";
  }

  @Override
  public List<Weight> weights() {
    return ReversiPositionalWeights.all();
  }

  @Override
  public Evaluator create(Map<String, Integer> weights) {
    return new ReversiPositionalEvaluator(ReversiPositionalWeights.byDiscs(weights));
  }
}
