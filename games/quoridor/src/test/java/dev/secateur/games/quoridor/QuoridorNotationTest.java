package dev.secateur.games.quoridor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuoridorNotationTest {

  private final Game game = new Quoridor();

  // Positions

  @Test
  void theStartHasNoWalls() {
    assertThat(game.notation().formatPosition(game.start())).isEqualTo("- / - / e1 e9 / 10 10 / 1");
  }

  @Test
  void aWallIsNamedAfterTheCellNearestA1() {
    var position = game.start();
    game.notation().playMoves(position, "e3h f3v e2 d6h e3", _ -> {});
    assertThat(game.notation().formatPosition(position)).isEqualTo("e3 d6 / f3 / e3 e9 / 9 8 / 2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "e3 d6 / f3 / e4 e6 / 9 8 / 1",
        "d6 e3 / f3 / e4 e6 / 9 8 / 1",
        "E3 D6 / F3 / E4 E6 / 9 8 / 1",
        "e3 d6/f3/e4 e6/9 8/1",
        "  e3  d6 / f3 /\te4 e6 / 9 8 / 1\n",
      })
  void onePositionCanBeWrittenInManyWays(String text) {
    assertThat(reread(game, text)).isEqualTo("e3 d6 / f3 / e4 e6 / 9 8 / 1");
  }

  @Test
  void aFinishedPositionIsRead() {
    assertThat(reread(game, "- / - / e9 e5 / 10 10 / 2")).isEqualTo("- / - / e9 e5 / 10 10 / 2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      textBlock =
          """
          ''|the number of parts is 1|5 parts: <h walls> / <v walls> / <pawn> <pawn> / <walls left> <walls left> / <1 or 2>
          - / - / e1 e9 / 9 9|the number of parts is 4 (character 19 of "- / - / e1 e9 / 9 9")|5 parts: <h walls> / <v walls> / <pawn> <pawn> / <walls left> <walls left> / <1 or 2>
          - / - / e1 e9 / 9 9 / 1 /|the number of parts is 6 (character 25 of "- / - / e1 e9 / 9 9 / 1 /")|5 parts: <h walls> / <v walls> / <pawn> <pawn> / <walls left> <walls left> / <1 or 2>
          '/ - / e1 e9 / 9 9 / 1'|a list of walls is empty|walls such as e3 d6, or - for none
          - e3 / - / e1 e9 / 9 9 / 1|"-" is not a wall|a wall from a1 to h8
          i3 / - / e1 e9 / 9 9 / 1|"i3" is not a wall|a wall from a1 to h8
          - / e9 / e1 e9 / 9 9 / 1|"e9" is not a wall (character 5 of "- / e9 / e1 e9 / 9 9 / 1")|a wall from a1 to h8
          e3 f3 / - / e1 e9 / 9 9 / 1|"f3" overlaps or crosses another wall (character 4 of "e3 f3 / - / e1 e9 / 9 9 / 1")|walls apart from each other
          e3 e3 / - / e1 e9 / 9 9 / 1|"e3" overlaps or crosses another wall (character 4 of "e3 e3 / - / e1 e9 / 9 9 / 1")|walls apart from each other
          - / e4 e3 / e1 e9 / 9 9 / 1|"e3" overlaps or crosses another wall (character 8 of "- / e4 e3 / e1 e9 / 9 9 / 1")|walls apart from each other
          e3 / e3 / e1 e9 / 9 9 / 1|"e3" overlaps or crosses another wall (character 6 of "e3 / e3 / e1 e9 / 9 9 / 1")|walls apart from each other
          - / - / e1 / 9 9 / 1|the number of words is 1 (character 9 of "- / - / e1 / 9 9 / 1")|two pawns such as e1 e9
          - / - / e1 e9 e5 / 9 9 / 1|the number of words is 3 (character 9 of "- / - / e1 e9 e5 / 9 9 / 1")|two pawns such as e1 e9
          - / - / e1 e9 / 9 / 1|the number of words is 1 (character 17 of "- / - / e1 e9 / 9 / 1")|two numbers of walls left such as 10 10
          - / - / e0 e9 / 9 9 / 1|"e0" is not a cell (character 9 of "- / - / e0 e9 / 9 9 / 1")|a cell from a1 to i9
          - / - / e1 j9 / 9 9 / 1|"j9" is not a cell (character 12 of "- / - / e1 j9 / 9 9 / 1")|a cell from a1 to i9
          - / - / e1 e9 / 11 9 / 1|"11" is not a number of walls left (character 17 of "- / - / e1 e9 / 11 9 / 1")|0 to 10
          - / - / e1 e9 / 9 -1 / 1|"-1" is not a number of walls left (character 19 of "- / - / e1 e9 / 9 -1 / 1")|0 to 10
          - / - / e1 e9 / 9 x / 1|"x" is not a number of walls left (character 19 of "- / - / e1 e9 / 9 x / 1")|0 to 10
          - / - / e1 e9 / 9 9 / 3|the side to move is unclear (character 23 of "- / - / e1 e9 / 9 9 / 3")|1 or 2
          - / - / e1 e9 / 9 9 / 1 2|the side to move is unclear (character 23 of "- / - / e1 e9 / 9 9 / 1 2")|1 or 2
          - / - / e1 e9 / 9 9 /|the side to move is unclear (character 22 of "- / - / e1 e9 / 9 9 /")|1 or 2
          - / - / e5 e5 / 9 9 / 1|both pawns stand on one cell (character 12 of "- / - / e5 e5 / 9 9 / 1")|two cells
          e3 / - / e1 e9 / 10 10 / 1|1 placed and 20 left make too many walls (character 18 of "e3 / - / e1 e9 / 10 10 / 1")|at most 20 together
          a1 / b1 / a1 e9 / 9 9 / 1|player 1 has no path to its goal (character 11 of "a1 / b1 / a1 e9 / 9 9 / 1")|walls that leave each player a path
          a8 / b8 / e1 a9 / 9 9 / 1|player 2 has no path to its goal (character 14 of "a8 / b8 / e1 a9 / 9 9 / 1")|walls that leave each player a path
          - / - / e9 e1 / 9 9 / 1|both pawns have reached their goals (character 9 of "- / - / e9 e1 / 9 9 / 1")|one at most
          """)
  void aBrokenPositionIsExplained(String text, String wrong, String expected) {
    assertThatThrownBy(() -> game.notation().parsePosition(text))
        .isInstanceOf(NotationException.class)
        .hasMessage("bad position, " + wrong + ": expected " + expected);
  }

  @Test
  void aSmallerBoardHasFewerCellsAndWalls() {
    var small = Games.installed().find("quoridor:size=5,walls=3");
    assertThat(reread(small, "d4 / - / c1 c5 / 2 3 / 2")).isEqualTo("d4 / - / c1 c5 / 2 3 / 2");
    assertThatThrownBy(() -> small.notation().parsePosition("e4 / - / c1 c5 / 2 3 / 2"))
        .hasMessageEndingWith(": expected a wall from a1 to d4");
    assertThatThrownBy(() -> small.notation().parsePosition("- / - / f1 c5 / 3 3 / 2"))
        .hasMessageEndingWith(": expected a cell from a1 to e5");
    assertThatThrownBy(() -> small.notation().parsePosition("- / - / c1 c5 / 4 3 / 2"))
        .hasMessageEndingWith(": expected 0 to 3");
    assertThatThrownBy(() -> small.notation().parseMove(small.start(), "f1"))
        .hasMessageEndingWith(": expected a cell (a1 to e5) or a wall (a1h to d4v)");
  }

  // Moves

  @ParameterizedTest
  @CsvSource({"e2,e2", "E2,e2", "e3h,e3h", "E3H,e3h", "h8v,h8v", "a1v,a1v"})
  void aMoveIsReadAndWritten(String text, String written) {
    var start = game.start();
    assertThat(game.notation().formatMove(start, game.notation().parseMove(start, text)))
        .isEqualTo(written);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "e", "j1", "e0", "2e", "i8h", "h9v", "e3x", "e33", "e3hh", "pass"})
  void aTextThatIsNotAMoveIsExplained(String text) {
    assertThatThrownBy(() -> game.notation().parseMove(game.start(), text))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("\"" + text + "\" is not a move")
        .hasMessageEndingWith(": expected a cell (a1 to i9) or a wall (a1h to h8v)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          - / - / e1 e9 / 9 9 / 1|e3|the pawn cannot step there|e2, f1, d1, or a wall
          - / - / e4 e5 / 9 9 / 1|e5|the pawn cannot step there|e6, f4, e3, d4, or a wall
          - / - / e1 e9 / 0 9 / 1|a1h|there are no walls left|a step
          - / - / e9 e5 / 9 9 / 2|e4|the game is over|no more moves
          - / - / e9 e5 / 9 9 / 2|a1h|the game is over|no more moves
          e3 / - / e1 e9 / 9 9 / 1|e3v|it crosses e3h|a wall elsewhere, or a step
          - / e3 / e1 e9 / 9 9 / 1|e3h|it crosses e3v|a wall elsewhere, or a step
          e3 / - / e1 e9 / 9 9 / 1|e3h|that wall stands already|a wall elsewhere, or a step
          e3 / - / e1 e9 / 9 9 / 1|d3h|it overlaps e3h|a wall elsewhere, or a step
          e3 / - / e1 e9 / 9 9 / 1|f3h|it overlaps e3h|a wall elsewhere, or a step
          - / e3 / e1 e9 / 9 9 / 1|e2v|it overlaps e3v|a wall elsewhere, or a step
          - / e3 / e1 e9 / 9 9 / 1|e4v|it overlaps e3v|a wall elsewhere, or a step
          - / e2 h8 / e1 e9 / 9 9 / 1|e1v|it overlaps e2v|a wall elsewhere, or a step
          h1 b2 / - / e1 e9 / 9 9 / 1|a2h|it overlaps b2h|a wall elsewhere, or a step
          a1 / - / a1 e9 / 9 9 / 1|b1v|it would close its own last path|a wall elsewhere, or a step
          a1 / - / a1 e9 / 9 9 / 2|b1v|it would close the other's last path|a wall elsewhere, or a step
          a8 / - / e1 a9 / 9 9 / 2|b8v|it would close its own last path|a wall elsewhere, or a step
          """)
  void anIllegalMoveIsExplained(String position, String move, String why, String expected) {
    var parsed = game.notation().parsePosition(position);
    assertThatThrownBy(() -> game.notation().parseMove(parsed, move))
        .isInstanceOf(NotationException.class)
        .hasMessage("\"%s\" is not legal: %s: expected %s".formatted(move, why, expected));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e2 | move (4, 1)",
        "d1 | move (3, 0)",
        "d5h | wall (3, 4, H)",
        "a8v | wall (0, 7, V)",
      })
  void theLogCountsColumnsAndRowsFromZero(String text, String logged) {
    var start = game.start();
    assertThat(game.notation().formatMoveForLog(start, game.notation().parseMove(start, text)))
        .isEqualTo(logged);
  }

  @Test
  void aPositionCanBeMirroredAndThePlayersExchanged() {
    var symmetry = new QuoridorSymmetry(9);
    assertThat(symmetry.mirror("e3 d6 / f3 / d4 e6 / 9 8 / 1"))
        .isEqualTo("d3 e6 / c3 / f4 e6 / 9 8 / 1");
    assertThat(symmetry.exchangePlayers("e3 d6 / f3 / d4 e6 / 9 8 / 1"))
        .isEqualTo("e6 d3 / f6 / e4 d6 / 8 9 / 2");
    assertThat(symmetry.exchangePlayers("- / - / e1 e9 / 10 10 / 2"))
        .isEqualTo("- / - / e1 e9 / 10 10 / 1");
    assertThat(new QuoridorSymmetry(5).mirror("d4 / - / c1 a5 / 2 3 / 2"))
        .isEqualTo("a4 / - / c1 e5 / 2 3 / 2");
  }

  @Test
  void anErrorInAListOfMovesNamesItsPlace() {
    var position = game.start();
    assertThatThrownBy(() -> game.notation().playMoves(position, "e2 e8 zz", _ -> {}))
        .hasMessageStartingWith("\"zz\" is not a move (character 7 of \"e2 e8 zz\")");
    assertThat(position.ply()).isEqualTo(2);
  }

  // The game's name

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          quoridor:size=2|"2" is not a value of size (character 10 of "quoridor:size=2"): expected a number from 3 to 9
          quoridor:size=10|"10" is not a value of size (character 10 of "quoridor:size=10"): expected a number from 3 to 9
          quoridor:size=5,walls=21|"21" is not a value of walls (character 17 of "quoridor:size=5,walls=21"): expected a number from 0 to 20
          quoridor:plies=x|"x" is not a value of plies (character 10 of "quoridor:plies=x"): expected a number from 0 to 10000
          quoridor:repetitions|"" is not a value of repetitions (character 10 of "quoridor:repetitions"): expected a number from 0 to 9
          quoridor:|"" is not a parameter of quoridor (character 10 of "quoridor:"): expected size, walls, repetitions, plies, as name=number
          quoridor:colour=1|"colour" is not a parameter of quoridor (character 10 of "quoridor:colour=1"): expected size, walls, repetitions, plies, as name=number
          """)
  void aWrongParameterIsExplained(String specification, String message) {
    assertThatThrownBy(() -> Games.installed().find(specification))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          quoridor|quoridor
          quoridor:size=9,walls=10|quoridor
          quoridor:walls=3,size=5|quoridor:size=5,walls=3
          quoridor:repetitions=0,plies=0|quoridor:repetitions=0,plies=0
          """)
  void theSpecificationListsChangedParameters(String asked, String specification) {
    assertThat(Games.installed().find(asked).specification()).isEqualTo(specification);
  }

  private static String reread(Game game, String text) {
    return game.notation().formatPosition(game.notation().parsePosition(text));
  }
}
