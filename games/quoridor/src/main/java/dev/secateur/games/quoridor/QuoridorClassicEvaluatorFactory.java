package dev.secateur.games.quoridor;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import java.util.List;
import java.util.Map;

/// The hand-made evaluator: the difference of the paths and of the walls in hand, and how much each
/// depends on the other. The weights were fitted to games of the program against itself
/// (docs/models.md), so only their sum means something: a single one may look odd.
public final class QuoridorClassicEvaluatorFactory implements EvaluatorFactory {

  /// In the order of [QuoridorClassicTerms#count].
  static final List<Weight> WEIGHTS =
      List.of(
          new Weight("path", 122, "a step more in the opponent's path"),
          new Weight(
              "path-walls", -5, "each step of the lead, for each wall in hand of either player"),
          new Weight("path-lead", -4, "each step of the lead, for each step of it, up to six"),
          new Weight("near", 90, "each step by which the own goal is nearer than four steps"),
          new Weight("walls", 91, "a wall more in hand"),
          new Weight("walls-path", 2, "a wall more in hand, for each step of both paths"),
          new Weight("walls-lead", -7, "a wall more in hand, for each wall of the lead"),
          new Weight(
              "urgency", 2, "each wall in hand, for each step that the opponent is near its goal"),
          new Weight("last-wall", -56, "having one wall left"),
          new Weight("no-walls", 95, "having walls while the opponent has none"),
          new Weight("no-walls-each", 17, "each wall in hand while the opponent has none"),
          new Weight("no-walls-path", -3, "a step more, while one player has no walls"),
          new Weight(
              "no-walls-behind", 83, "a step more, while the opponent is behind and has no walls"),
          new Weight("race-path", 462, "a step more, while neither player has walls"),
          new Weight("tempo", 47, "being to move"),
          new Weight("tempo-walls", -2, "being to move, for each wall in hand of either player"),
          new Weight("tempo-no-walls", 6, "being to move, while a player has no walls"));

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
    return "paths, walls in hand, and how much each is worth beside the other";
  }

  @Override
  public List<Weight> weights() {
    return WEIGHTS;
  }

  @Override
  public Evaluator create(Map<String, Integer> weights) {
    return new QuoridorClassicEvaluator(weights);
  }
}
