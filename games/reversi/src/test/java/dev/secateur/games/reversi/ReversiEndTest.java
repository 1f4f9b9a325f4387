package dev.secateur.games.reversi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.testkit.Successors;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReversiEndTest {

  private final Reversi game = new Reversi();

  @Test
  void aSideWithoutMovesPasses() {
    var position = black("OX------");
    assertThat(moves(position)).containsExactly("pass");
    assertThat(position.countMoves()).isEqualTo(1);
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
    play(position, "pass");
    assertThat(game.notation().formatPosition(position)).startsWith("OX------");
    assertThat(position.sideToMove()).isEqualTo(Position.SECOND);
    assertThat(moves(position)).containsExactly("c1");
    position.undo();
    assertThat(position.sideToMove()).isEqualTo(Position.FIRST);
  }

  @Test
  void aSideWithAMoveCannotPass() {
    assertThat(moves(black("XO--OX--"))).containsExactlyInAnyOrder("c1", "d1");
  }

  @Test
  void theGameEndsEarlyWhenNeitherSideCanMove() {
    var position = black("XX-----O");
    assertThat(moves(position)).isEmpty();
    assertThat(position.countMoves()).isZero();
    assertThat(position.outcome()).isEqualTo(Outcome.win(Position.FIRST, Reversi.DISCS));
    assertThat(game.status(position))
        .isEqualTo("Black wins: more discs, discs 2-1 (63-1 with the empty squares to the winner)");
  }

  @Test
  void theShortestGameTakesAllDiscsOfOneSideInNinePlies() {
    var position = game.start();
    play(position, "e6f4e3f6g5d6e7f5c5");
    assertThat(position.ply()).isEqualTo(9);
    assertThat(position.outcome()).isEqualTo(Outcome.win(Position.FIRST, Reversi.DISCS));
    assertThat(game.status(position))
        .isEqualTo(
            "Black wins: more discs, discs 13-0 (64-0 with the empty squares to the winner)");
  }

  @Test
  void theSideWithMoreDiscsWins() {
    var discs = "O".repeat(40) + "X".repeat(24);
    for (var side : List.of(" X", " O")) {
      var position = game.notation().parsePosition(discs + side);
      assertThat(position.outcome()).isEqualTo(Outcome.win(Position.SECOND, Reversi.DISCS));
      assertThat(game.status(position)).isEqualTo("White wins: more discs, discs 24-40");
    }
  }

  @Test
  void aBoardOfOneColourIsWon() {
    var position = game.notation().parsePosition("O".repeat(64) + " X");
    assertThat(position.outcome()).isEqualTo(Outcome.win(Position.SECOND, Reversi.DISCS));
    assertThat(moves(position)).isEmpty();
  }

  @Test
  void equalDiscsAreADraw() {
    var full = game.notation().parsePosition("XO".repeat(32) + " X");
    assertThat(full.outcome()).isEqualTo(Outcome.draw(Reversi.EQUAL_DISCS));
    var early = black("X------O");
    assertThat(game.status(early)).isEqualTo("Draw: equal discs, discs 1-1");
  }

  @Test
  void theStatusCountsTheDiscsOnTheBoard() {
    var position = game.start();
    play(position, "f5");
    assertThat(game.status(position)).isEqualTo("White to move, discs 4-1");
  }

  /// The position with this row 1, an otherwise empty board, and black to move.
  private Position black(String row) {
    return game.notation().parsePosition(row + "-".repeat(64 - row.length()) + " X");
  }

  private List<String> moves(Position position) {
    return Successors.moveTexts(game, position);
  }

  private void play(Position position, String moves) {
    game.notation().playMoves(position, moves, _ -> {});
  }
}
