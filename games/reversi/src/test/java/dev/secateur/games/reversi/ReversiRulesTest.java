package dev.secateur.games.reversi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Position;
import dev.secateur.testkit.Successors;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ReversiRulesTest {

  private final Reversi game = new Reversi();

  @Test
  void theStartIsThatOfTheWorldOthelloFederation() {
    assertThat(board(game.start()))
        .isEqualTo(
            """
            --------
            --------
            --------
            ---OX---
            ---XO---
            --------
            --------
            --------
            """);
    assertThat(game.start().sideToMove()).isEqualTo(Position.FIRST);
    assertThat(moves(game.start())).containsExactlyInAnyOrder("d3", "c4", "f5", "e6");
  }

  // Flipping

  @Test
  void discsAreFlippedInAllEightDirectionsAtOnce() {
    var position =
        black(
            """
            X--X--X-
            -O-O-O--
            --OOO---
            XOO-OOOX
            --OOO---
            -O-O-O--
            X--O--O-
            ---X---X
            """);
    play(position, "d4");
    assertThat(board(position))
        .isEqualTo(
            """
            X--X--X-
            -X-X-X--
            --XXX---
            XXXXXXXX
            --XXX---
            -X-X-X--
            X--X--X-
            ---X---X
            """);
  }

  @Test
  void aFlippedDiscFlipsNoOthers() {
    var position =
        black(
            """
            --------
            --------
            --X-----
            --O-----
            -XOO----
            --O-----
            --X-----
            --------
            """);
    play(position, "e5");
    assertThat(board(position))
        .isEqualTo(
            """
            --------
            --------
            --X-----
            --O-----
            -XXXX---
            --O-----
            --X-----
            --------
            """);
  }

  @Test
  void aLineIsFlippedUpToTheNearestOwnDisc() {
    var position = black(row(1, "-OXOX---"));
    play(position, "a1");
    assertThat(board(position)).startsWith("XXXOX---");
  }

  @Test
  void anEmptySquareBreaksALine() {
    assertThat(moves(black(row(1, "-O-OX---")))).containsExactly("c1");
    var position = black(row(1, "-O-OX---"));
    play(position, "c1");
    assertThat(board(position)).startsWith("-OXXX---");
  }

  @Test
  void aLineThatEndsAtTheEdgeIsNotOutflanked() {
    assertThat(moves(black(row(1, "OOO--OOX")))).containsExactly("e1");
  }

  @Test
  void aSquareNextToOwnDiscsOnlyIsNotAMove() {
    assertThat(moves(black(row(4, "--XX-OOX")))).containsExactly("e4");
  }

  @Test
  void aLineMayCrossTheWholeBoard() {
    for (var line : List.of("-OOOOOOX", "XOOOOOO-")) {
      var position = black(row(8, line));
      play(position, line.startsWith("-") ? "a8" : "h8");
      assertThat(board(position)).endsWith("XXXXXXXX\n");
    }
  }

  // The edge

  @Test
  void noLineWrapsAroundTheEdgeAlongARow() {
    assertThat(placements(black(row(3, "-----XOO") + "--------"))).as("h3 to a4").isEmpty();
    assertThat(placements(black(row(3, "--------") + "OOX-----"))).as("a4 to h3").isEmpty();
    assertThat(placements(black(row(3, "------XO") + "O-------"))).as("h3, a4 to b4").isEmpty();
  }

  @Test
  void noLineWrapsAroundTheEdgeAlongADiagonal() {
    assertThat(placements(black("------X-" + "-------O" + "--------" + "--------")))
        .as("g1, h2 to a4")
        .isEmpty();
    assertThat(placements(black("-X------" + "O-------" + "--------")))
        .as("b1, a2 to h2")
        .isEmpty();
    assertThat(placements(black("--------" + "-------O" + "------X-")))
        .as("g3, h2 to a2")
        .isEmpty();
    assertThat(placements(black("--------" + "--------" + "O-------" + "-X------")))
        .as("b4, a3 to h1")
        .isEmpty();
  }

  @Test
  void discsBeyondTheEdgeAreNotFlipped() {
    var position = black(row(3, "--XO---O") + "O--X----");
    play(position, "e3");
    assertThat(board(position)).contains("--XXX--O\nO--X----");
  }

  @Test
  void edgeColumnsAreFlippedUpAndDown() {
    var position =
        black("X------X" + "O------O" + "O------O" + "--------" + "O------O" + "X------X");
    play(position, "a4");
    assertThat(board(position))
        .startsWith("X------X\nX------O\nX------O\nX-------\nX------O\nX------X\n");
  }

  @Test
  void onlyTheFourCornersAreCorners() {
    var corners =
        IntStream.range(0, 64)
            .filter(square -> ReversiRules.isCorner(ReversiRules.move(square)))
            .mapToObj(ReversiNotation::squareText);
    assertThat(corners).containsExactly("a1", "h1", "a8", "h8");
    assertThat(ReversiRules.isCorner(ReversiRules.PASS)).isFalse();
  }

  @Test
  void undoingMovesOfACopyDoesNotChangeTheOriginal() {
    var position = game.start();
    play(position, "f5 d6 c3");
    var copy = position.copy();
    copy.undo();
    copy.undo();
    play(copy, "f6 e6");
    position.undo();
    assertThat(moves(position)).contains("c3");
    position.undo();
    assertThat(moves(position)).containsExactlyInAnyOrder("f4", "d6", "f6");
  }

  private static String row(int number, String squares) {
    return "--------".repeat(number - 1) + squares;
  }

  /// The position with black to move. Missing squares at the end are empty.
  private Position black(String squares) {
    var board = squares.replace("\n", "");
    return game.notation().parsePosition(board + "-".repeat(64 - board.length()) + " X");
  }

  private String board(Position position) {
    return game.notation().formatPosition(position).substring(0, 64).replaceAll(".{8}", "$0\n");
  }

  private List<String> moves(Position position) {
    return Successors.moveTexts(game, position);
  }

  private List<String> placements(Position position) {
    return moves(position).stream().filter(move -> !move.equals("pass")).toList();
  }

  private void play(Position position, String moves) {
    game.notation().playMoves(position, moves, _ -> {});
  }
}
