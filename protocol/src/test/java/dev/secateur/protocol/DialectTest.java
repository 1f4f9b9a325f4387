package dev.secateur.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.protocol.Dialect.Anchor;
import dev.secateur.protocol.Dialect.Seats;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DialectTest {

  private static final int SIZE = 9;

  @ParameterizedTest
  @CsvSource({
    // The example of the specification: seen from the same side, QTP's a3 h is our a2h.
    "BOTTOM, ABOVE_LEFT, a2h, a3h",
    "BOTTOM, ABOVE_LEFT, e2, e2",
    "BOTTOM, BELOW_RIGHT, a2h, b2h",
    "BOTTOM, ABOVE_RIGHT, h8v, i9v",
    "BOTTOM, BELOW_LEFT, c4v, c4v",
    // Rows of cells are mirrored about row 5, rows of walls about the middle between 4 and 5.
    "TOP, BELOW_LEFT, e2, e8",
    "TOP, BELOW_LEFT, e1, e9",
    "TOP, BELOW_LEFT, a1h, a8h",
    "TOP, BELOW_LEFT, h8v, h1v",
    // From the specification of QTP: a wall below row 9 is named after row 9.
    "TOP, ABOVE_LEFT, b1h, b9h",
  })
  void translatesThereAndBack(Seats seats, Anchor walls, String ours, String theirs) {
    var dialect = new Dialect(seats, walls);
    assertThat(dialect.toEngine(ours, SIZE)).isEqualTo(theirs);
    assertThat(dialect.fromEngine(theirs, SIZE)).isEqualTo(ours);
  }

  @Test
  void everyMoveOfAPositionHasItsOwnText() {
    var game = Games.installed().find("quoridor");
    var start = game.start();
    for (Seats seats : Seats.values()) {
      for (Anchor walls : Anchor.values()) {
        var dialect = new Dialect(seats, walls);
        var texts =
            Arrays.stream(start.legalMoves())
                .mapToObj(move -> game.notation().formatMove(start, move))
                .toList();
        assertThat(texts.stream().map(text -> dialect.toEngine(text, SIZE)))
            .doesNotHaveDuplicates()
            .extracting(text -> dialect.fromEngine(text, SIZE))
            .isEqualTo(texts);
      }
    }
  }

  @Test
  void aTextOffTheBoardIsNotAMove() {
    assertThat(Dialect.QTP.fromEngine("zz", SIZE)).isEqualTo("zz");
    assertThat(new Dialect(Seats.BOTTOM, Anchor.BELOW_RIGHT).fromEngine("A3H", SIZE))
        .isEqualTo("?3h");
    assertThat(QtpMove.fromQtp("I would rather not", SIZE, Dialect.QTP))
        .isEqualTo("I would rather not");
  }

  @Test
  void qtpWritesWallsInTwoWords() {
    assertThat(QtpMove.toQtp("a7h", SIZE, Dialect.QTP)).isEqualTo("a3 horizontal");
    assertThat(QtpMove.fromQtp("A3 H", SIZE, Dialect.QTP)).isEqualTo("a7h");
    assertThat(QtpMove.fromQtp("e8", SIZE, Dialect.QTP)).isEqualTo("e2");
  }
}
