package dev.secateur.games.checkers;

import dev.secateur.learn.ModelEvaluatorFactory;

/// The small net that comes with the program. docs/models.md says how it was made.
public final class CheckersLearnedFactory extends ModelEvaluatorFactory {

  public CheckersLearnedFactory() {
    super(
        new CheckersFeatures(),
        "learned",
        "a small net on blocks of squares, learned from games against itself",
        "learned.model");
  }

  @Override
  public boolean isStandard() {
    return true;
  }
}
