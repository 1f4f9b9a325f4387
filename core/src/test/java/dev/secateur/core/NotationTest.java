package dev.secateur.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/// The default methods of [Notation].
class NotationTest {

  private final Stones game = new Stones();

  private final Notation notation =
      new Notation() {
        @Override
        public String formatMove(Position position, long move) {
          return game.formatMove(position, move);
        }

        @Override
        public String formatPosition(Position position) {
          return game.formatPosition(position);
        }

        @Override
        public Position parsePosition(String text) {
          return game.parsePosition(text);
        }
      };

  @Test
  void aMoveIsFoundByItsText() {
    assertThat(notation.parseMove(game.start(), "1")).isEqualTo(Stones.take(1));
    assertThat(notation.parseMove(game.start(), "2")).isEqualTo(Stones.take(2));
  }

  @Test
  void anErrorListsTheLegalMoves() {
    assertThatThrownBy(() -> notation.parseMove(game.start(), "3"))
        .isInstanceOf(NotationException.class)
        .hasMessage("\"3\" is not a legal move: expected 1, 2")
        .extracting(refused -> ((NotationException) refused).error().reason())
        .isEqualTo(RejectionReason.NOT_A_MOVE);
    assertThatThrownBy(() -> notation.parseMove(notation.parsePosition("0 1"), "1"))
        .hasMessage("\"1\" is not a legal move: expected no more moves");
  }

  @Test
  void writingALineDoesNotChangeThePosition() {
    var position = game.start();
    assertThat(
            notation.formatLine(position, List.of(Stones.take(2), Stones.take(1), Stones.take(2))))
        .containsExactly("2", "1", "2");
    assertThat(notation.formatPosition(position)).isEqualTo("5 1");
    assertThat(position.ply()).isZero();
  }

  @Test
  void byDefaultTheLogWritesMovesLikeTheGame() {
    assertThat(notation.formatMoveForLog(game.start(), Stones.take(2))).isEqualTo("2");
  }
}
