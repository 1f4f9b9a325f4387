package dev.secateur.games.reversi;

import dev.secateur.core.Game;
import dev.secateur.testkit.GameConformance;
import dev.secateur.testkit.PerftCount;
import java.util.List;

class ReversiConformanceTest extends GameConformance {

  @Override
  protected Game game() {
    return new Reversi();
  }

  @Override
  protected List<PerftCount> perftTable() {
    return List.of(
        ply(1, 4),
        ply(2, 12),
        ply(3, 56),
        ply(4, 244),
        ply(5, 1_396),
        ply(6, 8_200),
        ply(7, 55_092),
        ply(8, 390_216),
        ply(9, 3_005_288),
        ply(10, 24_571_284),
        ply(11, 212_258_800),
        ply(12, 1_939_886_636),
        free(9, 3_005_320),
        free(10, 24_571_420),
        free(11, 212_260_880));
  }

  private static PerftCount ply(int depth, long leaves) {
    return new PerftCount("", "pass-is-ply", depth, leaves);
  }

  private static PerftCount free(int depth, long leaves) {
    return new PerftCount("", "pass-is-free", depth, leaves);
  }
}
