package dev.secateur.lab.training;

import dev.secateur.core.Position;
import dev.secateur.learn.FeatureReader;
import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.InputLayout;

/// Features for tests, for any game: the number of legal moves and the side to move.
final class MoveCountFeatures implements GameFeatures {

  private static final int MAX = 40;
  private static final InputLayout LAYOUT = layout();

  private final String game;

  MoveCountFeatures(String game) {
    this.game = game;
  }

  private static InputLayout layout() {
    var builder = InputLayout.builder(2);
    builder.table("moves", MAX + 1, 1);
    builder.table("side", 2, 1);
    return builder.build();
  }

  @Override
  public String game() {
    return game;
  }

  @Override
  public String name() {
    return "move-count";
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
        activeRows[0] = Math.min(position.countMoves(), MAX);
        activeRows[1] = MAX + 1 + position.sideToMove();
        return 2;
      }

      @Override
      public int phase(Position position) {
        return position.ply() < 20 ? 0 : 1;
      }
    };
  }
}
