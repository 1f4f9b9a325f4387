package dev.secateur.games.quoridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.core.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Small boards are solved: the winner and the number of plies are known, and a full search must
/// find them.
class QuoridorSolvedBoardsTest {

  @ParameterizedTest
  @CsvSource({
    "3, 0, SECOND, 4",
    "3, 1, SECOND, 8",
    "3, 2, SECOND, 12",
    "3, 3, SECOND, 12",
    "3, 4, SECOND, 12",
    "4, 0, FIRST, 5",
    "4, 1, FIRST, 7",
    "5, 0, SECOND, 8",
    "5, 1, SECOND, 12"
  })
  void theKnownWinnerWinsInTheKnownNumberOfPlies(int size, int walls, String winner, int plies) {
    var position =
        Games.installed().find("quoridor:size=%d,walls=%d".formatted(size, walls)).start();
    var solver = new QuoridorFullSearch();
    assertThat(solver.canWin(position, Position.FIRST, plies)).isEqualTo(winner.equals("FIRST"));
    assertThat(solver.canWin(position, Position.SECOND, plies)).isEqualTo(winner.equals("SECOND"));
    assertThat(solver.canWin(position, Position.FIRST, plies - 1)).isFalse();
    assertThat(solver.canWin(position, Position.SECOND, plies - 1)).isFalse();
  }
}
