package dev.secateur.games.checkers;

import static dev.secateur.games.checkers.CheckersRules.BLACK;

import dev.secateur.core.Oracle;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.games.checkers.database.DatabaseLookup;
import dev.secateur.games.checkers.database.Turned;
import dev.secateur.games.checkers.database.Value;
import dev.secateur.games.checkers.database.WaysOut;

/// Exact scores of positions with few pieces, from the endgame databases. An instance belongs to
/// one thread.
///
/// Where only the result is known, it decides every window that does not lie among the wins. Inside
/// such a window the search goes on, because it may find a win itself, or one in a database with
/// distances. Near its horizon the answer is how far the winning side has come ([WinProgress]), for
/// which the way to the next move that cannot be taken back is found, unless that takes too long.
final class CheckersEndgame implements Oracle {

  /// When the rule of forty moves is as near as this, a win counts only if it comes soon enough.
  private static final int RULE_IS_NEAR = 64;

  /// Deeper searches go on, because they may find a win in some plies.
  private static final int DEPTH_TO_ANSWER = 3;

  /// Searches to this depth and more look for the way to the next move that cannot be taken back.
  private static final int DEPTH_TO_FIND_WAYS = 2;

  private final DatabaseLookup lookup;
  private final WaysOut waysOut;
  private final int pieces;

  // The position that was asked for last, turned so that the side to move moves down.
  private long own;
  private long opponent;
  private long kings;

  CheckersEndgame(DatabaseLookup lookup) {
    this.lookup = lookup;
    waysOut = new WaysOut(lookup);
    pieces = lookup.database().pieces();
  }

  @Override
  public void startSearch(Position root) {
    boolean isNeeded =
        look((CheckersPosition) root)
            && lookup.value(own, opponent, kings) != Value.DRAW
            && !lookup.knowsPlies(own, opponent, kings);
    waysOut.startSearch(isNeeded);
  }

  /// Turns the position for the database. Returns whether it is in there.
  private boolean look(CheckersPosition board) {
    int side = board.sideToMove();
    own = board.pieces(side);
    opponent = board.pieces(side ^ 1);
    kings = board.kings();
    if (own == 0 || opponent == 0 || Long.bitCount(own | opponent) > pieces) {
      return false;
    }
    if (side != BLACK) {
      own = Turned.of(own);
      opponent = Turned.of(opponent);
      kings = Turned.of(kings);
    }
    return true;
  }

  @Override
  public int probe(Position position, int alpha, int beta, int depth, NodeCounter nodes) {
    var board = (CheckersPosition) position;
    if (!look(board)) {
      return UNKNOWN;
    }
    int value = lookup.value(own, opponent, kings);
    if (value == Value.DRAW) {
      return Score.DRAW;
    }
    boolean isWon = value == Value.WIN;
    if (lookup.knowsPlies(own, opponent, kings)) {
      int plies = lookup.plies(own, opponent, kings, value);
      return isTooLate(board, plies) ? UNKNOWN : isWon ? Score.winIn(plies) : Score.lossIn(plies);
    }
    if (isWon ? beta > Score.LEAST_WIN : alpha < -Score.LEAST_WIN) {
      return progress(board, isWon, depth, nodes);
    }
    if (isTooLate(board, CheckersPosition.QUIET_PLIES_TO_DRAW)) {
      return UNKNOWN;
    }
    return isWon ? Score.LEAST_WIN : -Score.LEAST_WIN;
  }

  /// The answer if the window lies among the wins: the winning side looks for the best way.
  private int progress(CheckersPosition board, boolean isWon, int depth, NodeCounter nodes) {
    int plies = waysOut.plies(own, opponent, kings, depth >= DEPTH_TO_FIND_WAYS, nodes);
    boolean isKnown = plies >= 0;
    if (isTooLate(board, isKnown ? plies : CheckersPosition.QUIET_PLIES_TO_DRAW)
        || depth > DEPTH_TO_ANSWER
        || (!isKnown && (depth > 0 || DatabaseLookup.mustCapture(own, opponent, kings)))) {
      return UNKNOWN;
    }
    return isWon
        ? Score.won(WinProgress.of(own, opponent, kings, true, plies))
        : -Score.won(WinProgress.of(opponent, own, kings, false, plies));
  }

  /// Whether the rule of forty moves may turn a win, so many plies away, into a draw.
  private static boolean isTooLate(CheckersPosition board, int plies) {
    return board.quietPlies() >= RULE_IS_NEAR
        && board.quietPlies() + plies > CheckersPosition.QUIET_PLIES_TO_DRAW;
  }
}
