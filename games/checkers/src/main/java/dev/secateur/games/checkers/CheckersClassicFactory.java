package dev.secateur.games.checkers;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import java.util.List;
import java.util.Map;

/// The advanced evaluator.
public final class CheckersClassicFactory implements EvaluatorFactory {

  @Override
  public String game() {
    return "checkers";
  }

  @Override
  public String name() {
    return "classic";
  }

  @Override
  public String description() {
    return "material, position, mobility, structure, threats and promotion, weighted by phase";
  }

  @Override
  public List<Weight> weights() {
    return CheckersClassicWeights.all();
  }

  @Override
  public Evaluator create(Map<String, Integer> weights) {
    return new CheckersClassicEvaluator(CheckersClassicWeights.byPieces(weights));
  }
}
