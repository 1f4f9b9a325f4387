package dev.secateur.games.reversi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Position;
import dev.secateur.testkit.Successors;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Compares the fast generator with a slow one: both give the same moves and positions.
class ReversiDifferentialTest {

  /// Mutation tests use fewer boards (`random.boards`).
  private static final int BOARDS = Integer.getInteger("random.boards", 20_000);

  private final Reversi game = new Reversi();

  @Test
  void bothGeneratorsAgreeInRandomGames() {
    Successors.inRandomGames(game, 500, this::compare);
  }

  /// Boards of every density have lines, edges and passes that are rare in games.
  @Test
  void bothGeneratorsAgreeOnRandomBoards() {
    var random = new SplittableRandom(3);
    for (int i = 0; i < BOARDS; i++) {
      long taken = random.nextLong() | (random.nextBoolean() ? random.nextLong() : 0);
      long black = taken & random.nextLong() & (random.nextBoolean() ? random.nextLong() : -1);
      compare(ReversiPosition.of(black, taken & ~black, random.nextInt(2)));
    }
  }

  private void compare(Position position) {
    var text = game.notation().formatPosition(position);
    assertThat(Successors.of(game, position, move -> game.notation().formatMove(position, move)))
        .as(text)
        .isEqualTo(SlowReversi.successors(text));
  }
}
