package dev.secateur.games.quoridor;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import java.util.List;
import java.util.Map;

/// The simple evaluator: it counts only the race.
public final class QuoridorRaceEvaluatorFactory implements EvaluatorFactory {

  static final Weight PATH = new Weight("path", 100, "a step more in the opponent's path");
  static final Weight TEMPO = new Weight("tempo", 50, "being to move");

  @Override
  public String game() {
    return "quoridor";
  }

  @Override
  public String name() {
    return "race";
  }

  @Override
  public String description() {
    return "the difference of the shortest paths, and the turn";
  }

  @Override
  public List<Weight> weights() {
    return List.of(PATH, TEMPO);
  }

  @Override
  public Evaluator create(Map<String, Integer> weights) {
    return new QuoridorRaceEvaluator(weights);
  }
}
