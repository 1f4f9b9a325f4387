package dev.secateur.games.quoridor;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import java.util.List;
import java.util.Map;

/// The standard evaluator: paths, their number, walls, mobility and the turn.
public final class QuoridorClassicEvaluatorFactory implements EvaluatorFactory {

  static final Weight PATH = new Weight("path", 100, "a step more in the opponent's path");
  static final Weight TEMPO = new Weight("tempo", 50, "being to move");
  static final Weight ROBUSTNESS =
      new Weight("robustness", 5, "twice as many shortest paths, while the opponent has walls");

  /// A wall is worth more than the step that it usually costs the opponent: at depth 3 against
  /// `race`, a weight of 60 won 180 of 300 games, and 100 to 150 won 200.
  static final Weight WALLS = new Weight("walls", 110, "a wall more in hand");
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
    return "classic";
  }

  @Override
  public String description() {
    return "paths, their number, walls in hand by urgency, mobility, and the turn";
  }

  @Override
  public boolean isStandard() {
    return true;
  }

  @Override
  public List<Weight> weights() {
    return List.of(PATH, TEMPO, ROBUSTNESS, WALLS, URGENCY, MOBILITY);
  }

  @Override
  public Evaluator create(Map<String, Integer> weights) {
    return new QuoridorClassicEvaluator(weights);
  }
}
