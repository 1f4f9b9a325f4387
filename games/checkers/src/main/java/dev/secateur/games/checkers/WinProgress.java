package dev.secateur.games.checkers;

import dev.secateur.core.Score;

/// How far a side has come on its way to a win of which only the result is known. A search that
/// cannot see the win moves towards it.
///
/// What cannot be taken back counts most: captures, crowned men, men that have moved. Then the
/// winner's kings approach, and the loser's kings are driven from the double corners.
final class WinProgress {

  private static final int MOST_PIECES = 12;
  private static final int PER_PIECE_GONE = 300;
  private static final int PER_KING = 250;
  private static final int PER_ROW = 25;
  private static final int PER_STEP_AWAY = 8;
  private static final int IN_DOUBLE_CORNER = 30;

  /// A winning move that changes nothing is worse the more there were before it.
  private static final int PER_QUIET_PLY = 4;

  /// The squares from which a king has two ways to and fro.
  private static final long DOUBLE_CORNERS =
      CheckersRules.bit(1)
          | CheckersRules.bit(5)
          | CheckersRules.bit(6)
          | CheckersRules.bit(27)
          | CheckersRules.bit(28)
          | CheckersRules.bit(32);

  private static final int ROWS = 8;

  private WinProgress() {}

  /// Progress for [Score#won]. More than the least, which stands for a bound.
  ///
  /// @param winner the pieces of the side that wins
  /// @param movesDown whether its men move down the board
  static int of(long winner, long loser, long kings, boolean movesDown, int quietPlies) {
    int progress =
        PER_PIECE_GONE * (MOST_PIECES - Long.bitCount(winner | loser))
            + PER_KING * Long.bitCount(winner & kings)
            - PER_QUIET_PLY * quietPlies
            - IN_DOUBLE_CORNER * Long.bitCount(loser & kings & DOUBLE_CORNERS);
    for (long men = winner & ~kings; men != 0; men &= men - 1) {
      int row = row(Long.lowestOneBit(men));
      progress += PER_ROW * (movesDown ? row : ROWS - 1 - row);
    }
    for (long all = winner & kings; all != 0; all &= all - 1) {
      progress -= PER_STEP_AWAY * distances(Long.lowestOneBit(all), loser);
    }
    return Math.max(progress, 1 - Score.MAX_PROGRESS);
  }

  /// The king moves, on an empty board, from a square to all pieces.
  private static int distances(long from, long pieces) {
    int sum = 0;
    for (long left = pieces; left != 0; left &= left - 1) {
      long piece = Long.lowestOneBit(left);
      sum += Math.max(Math.abs(row(from) - row(piece)), Math.abs(column(from) - column(piece)));
    }
    return sum;
  }

  private static int row(long bit) {
    return (CheckersRules.square(bit) - 1) / 4;
  }

  private static int column(long bit) {
    int square = CheckersRules.square(bit) - 1;
    return 2 * (square % 4) + (square / 4 % 2 == 0 ? 1 : 0);
  }
}
