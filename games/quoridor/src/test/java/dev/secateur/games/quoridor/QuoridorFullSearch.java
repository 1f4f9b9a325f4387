package dev.secateur.games.quoridor;

import dev.secateur.core.Position;
import java.util.HashMap;
import java.util.Map;

/// Searches every line to a number of plies. For each position and player it stores how many plies
/// were enough to win and how many were not.
final class QuoridorFullSearch {

  private static final int NEVER = Integer.MAX_VALUE;

  private final Map<Long, int[]> enough = new HashMap<>();
  private final Map<Long, int[]> tooFew = new HashMap<>();

  /// Whether the player can force a win within so many plies. Either side may be to move.
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
