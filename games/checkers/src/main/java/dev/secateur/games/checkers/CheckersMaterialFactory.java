package dev.secateur.games.checkers;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import java.util.List;
import java.util.Map;

/// The simple evaluator: it counts the pieces.
public final class CheckersMaterialFactory implements EvaluatorFactory {

  private static final Weight MAN = new Weight("man", 100, "a man");
  private static final Weight KING = new Weight("king", 300, "a king");

  @Override
  public String game() {
    return "checkers";
  }

  @Override
  public String name() {
    return "material";
  }

  @Override
  public String description() {
    return "counts the pieces: a man is 1, a king 3";
  }

  @Override
  public List<Weight> weights() {
    return List.of(MAN, KING);
  }

  @Override
  public Evaluator create(Map<String, Integer> weights) {
    return new CheckersMaterialEvaluator(value(MAN, weights), value(KING, weights));
  }

  private static int value(Weight weight, Map<String, Integer> weights) {
    return weights.getOrDefault(weight.name(), weight.standard());
  }
}
