package dev.secateur.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Move;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.testkit.Successors;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the search uses of a position in addition to its moves.
class CheckersPositionTest {

  private final Checkers game = new Checkers();

  @Test
  void aPositionIsNoisyExactlyWhenAMoveIs() {
    Successors.inRandomGames(
        game,
        100,
        position ->
            assertThat(position.isNoisy())
                .as(game.notation().formatPosition(position))
                .isEqualTo(Arrays.stream(position.legalMoves()).anyMatch(Move::isNoisy)));
  }

  @Test
  void aKingOnItsWayToTheKingRowIsNotNoisy() {
    assertThat(game.notation().parsePosition("B:W12:BK27").isNoisy()).isFalse();
    assertThat(game.notation().parsePosition("B:W12:B27").isNoisy()).isTrue();
    assertThat(game.notation().parsePosition("B:W12,31,32:B28,27").isNoisy()).isFalse();
  }

  @Test
  void aPositionOccursAgainWhenKingsGoBackAndForth() {
    var position = game.notation().parsePosition("B:WK32,12:BK1,9");
    assertThat(position.occurredSince(0)).isFalse();
    play(position, "1-5 32-27 5-1");
    assertThat(position.occurredSince(0)).as("white stands elsewhere").isFalse();
    play(position, "27-32");
    assertThat(position.occurredSince(0)).isTrue();
    assertThat(position.occurredSince(1)).as("only before ply 1").isFalse();
    play(position, "1-5");
    assertThat(position.occurredSince(1)).isTrue();
    assertThat(position.occurredSince(2)).isFalse();
    position.undo();
    assertThat(position.occurredSince(0)).isTrue();
  }

  @Test
  void aManMoveEndsTheSearchForRepetitions() {
    var position = game.notation().parsePosition("B:WK32,12:BK1,9");
    play(position, "1-5 32-27 5-1 27-32 9-13");
    assertThat(position.occurredSince(0)).isFalse();
    play(position, "32-27 1-5 27-32 5-1");
    assertThat(position.occurredSince(0)).isTrue();
    assertThat(position.drawByRule().isOver()).isFalse();
  }

  @Test
  void anUndoneMoveIsNotAnEarlierOccurrence() {
    var position = game.notation().parsePosition("B:WK32,12:BK1,9");
    play(position, "1-5 32-27");
    position.undo();
    assertThat(position.occurredSince(0)).isFalse();
    assertThat(position.drawByRule().isOver()).isFalse();
  }

  @Test
  void theNumberOfCapturesOfAMoveIsKnown() {
    var position = game.notation().parsePosition("B:W17,18,27:B1,14");
    assertThat(position.captures(game.notation().parseMove(position, "14x21"))).isEqualTo(1);
    assertThat(position.captures(game.notation().parseMove(position, "14x23x32"))).isEqualTo(2);
    var start = game.start();
    assertThat(start.captures(game.notation().parseMove(start, "11-15"))).isZero();
  }

  /// The search shares the history of a move with all moves between the same squares.
  @Test
  void movesShareAHistoryIndexExactlyWhenTheyShareBothSquares() {
    var squaresByIndex = new HashMap<Integer, String>();
    var indexBySquares = new HashMap<String, Integer>();
    Successors.inRandomGames(
        game,
        20,
        position -> {
          for (long move : position.legalMoves()) {
            var squares = CheckersMove.from(move) + " " + CheckersMove.to(move);
            int index = Move.historyIndex(move);
            assertThat(squaresByIndex.merge(index, squares, (old, _) -> old)).isEqualTo(squares);
            assertThat(indexBySquares.merge(squares, index, (old, _) -> old)).isEqualTo(index);
          }
        });
    assertThat(squaresByIndex).hasSizeGreaterThan(50);
  }

  @Test
  void aPositionWithoutPiecesOfOneSideCanBeRotated() {
    assertThat(CheckersSymmetry.rotate("W:W:BK5,6")).isEqualTo("B:WK28,27:B");
    assertThat(CheckersSymmetry.rotate("B:W32:B")).isEqualTo("W:W:B1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "B:WK32:B4", // only down to the left
        "B:WK32:B5", // only down to the right
        "W:W5:BK32", // only up to the right
        "W:W28:BK1", // only up to the left
        "B:W16:B12", // only a jump
      })
  void aSideWithOneMoveHasNotLost(String fen) {
    var position = game.notation().parsePosition(fen);
    assertThat(position.countMoves()).isEqualTo(1);
    assertThat(position.ending()).isEqualTo(Outcome.UNDECIDED);
  }

  @Test
  void theKeyDistinguishesKingsMenSquaresAndSides() {
    var keys = new HashSet<Long>();
    for (int square = 1; square <= 28; square++) {
      for (String fen : List.of("B:WK32:B%d", "B:WK32:BK%d", "W:WK32:B%d", "W:WK32:BK%d")) {
        keys.add(game.notation().parsePosition(fen.formatted(square)).key());
      }
    }
    assertThat(keys).hasSize(4 * 28);
  }

  private void play(Position position, String moves) {
    game.notation().playMoves(position, moves, _ -> {});
  }
}
