package dev.secateur.engine;

import dev.secateur.core.Position;
import dev.secateur.learn.FeatureReader;
import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.InputLayout;
import dev.secateur.learn.LinearModel;

/// Features for tests: only the number of legal moves.
public final class MobilityFeatures implements GameFeatures {

  private static final int ROWS = 40;
  private static final InputLayout LAYOUT = layout();

  private static InputLayout layout() {
    var builder = InputLayout.builder(1);
    builder.table("mobility", ROWS, 1);
    return builder.build();
  }

  /// A model that gives so many points for each move.
  static LinearModel model(int points) {
    var weights = new float[1][ROWS];
    for (int row = 0; row < ROWS; row++) {
      weights[0][row] = points * row;
    }
    return LinearModel.quantise(LAYOUT, weights, new float[1], 1);
  }

  @Override
  public String game() {
    return "reversi";
  }

  @Override
  public String name() {
    return "mobility";
  }

  @Override
  public String description() {
    return "the number of legal moves";
  }

  @Override
  public FeatureReader newReader() {
    return new FeatureReader() {
      @Override
      public InputLayout layout() {
        return LAYOUT;
      }

      @Override
      public int read(Position position, int[] activeRows) {
        activeRows[0] = Math.min(position.countMoves(), ROWS - 1);
        return 1;
      }

      @Override
      public int phase(Position position) {
        return 0;
      }
    };
  }
}
