package dev.secateur.lab;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.engine.Evaluators;

public final class StandardEvaluator {

  private StandardEvaluator() {}

  public static EvaluatorFactory standard(Game game) {
    return Evaluators.installed().standard(game);
  }
}
