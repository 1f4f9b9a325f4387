package dev.secateur.games.checkers.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.games.checkers.CheckersRules;
import dev.secateur.games.checkers.CheckersSuccessors;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A proof finds every wrong value, also where values agree with each other.
class SliceProofTest {

  private static final Slice KINGS = new Slice(0, 1, 0, 1);

  private final Tables tables = new Tables();
  private final DistanceTables distances = new DistanceTables();

  @BeforeEach
  void solveTwoPieces() {
    for (var slice : Slice.all(2)) {
      if (!tables.has(slice)) {
        new SliceSolver(tables, slice).solve(() -> false);
      }
    }
  }

  private List<String> errors(Slice slice) {
    return new SliceProof(tables, distances, slice, new CheckersSuccessors()).errors(() -> false);
  }

  @Test
  void whatIsSolvedIsProven() {
    for (var slice : Slice.all(2)) {
      assertThat(errors(slice)).isEmpty();
    }
  }

  @Test
  void everyChangedValueIsFound() {
    var table = tables.get(KINGS);
    for (int number = 0; number < table.index().size(); number += 7) {
      int right = table.get(number);
      for (int wrong = 0; wrong < Value.UNKNOWN; wrong++) {
        table.set(number, wrong);
        assertThat(errors(KINGS).isEmpty()).as("%d as %d", number, wrong).isEqualTo(wrong == right);
      }
      table.set(number, right);
    }
  }

  /// With every move of a king the sum of the rows of both kings changes between even and odd. So
  /// if draws are called won where it is even and lost where it is odd, every value agrees with
  /// its moves, and still nobody ever wins.
  @Test
  void winsThatSupportEachOtherOnlyInACircleAreFound() {
    var table = tables.get(KINGS);
    SlicePositions.visit(
        table.index(),
        (number, own, opponent, _) -> {
          if (table.get(number) == Value.DRAW) {
            table.set(number, (row(own) + row(opponent)) % 2 == 0 ? Value.WIN : Value.LOSS);
          }
        });
    assertThat(errors(KINGS))
        .isNotEmpty()
        .allSatisfy(error -> assertThat(error).endsWith("is a win or loss in a circle only"));
  }

  private static int row(long bit) {
    return (CheckersRules.square(bit) - 1) / 4;
  }

  @Test
  void aWrongDistanceIsFound() {
    for (var slice : Slice.all(2)) {
      if (!distances.has(slice)) {
        new DistanceSolver(tables, distances, slice).solve(() -> false);
      }
    }
    assertThat(errors(KINGS)).isEmpty();
    var values = tables.get(KINGS);
    var table = distances.get(KINGS.id());
    for (int number = 0; number < values.index().size(); number += 5) {
      if (values.get(number) != Value.DRAW) {
        int plies = table.plies(number, values.get(number));
        table.set(number, plies + 2);
        assertThat(errors(KINGS)).isNotEmpty();
        table.set(number, plies);
      }
    }
    assertThat(errors(KINGS)).isEmpty();
  }
}
