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
          new Weight("path", 102, "a step more in the opponent's path"),
          new Weight("path-walls", -4, "that step, for each wall in hand of both players"),
          new Weight("path-far", 0, "that step, for each step of both paths"),
          new Weight("path-lead", -3, "that step, for each step of the lead, up to six"),
          new Weight("near", 67, "each step by which the own goal is nearer than four steps"),
          new Weight("walls", 107, "a wall more in hand"),
          new Weight("walls-path", 2, "that wall, for each step of both paths"),
          new Weight("walls-lead", -8, "that wall, for each wall of the lead"),
          new Weight(
              "urgency", 1, "each wall in hand, for each step that the opponent is near its goal"),
          new Weight("last-wall", -31, "having one wall left"),
          new Weight("no-walls", 67, "having walls while the opponent has none"),
          new Weight("no-walls-each", 26, "each wall in hand while the opponent has none"),
          new Weight("no-walls-path", 9, "a step more, while one player has no wall"),
          new Weight(
              "no-walls-behind", 126, "a step more, while the player with no wall is behind"),
          new Weight("race-path", 432, "a step more, while neither player has walls"),
          new Weight("tempo", 33, "being to move"),
          new Weight("tempo-walls", -1, "being to move, for each wall in hand of both players"),
          new Weight("tempo-no-walls", 17, "being to move, while a player has no wall"));

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
  public boolean isStandard() {
    return true;
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
