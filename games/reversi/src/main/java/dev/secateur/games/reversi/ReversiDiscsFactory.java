package dev.secateur.games.reversi;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import java.util.List;
import java.util.Map;

/// The simple evaluator: it counts the discs.
public sealed class ReversiDiscsFactory implements EvaluatorFactory permits ReversiFoundingFactory {

  private static final Weight DISC = new Weight("disc", 100, "a disc");

  @Override
  public String game() {
    return "reversi";
  }

  @Override
  public String name() {
    return "discs";
  }

  @Override
  public String description() {
    return "counts the discs on the board";
  }

  @Override
  public List<Weight> weights() {
    return List.of(DISC);
  }

  @Override
  public Evaluator create(Map<String, Integer> weights) {
    return new ReversiDiscsEvaluator(weights.getOrDefault(DISC.name(), DISC.standard()));
  }
}
