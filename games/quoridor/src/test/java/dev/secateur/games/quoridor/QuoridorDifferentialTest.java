package dev.secateur.games.quoridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Position;
import dev.secateur.testkit.Successors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Compares the fast generator with a slow one, on every size of board: both give the same moves
/// and positions.
class QuoridorDifferentialTest {

  /// Random games are long when the walls are gone, so a ply limit ends them. Large boards, where
  /// the slow generator is slowest, get fewer games.
  @ParameterizedTest
  @CsvSource({
    "3, 4, 300",
    "4, 6, 100",
    "5, 8, 60",
    "6, 10, 30",
    "7, 10, 15",
    "8, 10, 10",
    "9, 20, 10"
  })
  void bothGeneratorsAgreeInRandomGames(int size, int walls, int games) {
    var game = Games.installed().find("quoridor:size=%d,walls=%d,plies=60".formatted(size, walls));
    Successors.inRandomGames(game, games, position -> compare(game, position, size));
  }

  private static void compare(Game game, Position position, int size) {
    var text = game.notation().formatPosition(position);
    assertThat(Successors.of(game, position, move -> game.notation().formatMove(position, move)))
        .as(text)
        .isEqualTo(SlowQuoridor.successors(text, size));
  }
}
