package dev.secateur.games.quoridor;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The evaluator of the founding documents (docs/requirements.md): four weighted criteria, of which
/// the difference of the paths is the strongest. The turn does not count.
public final class QuoridorFoundingEvaluatorFactory implements EvaluatorFactory {

  private static final List<Weight> WEIGHTS =
      List.of(
          QuoridorClassicEvaluatorFactory.PATH,
          changed(QuoridorClassicEvaluatorFactory.TEMPO, 0),
          QuoridorClassicEvaluatorFactory.ROBUSTNESS,
          changed(QuoridorClassicEvaluatorFactory.WALLS, 60),
          QuoridorClassicEvaluatorFactory.URGENCY,
          QuoridorClassicEvaluatorFactory.MOBILITY);

  private static Weight changed(Weight weight, int standard) {
    return new Weight(weight.name(), standard, weight.help());
  }

  @Override
  public String game() {
    return "quoridor";
  }

  @Override
  public String name() {
    return "founding";
  }

  @Override
  public String description() {
    return "paths above all, then their number, walls in hand by urgency, and mobility";
  }

  @Override
  public List<Weight> weights() {
    return WEIGHTS;
  }

  @Override
  public Evaluator create(Map<String, Integer> weights) {
    return new QuoridorClassicEvaluator(
        WEIGHTS.stream()
            .collect(
                Collectors.toMap(Weight::name, weight -> QuoridorTerms.value(weight, weights))));
  }
}
