package dev.secateur.games.reversi;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import java.util.List;
import java.util.Map;

/// The evaluator of the founding documents (docs/requirements.md): they name no value other than
/// the number of discs.
public final class ReversiFoundingFactory implements EvaluatorFactory {

  private static final Weight DISC = new Weight("disc", 100, "a disc");

  @Override
  public String game() {
    return "reversi";
  }

  @Override
  public String name() {
    return "founding";
  }

  @Override
  public String description() {
    return "counts the discs, as the rules do at the end";
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
