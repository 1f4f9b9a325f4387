package dev.secateur.games.quoridor;

import dev.secateur.learn.ModelEvaluatorFactory;

/// The small net that comes with the program. docs/models.md says how it was made.
public final class QuoridorLearnedFactory extends ModelEvaluatorFactory {

  public QuoridorLearnedFactory() {
    super(
        new QuoridorFeatures(),
        "learned",
        "a small net on pawns, walls, paths and what a wall can do to them, learned from own games",
        "learned.model");
  }

  @Override
  public boolean isStandard() {
    return true;
  }
}
