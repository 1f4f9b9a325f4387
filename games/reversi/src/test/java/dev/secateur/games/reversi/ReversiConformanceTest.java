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
        passIsPly(1, 4),
        passIsPly(2, 12),
        passIsPly(3, 56),
        passIsPly(4, 244),
        passIsPly(5, 1_396),
        passIsPly(6, 8_200),
        passIsPly(7, 55_092),
        passIsPly(8, 390_216),
        passIsPly(9, 3_005_288),
        passIsPly(10, 24_571_284),
        passIsPly(11, 212_258_800),
        passIsPly(12, 1_939_886_636),
        passIsFree(9, 3_005_320),
        passIsFree(10, 24_571_420),
        passIsFree(11, 212_260_880));
  }

  /// A pass counts as a ply of its own.
  private static PerftCount passIsPly(int depth, long leaves) {
    return new PerftCount("", "pass-is-ply", depth, leaves);
  }

  /// A pass costs no depth: the other side moves at once.
  private static PerftCount passIsFree(int depth, long leaves) {
    return new PerftCount("", "pass-is-free", depth, leaves);
  }
}
