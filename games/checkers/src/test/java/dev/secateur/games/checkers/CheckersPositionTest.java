package dev.secateur.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Move;
import dev.secateur.core.Position;
import dev.secateur.testkit.Successors;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/// What a search asks a position besides its moves.
class CheckersPositionTest {

  private final Checkers game = new Checkers();

  @Test
  void aPositionIsNoisyExactlyWhenAMoveIs() {
    Successors.inRandomGames(
        game,
        100,
        position ->
            assertThat(position.isNoisy())
                .as(game.notation().position(position))
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
  void aManThatMovesLeavesThePastBehind() {
    var position = game.notation().parsePosition("B:WK32,12:BK1,9");
    play(position, "1-5 32-27 5-1 27-32 9-13");
    assertThat(position.occurredSince(0)).isFalse();
    play(position, "32-27 1-5 27-32 5-1");
    assertThat(position.occurredSince(0)).isTrue();
    assertThat(position.drawByRule().isOver()).isFalse();
  }

  private void play(Position position, String moves) {
    game.notation().playMoves(position, moves, _ -> {});
  }
}
