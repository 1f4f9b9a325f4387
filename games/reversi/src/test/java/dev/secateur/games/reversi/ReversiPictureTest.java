package dev.secateur.games.reversi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.secateur.core.BoardPicture.Piece;
import dev.secateur.core.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReversiPictureTest {

  private final Reversi game = new Reversi();

  @Test
  void thePictureShowsDiscsAndTheirNumber() {
    var picture = game.picture(game.start());
    assertThat(picture.pieces())
        .containsExactlyInAnyOrder(
            new Piece("e4", 0, "disc"),
            new Piece("d5", 0, "disc"),
            new Piece("d4", 1, "disc"),
            new Piece("e5", 1, "disc"));
    assertThat(picture.counts().get("discs")).containsExactly(2, 2);
  }

  @Test
  void aMoveShowsItsSquareAndTheFlippedDiscs() {
    var position = game.start();
    var move = game.picture(position, game.notation().parseMove(position, "f5"));
    assertThat(move.cells()).containsExactly("f5");
    assertThat(move.affected()).containsExactly("e5");
    assertThat(game.picture(position, ReversiRules.PASS).cells()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"a1, flanks-nothing", "d4, taken", "pass, there-is-a-move", "zz, not-a-move"})
  void anIllegalMoveHasAReasonCode(String text, String code) {
    var refused =
        catchThrowableOfType(
            NotationException.class, () -> game.notation().parseMove(game.start(), text));
    assertThat(refused.error().reason().code()).isEqualTo(code);
  }
}
