package dev.secateur.games.quoridor;

import dev.secateur.core.Game;
import dev.secateur.testkit.GameConformance;
import dev.secateur.testkit.PerftCount;
import java.util.List;

class QuoridorConformanceTest extends GameConformance {

  private static final String FACE_TO_FACE = "e2 e8 e3 e7 e4 e6 e5";
  private static final String WALL_BEHIND = "e2 e8 e3 e7 e4 e6 e5 e6h";
  private static final String NEAR_THE_GOAL =
      "a7h e8 c7h e7 a5h e6 c5h e5 a3h e4 c3h e3 a1h e2 c1h";
  private static final String NO_WALLS_LEFT =
      "a7h e8 c7h e9 a5h e8 c5h e9 a3h e8 c3h e9 a1h e8 c1h e9 g7h e8 g5h e9";

  @Override
  protected Game game() {
    return new Quoridor();
  }

  @Override
  protected List<PerftCount> perftTable() {
    return List.of(
        strict("", 1, 131),
        strict("", 2, 16_677),
        strict("", 3, 2_062_264),
        strict("", 4, 247_569_030),
        strict("", 5, 28_837_934_502L),
        strict(FACE_TO_FACE, 1, 132),
        strict(FACE_TO_FACE, 2, 16_938),
        strict(FACE_TO_FACE, 3, 2_111_842),
        strict(WALL_BEHIND, 1, 129),
        strict(WALL_BEHIND, 2, 15_922),
        strict(WALL_BEHIND, 3, 1_936_376),
        strict(NEAR_THE_GOAL, 1, 109),
        strict(NEAR_THE_GOAL, 2, 11_081),
        strict(NEAR_THE_GOAL, 3, 1_129_544),
        new PerftCount(NEAR_THE_GOAL, "leaf", 2, 11_083),
        new PerftCount(NEAR_THE_GOAL, "leaf", 3, 1_129_546),
        strict(NO_WALLS_LEFT, 1, 3),
        strict(NO_WALLS_LEFT, 2, 296),
        strict(NO_WALLS_LEFT, 3, 878));
  }

  private static PerftCount strict(String moves, int depth, long leaves) {
    return new PerftCount(moves, "strict", depth, leaves);
  }
}
