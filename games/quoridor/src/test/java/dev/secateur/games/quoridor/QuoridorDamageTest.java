package dev.secateur.games.quoridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.testkit.Successors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuoridorDamageTest {

  /// Makes every legal wall and measures the path after it, on every size of board.
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9})
  void itIsWhatTheLegalWallsDo(int size) {
    var game =
        Games.installed().find("quoridor:size=%d,walls=%d,plies=60".formatted(size, 2 * size));
    int[] greatest = new int[1];
    Successors.inRandomGames(
        game,
        size < 9 ? 40 : 100,
        position -> {
          var board = (QuoridorPosition) position;
          if (board.ending().isOver() || board.wallsLeft(board.sideToMove()) == 0) {
            return;
          }
          var damage = new QuoridorDamage(board.rules());
          for (int player = 0; player < 2; player++) {
            damage.find(board, player);
            assertDamage(board, player, damage);
            greatest[0] = Math.max(greatest[0], damage.most());
          }
        });
    assertThat(greatest[0]).isGreaterThanOrEqualTo(size / 2);
  }

  private static void assertDamage(QuoridorPosition board, int player, QuoridorDamage damage) {
    int before = board.distance(player);
    int most = 0;
    int strong = 0;
    for (long move : board.legalMoves()) {
      if (QuoridorMove.isWall(move)) {
        board.make(move);
        int lengthened = board.distance(player) - before;
        board.undo();
        most = Math.max(most, lengthened);
        strong += lengthened >= QuoridorDamage.STRONG ? 1 : 0;
      }
    }
    var text = new Quoridor().notation().formatPosition(board);
    assertThat(damage.most()).as("%s, player %d", text, player).isEqualTo(most);
    assertThat(damage.strong()).as("%s, player %d", text, player).isEqualTo(strong);
  }
}
