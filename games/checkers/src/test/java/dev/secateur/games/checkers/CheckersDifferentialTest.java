package dev.secateur.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Position;
import dev.secateur.testkit.Successors;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Compares the fast generator with a slow one: both give the same moves and positions.
class CheckersDifferentialTest {

  /// Mutation tests use fewer boards (`random.boards`).
  private static final int BOARDS = Integer.getInteger("random.boards", 20_000);

  private final Checkers game = new Checkers();

  @Test
  void bothGeneratorsAgreeInRandomGames() {
    Successors.inRandomGames(game, 500, this::compare);
  }

  /// Boards full of kings have the long and circular jumps that are rare in games.
  @Test
  void bothGeneratorsAgreeOnRandomBoards() {
    var random = new SplittableRandom(3);
    for (int i = 0; i < BOARDS; i++) {
      compare(randomBoard(random));
    }
  }

  private static Position randomBoard(SplittableRandom random) {
    long[] pieces = new long[2];
    long kings = 0;
    int max = random.nextInt(1, 13);
    for (int square = 1; square <= 32; square++) {
      int side = random.nextInt(4);
      if (side < 2 && Long.bitCount(pieces[side]) < max) {
        long bit = CheckersRules.bit(square);
        pieces[side] |= bit;
        boolean mustBeKing = (CheckersRules.kingRow(side) & bit) != 0;
        kings |= mustBeKing || random.nextBoolean() ? bit : 0;
      }
    }
    return new CheckersPosition(pieces[0], pieces[1], kings, random.nextInt(2));
  }

  private void compare(Position position) {
    var text = game.notation().formatPosition(position);
    assertThat(Successors.of(game, position, CheckersNotation::fullPath))
        .as(text)
        .isEqualTo(SlowCheckers.successors(text));
    for (long move : position.legalMoves()) {
      var moveText = game.notation().formatMove(position, move);
      assertThat(game.notation().parseMove(position, moveText)).as(moveText).isEqualTo(move);
    }
  }
}
