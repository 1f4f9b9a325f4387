package dev.secateur.games.checkers.database;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The numbers of wins, losses and draws against published ones.
class SliceSolverTest {

  private final Tables tables = new Tables();

  private long[] solve(int pieces) {
    var counts = new long[Value.UNKNOWN];
    for (var slice : Slice.all(pieces)) {
      if (!tables.has(slice)) {
        assertThat(new SliceSolver(tables, slice).solve(() -> false)).isTrue();
      }
      var facts = SliceFacts.of(tables.get(slice));
      counts[Value.WIN] += facts.wins();
      counts[Value.LOSS] += facts.losses();
      counts[Value.DRAW] += facts.draws();
    }
    return counts;
  }

  @Test
  void oneKingAgainstOneKing() {
    solve(2);
    assertThat(SliceFacts.of(tables.get(new Slice(0, 1, 0, 1))))
        .isEqualTo(new SliceFacts(230, 108, 654, 0, 0));
  }

  @Test
  void upToFourPieces() {
    assertThat(solve(2)).containsExactly(2_370, 716, 402);
    assertThat(solve(3)).containsExactly(8_477, 100_250, 87_305);
    assertThat(solve(4)).containsExactly(1_717_922, 2_574_304, 1_917_090);
  }

  @Test
  @Tag("long")
  void fivePieces() {
    for (int pieces = 2; pieces < 5; pieces++) {
      solve(pieces);
    }
    assertThat(solve(5)).containsExactly(11_122_892, 71_334_772, 56_993_144);
  }

  @ParameterizedTest
  @CsvSource({"2, 3488", "3, 196032", "4, 6209316", "5, 139450808", "6, 2426085676"})
  void aSliceHasANumberForEachOfItsPositions(int pieces, long positions) {
    assertThat(Slice.all(pieces).stream().mapToLong(slice -> new SliceIndex(slice).size()).sum())
        .isEqualTo(positions);
  }

  @Test
  void theNumbersOfASliceGoWithoutGapsThroughItsPositions() {
    for (var slice : Slice.all(3)) {
      var index = new SliceIndex(slice);
      var next = new int[1];
      SlicePositions.visit(
          index,
          (number, own, opponent, kings) -> {
            assertThat(number).isEqualTo(next[0]++);
            assertThat(index.of(own, opponent, kings)).isEqualTo(number);
          });
      assertThat(next[0]).isEqualTo(index.size());
    }
  }

  @Test
  void workThatIsStoppedLeavesNoHalfSolvedSlice() {
    solve(2);
    var slice = new Slice(1, 1, 1, 0);
    assertThat(new SliceSolver(tables, slice).solve(() -> true)).isFalse();
    assertThat(tables.has(slice)).isFalse();
    assertThat(tables.has(slice.swapped())).isFalse();
  }
}
