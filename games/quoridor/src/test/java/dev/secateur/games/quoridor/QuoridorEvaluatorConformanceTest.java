package dev.secateur.games.quoridor;

import dev.secateur.core.Game;
import dev.secateur.testkit.EvaluatorConformance;

class QuoridorEvaluatorConformanceTest extends EvaluatorConformance {

  @Override
  protected Game game() {
    return new Quoridor();
  }
}
