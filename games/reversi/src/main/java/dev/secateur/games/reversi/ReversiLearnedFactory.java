package dev.secateur.games.reversi;

import dev.secateur.learn.ModelEvaluatorFactory;

/// The pattern weights that come with the program. docs/models.md says how they were made.
public final class ReversiLearnedFactory extends ModelEvaluatorFactory {

  public ReversiLearnedFactory() {
    super(
        new ReversiFeatures(),
        "learned",
        "weights of patterns, mobility and parity, learned from tournament results, then from games"
            + " of the engine against itself with exact endings",
        "learned.model");
  }

  @Override
  public boolean isStandard() {
    return true;
  }
}
