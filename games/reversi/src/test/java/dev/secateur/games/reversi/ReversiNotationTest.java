package dev.secateur.games.reversi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReversiNotationTest {

  private static final String START =
      "---------------------------OX------XO--------------------------- X";

  private static final String EMPTY = "-".repeat(64);

  /// White has no move; black will have c1.
  private static final String WHITE_MUST_PASS = "XO" + "-".repeat(62) + " O";

  private final Reversi game = new Reversi();

  // Positions

  @Test
  void theStartIsWrittenRowByRowFromA1() {
    assertThat(game.notation().formatPosition(game.start())).isEqualTo(START);
  }

  @Test
  void theColumnIsTheLetterAndTheRowTheDigit() {
    var position = game.start();
    game.notation().playMoves(position, "f5", _ -> {});
    assertThat(game.notation().formatPosition(position))
        .isEqualTo("---------------------------OX------XXX-------------------------- O");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "---------------------------OX------XO--------------------------- X;",
        "---------------------------OX------XO--------------------------- X; f5:+0; d3:-2;",
        "---------------------------ox------xo--------------------------- x",
        "...........................O*......*O........................... *",
        "  ---------------------------OX------XO---------------------------X  ",
      })
  void aBoardCanBeWrittenInManyWays(String text) {
    assertThat(reread(text)).isEqualTo(START);
  }

  @Test
  void aBoardMayHaveEightLines() {
    assertThat(reread(START.replaceAll("(.{8})(?=.{8})", "$1\n"))).isEqualTo(START);
  }

  @Test
  void theMovesAndScoresOfAnObfLineAreNotPartOfThePosition() {
    var ffo1 = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
    var position = game.notation().parsePosition(ffo1 + "; G8:+18; H1:+12; H7:+6; A2:+6;");
    assertThat(game.notation().formatPosition(position)).isEqualTo(ffo1);
    assertThat(game.notation().formatMove(position, game.notation().parseMove(position, "G8")))
        .isEqualTo("g8");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      textBlock =
          """
          ''|bad board, 0 of 64 squares are there: expected 64 squares
          -XO-|bad board, 4 of 64 squares are there (character 5 of "-XO-"): expected 64 squares
          --Q|bad board, square c1 is "Q" (character 3 of "--Q"): expected X, O or -
          --;|bad board, square c1 is ";" (character 3 of "--;"): expected X, O or -
          """)
  void aBrokenBoardIsExplained(String text, String message) {
    assertThatThrownBy(() -> game.notation().parsePosition(text))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @Test
  void theSideToMoveIsRequired() {
    assertThatThrownBy(() -> game.notation().parsePosition(EMPTY))
        .hasMessageStartingWith("bad board, the side to move or a square is missing")
        .hasMessageEndingWith(": expected X or O after 64 squares");
    assertThatThrownBy(() -> game.notation().parsePosition(EMPTY + " ; X"))
        .hasMessageStartingWith("bad board, the side to move or a square is missing");
    assertThatThrownBy(() -> game.notation().parsePosition(EMPTY + " Z"))
        .hasMessageStartingWith("bad board, \"Z\" is not a side to move")
        .hasMessageEndingWith(": expected X or O after 64 squares");
    assertThatThrownBy(() -> game.notation().parsePosition(EMPTY + "  Z; f5:+0"))
        .hasMessageContaining("(character 67 of ");
    assertThatThrownBy(() -> game.notation().parsePosition(EMPTY + "- X"))
        .hasMessageStartingWith("bad board, \"- X\" is not a side to move");
  }

  // Moves

  @Test
  void aSquareIsReadInEitherCase() {
    for (var text : List.of("f5", "F5")) {
      long move = game.notation().parseMove(game.start(), text);
      assertThat(game.notation().formatMove(game.start(), move)).isEqualTo("f5");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"pass", "PASS", "Pass", "pa", "PA", "ps", "--"})
  void aForcedPassHasManyNames(String text) {
    var position = game.notation().parsePosition(WHITE_MUST_PASS);
    long move = game.notation().parseMove(position, text);
    assertThat(game.isPass(move)).isTrue();
    assertThat(game.notation().formatMove(position, move)).isEqualTo("pass");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      textBlock =
          """
          ''|"" is not a move: expected a square (a1 to h8) or pass
          f|"f" is not a move: expected a square (a1 to h8) or pass
          i1|"i1" is not a move: expected a square (a1 to h8) or pass
          a0|"a0" is not a move: expected a square (a1 to h8) or pass
          a9|"a9" is not a move: expected a square (a1 to h8) or pass
          5f|"5f" is not a move: expected a square (a1 to h8) or pass
          f55|"f55" is not a move: expected a square (a1 to h8) or pass
          d4|"d4" is not legal: the square is taken: expected d3, c4, f5, e6
          e3|"e3" is not legal: it outflanks no disc: expected d3, c4, f5, e6
          pass|"pass" is not legal: there is a move: expected d3, c4, f5, e6
          """)
  void anIllegalMoveIsExplained(String text, String message) {
    assertThatThrownBy(() -> game.notation().parseMove(game.start(), text))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @Test
  void theErrorSaysThatAPassIsForced() {
    var position = game.notation().parsePosition(WHITE_MUST_PASS);
    assertThatThrownBy(() -> game.notation().parseMove(position, "c1"))
        .hasMessage("\"c1\" is not legal: it outflanks no disc: expected pass");
  }

  @Test
  void afterTheEndThereAreNoMoves() {
    var position = game.notation().parsePosition("X" + "-".repeat(63) + " O");
    assertThatThrownBy(() -> game.notation().parseMove(position, "pass"))
        .hasMessage("\"pass\" is not legal: the game is over:" + " expected no more moves");
    assertThatThrownBy(() -> game.notation().parseMove(position, "c1"))
        .hasMessageEndingWith(": expected no more moves");
  }

  @ParameterizedTest
  @CsvSource({
    "XO O, c1, must-pass",
    "XO O, a1, must-pass",
    "X O, pass, game-over",
    "X O, c1, game-over",
    "X O, a1, game-over",
  })
  void theReasonNamesTheForcedPassOrTheEndOfTheGame(String discsAndSide, String text, String code) {
    var position = onRowOne(discsAndSide);
    assertThatThrownBy(() -> game.notation().parseMove(position, text))
        .extracting(refused -> ((NotationException) refused).error().reason().code())
        .isEqualTo(code);
  }

  /// The position with these discs from a1 on and this side to move, such as `XO O`.
  private Position onRowOne(String discsAndSide) {
    var words = discsAndSide.split(" ", -1);
    var board = words[0] + "-".repeat(64 - words[0].length());
    return game.notation().parsePosition(board + " " + words[1]);
  }

  // Transcripts

  @ParameterizedTest
  @ValueSource(
      strings = {"f5d6c3d3c4", "F5D6C3D3C4", "f5 d6 c3 d3 c4", " f5d6\n c3\td3 c4 ", "f5d6c3 d3c4"})
  void aTranscriptNeedsNoSpaces(String text) {
    var position = game.start();
    assertThat(play(position, text)).containsExactly("f5", "d6", "c3", "d3", "c4");
    assertThat(position.ply()).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"c1", "passc1", "pass c1", "PAc1", "--c1", "-- C1", "psc1"})
  void aPassMayBeWrittenOrLeftOut(String text) {
    var position = game.notation().parsePosition(WHITE_MUST_PASS);
    assertThat(play(position, text)).containsExactly("pass", "c1");
    assertThat(position.ply()).isEqualTo(2);
  }

  @Test
  void noPassIsAddedAtTheEndOfATranscript() {
    var position =
        game.notation().parsePosition("OX" + "-".repeat(5) + "O" + "-".repeat(56) + " O");
    assertThat(play(position, "c1")).containsExactly("c1");
    assertThat(position.ply()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          f5d6zz|"zz" is not a move (character 5 of "f5d6zz")|2
          f5 d6 zz c3|"zz" is not a move (character 7 of "f5 d6 zz c3")|2
          f5d6c|"c" is not a move (character 5 of "f5d6c")|2
          f5d6d6|"d6" is not legal: the square is taken (character 5 of "f5d6d6")|2
          f5--|"--" is not legal: there is a move (character 3 of "f5--")|1
          f5xyz d6|"xyz" is not a move (character 3 of "f5xyz d6")|1
          f5a1d6|"a1" is not legal: it outflanks no disc (character 3 of "f5a1d6")|1
          f5h8d6|"h8" is not legal: it outflanks no disc (character 3 of "f5h8d6")|1
          f5i1d6|"i1d6" is not a move (character 3 of "f5i1d6")|1
          f5`1d6|"`1d6" is not a move (character 3 of "f5`1d6")|1
          f5a0d6|"a0d6" is not a move (character 3 of "f5a0d6")|1
          f5a9d6|"a9d6" is not a move (character 3 of "f5a9d6")|1
          """)
  void anErrorInATranscriptNamesItsPlace(String text, String message, int made) {
    var position = game.start();
    assertThatThrownBy(() -> play(position, text))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith(message);
    assertThat(position.ply()).isEqualTo(made);
  }

  @Test
  void noPassIsMadeBeforeATextThatIsNotAMove() {
    var position = game.notation().parsePosition(WHITE_MUST_PASS);
    assertThatThrownBy(() -> play(position, "zz")).isInstanceOf(NotationException.class);
    assertThat(position.ply()).isZero();
  }

  @Test
  void aPassBeforeAnIllegalMoveIsTakenBack() {
    var position = game.notation().parsePosition(WHITE_MUST_PASS);
    assertThatThrownBy(() -> play(position, "h8"))
        .hasMessageStartingWith("\"h8\" is not legal: it outflanks no disc");
    assertThat(position.ply()).isZero();
    assertThat(game.notation().formatPosition(position)).isEqualTo(WHITE_MUST_PASS);
  }

  @Test
  void aTranscriptThatGoesOnAfterTheEndIsRefused() {
    assertThatThrownBy(() -> play(onRowOne("X O"), "c1"))
        .isInstanceOf(NotationException.class)
        .hasMessageEndingWith(": expected no more moves");
  }

  private List<String> play(Position position, String text) {
    var before = position.copy();
    var moves = new ArrayList<Long>();
    game.notation().playMoves(position, text, moves::add);
    return moves.stream().map(move -> game.notation().formatMove(before, move)).toList();
  }

  private String reread(String text) {
    return game.notation().formatPosition(game.notation().parsePosition(text));
  }
}
