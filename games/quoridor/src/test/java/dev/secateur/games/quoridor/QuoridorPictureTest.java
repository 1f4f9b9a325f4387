package dev.secateur.games.quoridor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.secateur.core.BoardMark;
import dev.secateur.core.BoardPicture.Piece;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.RejectionReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuoridorPictureTest {

  private final Quoridor game = new Quoridor();

  private Position after(String moves) {
    var position = game.start();
    game.notation().playMoves(position, moves, _ -> {});
    return position;
  }

  @Test
  void thePictureShowsPawnsWallsAndCounts() {
    var picture = game.picture(after("e2 e8 e3h c5v"));
    assertThat(picture.columns()).isEqualTo(9);
    assertThat(picture.pieces())
        .containsExactly(new Piece("e2", 0, "pawn"), new Piece("e8", 1, "pawn"));
    assertThat(picture.objects("walls")).containsExactly("e3h", "c5v");
    assertThat(picture.counts().get("walls")).containsExactly(9, 9);
  }

  @Test
  void aStepShowsItsCellsAndAWallNone() {
    var position = after("e2 e8");
    var notation = game.notation();
    assertThat(game.picture(position, notation.parseMove(position, "e3")).cells())
        .containsExactly("e2", "e3");
    assertThat(game.picture(position, notation.parseMove(position, "e3h")).cells()).isEmpty();
  }

  /// There are several shortest paths around the wall, so only the ends and the length are checked.
  @Test
  void theMarksAreAShortestPathOfEachSide() {
    var marks = game.marks(after("e2 e8 e2h a8h"));
    assertThat(marks).extracting(BoardMark::kind).containsExactly("path", "path");
    var black = marks.getFirst().cells();
    assertThat(black.getFirst()).isEqualTo("e2");
    assertThat(black.getLast()).endsWith("9");
    assertThat(black).hasSize(1 + 8).doesNotContainSequence("e2", "e3");
    assertThat(marks.getLast().cells()).startsWith("e8").last().asString().endsWith("1");
  }

  @Test
  void everyCellAndWallIsACandidateMove() {
    assertThat(game.candidateMoves(game.start())).hasSize(81 + 128).contains("a1", "i9", "h8v");
  }

  @ParameterizedTest
  @CsvSource({
    "e3h, e3v, crosses, e3h",
    "e3h, e3h, wall-stands,",
    "e3h, f3h, overlaps, e3h",
    "'', e3, cannot-step,",
    "'', z9, not-a-move,",
    "a1h c1h e1h g1h, h1v, closes-own-path,",
    "a1h c1h e1h g1h d1, h1v, closes-other-path,"
  })
  void anIllegalMoveHasAReasonCode(String moves, String text, String code, String argument) {
    var position = after(moves);
    var refused =
        catchThrowableOfType(
            NotationException.class, () -> game.notation().parseMove(position, text));
    var expected = argument == null ? RejectionReason.of(code) : RejectionReason.of(code, argument);
    assertThat(refused.error().reason()).isEqualTo(expected);
  }
}
