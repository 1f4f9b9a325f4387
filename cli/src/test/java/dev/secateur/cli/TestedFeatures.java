package dev.secateur.cli;

import dev.secateur.core.Position;
import dev.secateur.learn.FeatureReader;
import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.InputLayout;

/// Features of Reversi for tests: the number of legal moves.
public final class TestedFeatures implements GameFeatures {

  private static final int ROWS = 40;
  private static final InputLayout LAYOUT = layout();

  private static InputLayout layout() {
    var builder = InputLayout.builder(2);
    builder.table("mobility", ROWS, 1);
    return builder.build();
  }

  @Override
  public String game() {
    return "reversi";
  }

  @Override
  public String name() {
    return "tested";
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
        return position.ply() < 30 ? 0 : 1;
      }
    };
  }
}
