package dev.secateur.examples.tictactoe;

import dev.secateur.core.Game;
import dev.secateur.testkit.GameConformance;
import dev.secateur.testkit.PerftCount;
import java.util.List;
import java.util.function.UnaryOperator;

class TicTacToeConformanceTest extends GameConformance {

  @Override
  protected Game game() {
    return new TicTacToe();
  }

  /// The published counts. At depth 9 only games that fill the board count.
  @Override
  protected List<PerftCount> perftTable() {
    return List.of(
        count(1, 9),
        count(2, 72),
        count(3, 504),
        count(4, 3_024),
        count(5, 15_120),
        count(6, 54_720),
        count(7, 148_176),
        count(8, 200_448),
        count(9, 127_872));
  }

  private static PerftCount count(int depth, long leaves) {
    return new PerftCount("", "standard", depth, leaves);
  }

  /// The reversed text is the board rotated by half a turn.
  @Override
  protected List<UnaryOperator<String>> symmetries() {
    return List.of(text -> new StringBuilder(text).reverse().toString());
  }
}
