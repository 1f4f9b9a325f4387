package dev.secateur.games.quoridor;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import java.util.List;
import java.util.Map;

/// The evaluator of the founding documents (docs/requirements.md): four weighted criteria, of which
/// the difference of the paths is the strongest. The turn does not count.
///
/// With `tempo=50,walls=110` it is what `classic` was before its weights were fitted.
public final class QuoridorFoundingEvaluatorFactory implements EvaluatorFactory {

  static final Weight PATH = new Weight("path", 100, "a step more in the opponent's path");
  static final Weight TEMPO = new Weight("tempo", 0, "being to move");
  static final Weight ROBUSTNESS =
      new Weight("robustness", 5, "twice as many shortest paths, while the opponent has walls");
  static final Weight WALLS = new Weight("walls", 60, "a wall more in hand");
  static final Weight URGENCY =
      new Weight(
          "urgency", 3, "each wall in hand, for each step that the opponent is near its goal");
  static final Weight MOBILITY = new Weight("mobility", 3, "an immediate step more");

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
    return List.of(PATH, TEMPO, ROBUSTNESS, WALLS, URGENCY, MOBILITY);
  }

  @Override
  public Evaluator create(Map<String, Integer> weights) {
    return new QuoridorFoundingEvaluator(weights);
  }
}
