package dev.secateur.games.checkers;

import static dev.secateur.games.checkers.CheckersRules.BLACK;

import dev.secateur.core.Oracle;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.games.checkers.database.DatabaseLookup;
import dev.secateur.games.checkers.database.Turned;
import dev.secateur.games.checkers.database.Value;

/// Exact scores of positions with few pieces, from the endgame databases. An instance belongs to
/// one thread.
///
/// Where only the result is known, it decides every window that does not lie among the wins. Inside
/// such a window the search goes on, because a win that it finds itself, or in a database with
/// distances, is better than one at an unknown distance. At its horizon it gets what progress the
/// winning side has made.
final class CheckersEndgame implements Oracle {

  /// When the rule of forty moves is as near as this, a win counts only if it comes soon enough.
  private static final int RULE_IS_NEAR = 50;

  private final DatabaseLookup lookup;
  private final int pieces;
  private final int distancePieces;

  CheckersEndgame(DatabaseLookup lookup) {
    this.lookup = lookup;
    pieces = lookup.database().pieces();
    distancePieces = lookup.database().distancePieces();
  }

  @Override
  public int probe(Position position, int alpha, int beta, int depth, NodeCounter nodes) {
    var board = (CheckersPosition) position;
    int side = board.sideToMove();
    long own = board.pieces(side);
    long opponent = board.pieces(side ^ 1);
    int count = Long.bitCount(own | opponent);
    if (count > pieces || own == 0 || opponent == 0) {
      return UNKNOWN;
    }
    long kings = board.kings();
    if (side != BLACK) {
      own = Turned.of(own);
      opponent = Turned.of(opponent);
      kings = Turned.of(kings);
    }
    int value = lookup.value(own, opponent, kings);
    if (value == Value.DRAW) {
      return Score.DRAW;
    }
    boolean isWon = value == Value.WIN;
    if (count <= distancePieces) {
      int plies = lookup.plies(own, opponent, kings, value);
      if (isTooLate(board, plies)) {
        return UNKNOWN;
      }
      return isWon ? Score.winIn(plies) : Score.lossIn(plies);
    }
    if (isTooLate(board, CheckersPosition.QUIET_PLIES_TO_DRAW)) {
      return UNKNOWN;
    }
    if (isWon ? beta <= Score.LEAST_WIN : alpha >= -Score.LEAST_WIN) {
      return isWon ? Score.LEAST_WIN : -Score.LEAST_WIN;
    }
    if (depth > 0 || DatabaseLookup.mustCapture(own, opponent, kings)) {
      return UNKNOWN;
    }
    int quiet = board.quietPlies();
    return isWon
        ? Score.won(WinProgress.of(own, opponent, kings, true, quiet))
        : Score.lost(WinProgress.of(opponent, own, kings, false, quiet));
  }

  /// Whether the rule of forty moves may turn a win, so many plies away, into a draw.
  private static boolean isTooLate(CheckersPosition board, int plies) {
    return board.quietPlies() >= RULE_IS_NEAR
        && board.quietPlies() + plies > CheckersPosition.QUIET_PLIES_TO_DRAW;
  }
}
