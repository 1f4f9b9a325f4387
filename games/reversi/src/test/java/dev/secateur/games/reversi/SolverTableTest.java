package dev.secateur.games.reversi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SolverTableTest {

  private static final int POSITIONS = 1_000_000;

  private final SolverTable table = new SolverTable(1);

  @Test
  void whatWasStoredIsFound() {
    table.store(5, 10, -64, 64, 63, 60);
    long found = table.find(5, 10);
    assertThat(SolverTable.lower(found)).isEqualTo(-64);
    assertThat(SolverTable.upper(found)).isEqualTo(64);
    assertThat(SolverTable.square(found)).isEqualTo(63);
    assertThat(table.find(10, 5)).isEqualTo(SolverTable.NOTHING);

    table.store(5, 10, -ReversiSolver.INFINITE, -8, SolverTable.NO_SQUARE, 7);
    found = table.find(5, 10);
    assertThat(SolverTable.lower(found)).isEqualTo(-ReversiSolver.INFINITE);
    assertThat(SolverTable.upper(found)).isEqualTo(-8);
    assertThat(SolverTable.square(found)).isEqualTo(SolverTable.NO_SQUARE);
  }

  /// Many small subtrees are searched after a large one. They must not push out its result.
  @Test
  void positionsWithMoreEmptySquaresStay() {
    table.store(5, 10, 2, 2, 1, 20);
    var random = new SplittableRandom(1);
    for (int i = 0; i < POSITIONS; i++) {
      long own = random.nextLong();
      table.store(own, ~own, 0, 0, 1, 8);
    }
    assertThat(SolverTable.lower(table.find(5, 10))).isEqualTo(2);
    long last = random.nextLong();
    table.store(last, ~last, 4, 4, 1, 8);
    assertThat(SolverTable.lower(table.find(last, ~last))).isEqualTo(4);
  }

  /// Threads write without locks. Each position has one true score here: whatever a thread finds
  /// must be that score.
  @Test
  void noThreadFindsAMixtureOfTwoEntries() {
    var smallest = new SolverTable(0);
    IntStream.range(0, 4)
        .parallel()
        .forEach(
            seed -> {
              var random = new SplittableRandom(seed);
              for (int i = 0; i < POSITIONS; i++) {
                long own = random.nextInt(1, 2_000);
                int score = (int) (own % 64);
                smallest.store(own, -1 - own, score, score, 1, 8 + random.nextInt(3));
                own = random.nextInt(1, 2_000);
                score = (int) (own % 64);
                long found = smallest.find(own, -1 - own);
                if (found != SolverTable.NOTHING) {
                  assertThat(SolverTable.lower(found)).isEqualTo(score);
                }
              }
            });
  }
}
