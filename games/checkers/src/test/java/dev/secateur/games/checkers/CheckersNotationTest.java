package dev.secateur.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.NotationException;
import dev.secateur.testkit.Successors;
import java.util.List;
import org.assertj.core.api.AbstractStringAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CheckersNotationTest {

  private static final String TWO_ROUTES = "B:W17,18,27:B1,14";
  private static final String CIRCLE = "B:W6,7,14,15,30:BK2";
  private static final String A_MOVE =
      "expected squares from 1 to 32 such as 11-15, 15x22 or 1x10x19";

  private final Checkers game = new Checkers();

  // Positions

  @Test
  void theStartIsWrittenSquareBySquare() {
    assertThat(game.notation().formatPosition(game.start()))
        .isEqualTo("B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "B:W21,22,K30:B1,2,K5",
        "B:B1,2,K5:W21,22,K30",
        "b:w21,22,k30:b1,2,k5",
        "B:W21,22,K30:B1,2,K5.",
        " B : W 21 , 22 , K 30 : B 1 , 2 , K 5 . ",
        "B:W21-22,K30-30:B1-2,K5",
        "B:WK30,22,21:BK5,2,1",
        "B:W21,22,K30:B01,02,K05",
      })
  void onePositionCanBeWrittenInManyWays(String fen) {
    assertThat(reread(fen)).isEqualTo("B:W21,22,K30:B1,2,K5");
  }

  @Test
  void aRangeStandsForAllItsSquares() {
    assertThat(reread("B:W21-32:B1-12")).isEqualTo(game.notation().formatPosition(game.start()));
    assertThat(reread("W:W21:BK29-32")).isEqualTo("W:W21:BK29,K30,K31,K32");
  }

  @Test
  void aSideMayHaveNoPieces() {
    assertThat(reread("W:W:BK5")).isEqualTo("W:W:BK5");
    assertThat(reread("W:W21:B")).isEqualTo("W:W21:B");
    assertThat(reread("W:B:W21.")).isEqualTo("W:W21:B");
    assertThat(reread("W:W21:B.")).isEqualTo("W:W21:B");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      textBlock =
          """
          ''|the text ends too soon: expected the side to move, B or W
          X|"X" does not belong here: expected the side to move, B or W
          B|the text ends too soon (character 2 of "B"): expected ':'
          B;W21:B1|";W2" does not belong here (character 2 of "B;W21:B1"): expected ':'
          B:|the text ends too soon (character 3 of "B:"): expected a list of pieces such as W21,22,K30
          B:X|"X" does not belong here (character 3 of "B:X"): expected a list of pieces such as W21,22,K30
          B:W21|the text ends too soon (character 6 of "B:W21"): expected ':'
          B:W21 22:B1|"22:" does not belong here (character 7 of "B:W21 22:B1"): expected ':'
          B:W21:W22|this side is listed twice (character 7 of "B:W21:W22"): expected one list of each side
          B:W21,:B1|":B1" does not belong here (character 7 of "B:W21,:B1"): expected a square from 1 to 32
          B:W21:B0|"0" does not belong here (character 8 of "B:W21:B0"): expected a square from 1 to 32
          B:W21:B33|"33" does not belong here (character 8 of "B:W21:B33"): expected a square from 1 to 32
          B:W21:B123456789012|"123" does not belong here (character 8 of "B:W21:B123456789012"): expected a square from 1 to 32
          B:W21:B4294967301|"429" does not belong here (character 8 of "B:W21:B4294967301"): expected a square from 1 to 32
          B:W21:BK325|"325" does not belong here (character 9 of "B:W21:BK325"): expected a square from 1 to 32
          B:W21-33:B1|"33:" does not belong here (character 7 of "B:W21-33:B1"): expected a square from 1 to 32
          B:WKK21:B5|"K21" does not belong here (character 5 of "B:WKK21:B5"): expected a square from 1 to 32
          B:W12-9:B5|the range runs backwards (character 4 of "B:W12-9:B5"): expected a range such as 1-12
          B:W5:B5|square 5 is taken twice (character 7 of "B:W5:B5"): expected each square once
          B:W5,K5:B6|square 5 is taken twice (character 7 of "B:W5,K5:B6"): expected each square once
          B:W3:B5|a man on its king row, square 3 (character 4 of "B:W3:B5"): expected K3
          B:W21:B28-30|a man on its king row, square 29 (character 8 of "B:W21:B28-30"): expected K29
          B:W21:BK1-13|a side has more than 12 pieces (character 9 of "B:W21:BK1-13"): expected at most 12
          B:W21:B1.x|"x" does not belong here (character 10 of "B:W21:B1.x"): expected the end
          B:W21:B1:W22|":W2" does not belong here (character 9 of "B:W21:B1:W22"): expected the end
          """)
  void aBrokenFenIsExplained(String fen, String message) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> game.notation().parsePosition(fen))
        .withMessage("bad FEN, " + message);
  }

  @Test
  void textAfterAZeroCharacterIsNotIgnored() {
    assertThatThrownBy(() -> game.notation().parsePosition("B:W21:B1\0,2"))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("bad FEN, \"?,2\" does not belong here");
  }

  // Moves

  @ParameterizedTest
  @CsvSource({
    "'', 11-15, 11-15",
    "B:W18:B14, 14x23, 14x23",
    "B:W18:B14, 14X23, 14x23",
    "B:W18:B14, 14-23, 14x23",
    "'B:W17,18,27:B1,14', 14x32, 14x32",
    "'B:W17,18,27:B1,14', 14x23x32, 14x32",
    "'B:W17,18,27:B1,14', 14-23-32, 14x32",
    "'B:W6,7,14,15,30:BK2', 2x11x18x9x2, 2x11x18x9x2",
    "'B:W6,7,14,15,30:BK2', 2-9-18-11-2, 2x9x18x11x2",
  })
  void aMoveIsReadAndWritten(String fen, String text, String written) {
    var position = fen.isEmpty() ? game.start() : game.notation().parsePosition(fen);
    long move = game.notation().parseMove(position, text);
    assertThat(game.notation().formatMove(position, move)).isEqualTo(written);
  }

  @Test
  void aSingleJumpIsDistinguishedFromLongerOnesBetweenTheSameSquares() {
    var position = game.notation().parsePosition("B:W6,7,14,15,16:BK11");
    long move = game.notation().parseMove(position, "11x20");
    assertThat(CheckersMove.jumps(move)).isEqualTo(1);
    assertThat(game.notation().formatMove(position, move)).isEqualTo("11x20");
  }

  @Test
  void twoSquaresAreAmbiguousForTwoRoutes() {
    for (String text : List.of("2x2", "2-2")) {
      assertThatMove(CIRCLE, text)
          .isEqualTo(
              "\"%s\" is not legal: several jumps go this way:".formatted(text)
                  + " expected 2x11x18x9x2, 2x9x18x11x2");
    }
  }

  @Test
  void jumpsFromTwoSquaresToOneNeedNoFullPath() {
    var position = game.notation().parsePosition("B:W9,18,19:B5,16");
    assertThat(Successors.moveTexts(game, position)).containsExactly("16x23", "5x23");
  }

  @Test
  void aPathOverAWrongSquareIsRefusedThoughItsEndsAreRight() {
    assertThatMove(TWO_ROUTES, "14x21x32")
        .isEqualTo("\"14x21x32\" is not legal: Black must capture: expected 14x21, 14x23x32");
  }

  @Test
  void aMoveHasOnlyOneStep() {
    assertThatMove("", "11-15-18")
        .isEqualTo(
            "\"11-15-18\" is not legal: the piece on 11 cannot go there: expected 11-15, 11-16");
  }

  @Test
  void aStepIsRefusedWhereThereIsACapture() {
    assertThatMove(TWO_ROUTES, "1-5")
        .isEqualTo("\"1-5\" is not legal: Black must capture:" + " expected 14x21, 14x23x32");
  }

  @Test
  void anUnfinishedJumpIsRefused() {
    assertThatMove(TWO_ROUTES, "14x23")
        .isEqualTo("\"14x23\" is not legal: the jump must go on:" + " expected 14x23x32");
    assertThatMove(CIRCLE, "2x11x18")
        .isEqualTo("\"2x11x18\" is not legal: the jump must go on:" + " expected 2x11x18x9x2");
  }

  @Test
  void onlyOwnPiecesMove() {
    assertThatMove("W:W18,K32:B9", "9-13")
        .isEqualTo(
            "\"9-13\" is not legal: White has no piece on 9:"
                + " expected 18-14, 18-15, 32-27, 32-28");
  }

  @Test
  void aStepIsNotWrittenAsACapture() {
    assertThatMove("", "11x15")
        .isEqualTo("\"11x15\" is not legal: the move takes nothing:" + " expected 11-15");
  }

  @Test
  void aPieceGoesOnlyWhereItCan() {
    assertThatMove("", "9-18")
        .isEqualTo(
            "\"9-18\" is not legal: the piece on 9 cannot go there:" + " expected 9-13, 9-14");
    assertThatMove("", "1-6").startsWith("\"1-6\" is not legal: the piece on 1 cannot move:");
  }

  @Test
  void onlyTheFirstFewOfManyMovesAreListed() {
    assertThatMove("B:W32:BK9,K10,K11", "1-5")
        .endsWith(": expected 10-14, 10-15, 10-6, 10-7, 11-15, 11-16, 11-7, 11-8, ...");
    assertThatMove("B:W32:BK10,K11", "1-5")
        .endsWith(": expected 10-14, 10-15, 10-6, 10-7, 11-15, 11-16, 11-7, 11-8");
  }

  @Test
  void afterTheEndThereAreNoMoves() {
    assertThatMove("B:W27,28,31:B24", "24-27")
        .isEqualTo("the game is over: expected no more moves");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      textBlock =
          """
          ''|a square is missing:
          11|a square to go to is missing (character 3 of "11"):
          11-|a square is missing (character 4 of "11-"):
          -15|"-15" is not part of a move:
          11-33|"33" is not part of a move (character 4 of "11-33"):
          0-5|"0" is not part of a move:
          111-15|"111" is not part of a move:
          11:15|":15" is not part of a move (character 3 of "11:15"):
          11--15|"-15" is not part of a move (character 4 of "11--15"):
          hello|"hello" is not part of a move:
          """)
  void aTextThatIsNotAMoveIsExplained(String text, String message) {
    assertThatMove("", text).isEqualTo(message + " " + A_MOVE);
  }

  @Test
  void anErrorInAListOfMovesNamesItsPlace() {
    var position = game.start();
    assertThatThrownBy(() -> game.notation().playMoves(position, "11-15 23-18 15x24", _ -> {}))
        .hasMessageContaining("(character 13 of \"11-15 23-18 15x24\")");
    assertThat(position.ply()).isEqualTo(2);
  }

  private AbstractStringAssert<?> assertThatMove(String fen, String text) {
    var position = fen.isEmpty() ? game.start() : game.notation().parsePosition(fen);
    try {
      long move = game.notation().parseMove(position, text);
      throw new AssertionError("read as " + game.notation().formatMove(position, move));
    } catch (NotationException expected) {
      return assertThat(expected.getMessage());
    }
  }

  private String reread(String fen) {
    return game.notation().formatPosition(game.notation().parsePosition(fen));
  }
}
