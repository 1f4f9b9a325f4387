package dev.secateur.games.quoridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.core.Position;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Small boards are solved: who wins and in how many plies is known, and a full search must find
/// just that.
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
    var solver = new Solver();
    assertThat(solver.canWin(position, Position.FIRST, plies)).isEqualTo(winner.equals("FIRST"));
    assertThat(solver.canWin(position, Position.SECOND, plies)).isEqualTo(winner.equals("SECOND"));
    assertThat(solver.canWin(position, Position.FIRST, plies - 1)).isFalse();
    assertThat(solver.canWin(position, Position.SECOND, plies - 1)).isFalse();
  }

  /// Searches every line to a number of plies, remembering for each position and player how many
  /// plies were enough and how many were not.
  private static final class Solver {

    private static final int NEVER = Integer.MAX_VALUE;

    private final Map<Long, int[]> enough = new HashMap<>();
    private final Map<Long, int[]> tooFew = new HashMap<>();

    /// Whether the player, whoever is to move, can force a win within so many plies.
    boolean canWin(Position position, int player, int plies) {
      var ending = position.ending();
      if (ending.isOver()) {
        return ending.isWinFor(player);
      }
      if (plies == 0) {
        return false;
      }
      int[] known = enough.computeIfAbsent(position.key(), _ -> new int[] {NEVER, NEVER});
      int[] refuted = tooFew.computeIfAbsent(position.key(), _ -> new int[2]);
      if (plies >= known[player]) {
        return true;
      }
      if (plies <= refuted[player]) {
        return false;
      }
      boolean wins = searchWin(position, player, plies);
      if (wins) {
        known[player] = plies;
      } else {
        refuted[player] = plies;
      }
      return wins;
    }

    /// The player needs one winning move; the other needs one that does not lose.
    private boolean searchWin(Position position, int player, int plies) {
      boolean own = position.sideToMove() == player;
      for (long move : position.legalMoves()) {
        position.make(move);
        boolean wins = canWin(position, player, plies - 1);
        position.undo();
        if (wins == own) {
          return own;
        }
      }
      return !own;
    }
  }
}
