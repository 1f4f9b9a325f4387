package dev.secateur.games.checkers;

import dev.secateur.core.Score;

/// How far a side has come on its way to a win of which only the result is known.
///
/// What cannot be taken back counts most: captures and moves of men, of either side. There are not
/// many of them in a game, so a side that makes one after the other, and still wins after each,
/// comes to the end. Between them, the nearer the next one, the better. Where that is not known,
/// the winner's kings approach, and the loser's kings are driven out of the double corners.
final class WinProgress {

  private static final int PER_STEP = 200;
  private static final int MAX_PIECES = 6;

  /// More than a man's steps to the king row.
  private static final int STEPS_PER_CAPTURE = 9;

  private static final int PER_STEP_AWAY = 6;
  private static final int IN_DOUBLE_CORNER = 25;

  /// The squares from which a king has two ways to and fro.
  private static final long DOUBLE_CORNERS =
      CheckersRules.bit(1)
          | CheckersRules.bit(5)
          | CheckersRules.bit(6)
          | CheckersRules.bit(27)
          | CheckersRules.bit(28)
          | CheckersRules.bit(32);

  private static final int LAST_ROW = 7;

  private WinProgress() {}

  /// Progress for [Score#won]. More than the least, which stands for a bound.
  ///
  /// @param winner the pieces of the side that wins
  /// @param plies to the next move that cannot be taken back, or -1 if that is not known
  static int of(long winner, long loser, long kings, boolean movesDown, int plies) {
    long men = (winner | loser) & ~kings;
    long down = men & (movesDown ? winner : loser);
    long pieces = winner | loser;
    int steps = STEPS_PER_CAPTURE * (MAX_PIECES - Long.bitCount(pieces));
    for (long left = pieces; left != 0; left &= left - 1) {
      long piece = Long.lowestOneBit(left);
      boolean isKing = (piece & kings) != 0;
      int row = row(piece);
      steps += isKing ? LAST_ROW : (piece & down) != 0 ? row : LAST_ROW - row;
    }
    int nearness = plies >= 0 ? PER_STEP - 1 - plies : nearness(winner & kings, loser, kings);
    return 1 - Score.MAX_PROGRESS + steps * PER_STEP + Math.clamp(nearness, 0, PER_STEP - 1);
  }

  private static int nearness(long winnerKings, long loser, long kings) {
    int nearness = PER_STEP - IN_DOUBLE_CORNER * Long.bitCount(loser & kings & DOUBLE_CORNERS);
    for (long left = winnerKings; left != 0; left &= left - 1) {
      nearness -= PER_STEP_AWAY * distances(Long.lowestOneBit(left), loser) / 2;
    }
    return nearness;
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
