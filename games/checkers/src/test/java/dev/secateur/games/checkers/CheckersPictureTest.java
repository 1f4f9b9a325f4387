package dev.secateur.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.secateur.core.BoardMark;
import dev.secateur.core.BoardPicture.Piece;
import dev.secateur.core.NotationException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckersPictureTest {

  private final Checkers game = new Checkers();

  @Test
  void thePictureShowsMenAndKings() {
    var picture = game.picture(game.notation().parsePosition("B:W30,K31:B1"));
    assertThat(picture.pieces())
        .containsExactly(
            new Piece("1", 0, "man"), new Piece("30", 1, "man"), new Piece("31", 1, "king"));
    assertThat(picture.counts().get("men")).containsExactly(1, 1);
    assertThat(picture.counts().get("kings")).containsExactly(0, 1);
  }

  @Test
  void aJumpShowsItsFullPathAndItsCaptures() {
    var position = game.notation().parsePosition("B:W6,14:B1");
    var move = game.picture(position, game.notation().parseMove(position, "1x17"));
    assertThat(move.cells()).containsExactly("1", "10", "17");
    assertThat(move.affected()).containsExactlyInAnyOrder("6", "14");
  }

  @Test
  void theMarksShowWhatEachSideCouldCapture() {
    var position = game.notation().parsePosition("B:W18,26:B14,7");
    assertThat(game.marks(position))
        .containsExactly(
            new BoardMark("threat", 0, List.of("14", "23", "30"), List.of("18", "26")),
            new BoardMark("threat", 1, List.of("18", "9"), List.of("14")));
    assertThat(game.marks(game.start())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "B:W22:B1 | 2-6 | no-piece",
        "B:W22:B1 | 30 | no-piece",
        "B:W22:B1 | 1-10 | cannot-go-there",
        "B:W22:B1,28,K32 | 28 | cannot-move",
        "B:W18:B1,14 | 1 | must-capture",
        "B:W18:B1,14 | 1-5 | must-capture",
        "B:W6,14:B1 | 1x10 | jump-goes-on",
        "B:W22:B1 | hello | not-a-move"
      })
  void anIllegalMoveHasAReasonCode(String position, String text, String code) {
    var board = game.notation().parsePosition(position);
    var refused =
        catchThrowableOfType(NotationException.class, () -> game.notation().parseMove(board, text));
    assertThat(refused.error().reason().code()).isEqualTo(code);
  }
}
