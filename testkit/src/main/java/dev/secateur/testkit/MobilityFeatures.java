package dev.secateur.testkit;

import dev.secateur.core.Position;
import dev.secateur.learn.FeatureReader;
import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.InputLayout;
import dev.secateur.learn.LinearModel;

/// Features of Reversi for tests of models and of training: only the number of legal moves. A
/// module that finds them by name lists them in its test resources.
public final class MobilityFeatures implements GameFeatures {

  private static final int ROWS = 40;
  private static final int PHASES = 2;
  private static final int FIRST_PLY_OF_SECOND_PHASE = 30;
  private static final InputLayout LAYOUT = layout();

  private static InputLayout layout() {
    var builder = InputLayout.builder(PHASES);
    builder.table("mobility", ROWS, 1);
    return builder.build();
  }

  /// A model that gives so many points for each move.
  public static LinearModel model(int points) {
    var weights = new float[PHASES][ROWS];
    for (float[] ofPhase : weights) {
      for (int row = 0; row < ROWS; row++) {
        ofPhase[row] = points * row;
      }
    }
    return LinearModel.quantise(LAYOUT, weights, new float[PHASES], 1);
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
        return position.ply() < FIRST_PLY_OF_SECOND_PHASE ? 0 : 1;
      }
    };
  }
}
