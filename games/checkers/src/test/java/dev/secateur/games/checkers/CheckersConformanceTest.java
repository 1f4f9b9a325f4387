package dev.secateur.games.checkers;

import dev.secateur.core.Game;
import dev.secateur.testkit.GameConformance;
import dev.secateur.testkit.PerftCount;
import java.util.List;

class CheckersConformanceTest extends GameConformance {

  @Override
  protected Game game() {
    return new Checkers();
  }

  /// OEIS A133046; and two counts in which moves to the same position count once.
  @Override
  protected List<PerftCount> perftTable() {
    return List.of(
        paths(1, 7),
        paths(2, 49),
        paths(3, 302),
        paths(4, 1_469),
        paths(5, 7_361),
        paths(6, 36_768),
        paths(7, 179_740),
        paths(8, 845_931),
        paths(9, 3_963_680),
        paths(10, 18_391_564),
        paths(11, 85_242_128),
        paths(12, 388_623_673),
        paths(13, 1_766_623_630L),
        paths(14, 7_978_439_499L),
        new PerftCount("", "positions", 11, 85_242_128),
        new PerftCount("", "positions", 12, 388_617_999));
  }

  private static PerftCount paths(int depth, long leaves) {
    return new PerftCount("", "paths", depth, leaves);
  }
}
