package dev.secateur.games.checkers;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The classic terms with the values of the founding documents (docs/requirements.md): a man is 1,
/// a king 3.
public final class CheckersFoundingFactory implements EvaluatorFactory {

  private static final Map<String, Integer> DIFFERENT = Map.of("man", 100, "king", 300);

  @Override
  public String game() {
    return "checkers";
  }

  @Override
  public String name() {
    return "founding";
  }

  @Override
  public String description() {
    return "the terms of classic, with a man worth 1 and a king worth 3";
  }

  @Override
  public List<Weight> weights() {
    return CheckersClassicWeights.all().stream()
        .map(
            weight ->
                new Weight(
                    weight.name(),
                    DIFFERENT.getOrDefault(weight.name(), weight.standard()),
                    weight.help()))
        .toList();
  }

  @Override
  public Evaluator create(Map<String, Integer> weights) {
    var all = new HashMap<>(DIFFERENT);
    all.putAll(weights);
    return new CheckersClassicEvaluator(CheckersClassicWeights.byPieces(all));
  }
}
