package dev.secateur.protocol;

import dev.secateur.core.Limits;

/// A player's clock in GTP: main time, then periods in each of which so many moves must be made
/// ("Canadian byo-yomi").
///
/// It goes on by itself while we think, so that a client that never sends `time_left` does not make
/// us lose on time.
final class GtpClock {

  private boolean timed;
  private long periodMillis;
  private int periodMoves;
  private long leftMillis;

  /// Moves to make in what is left; 0 while main time lasts.
  private int leftMoves;

  /// `time_settings`: a period of some time for no moves means that there is no limit at all.
  void set(long mainMillis, long millis, int moves) {
    timed = !(millis > 0 && moves == 0);
    periodMillis = millis;
    periodMoves = moves;
    leftMillis = mainMillis;
    leftMoves = 0;
    enterPeriod();
  }

  /// `time_left`: without moves it is main time.
  void left(long millis, int moves) {
    timed = true;
    leftMillis = millis;
    leftMoves = moves;
    enterPeriod();
  }

  private void enterPeriod() {
    if (leftMoves == 0 && leftMillis <= 0 && periodMillis > 0) {
      leftMillis = periodMillis;
      leftMoves = periodMoves;
    }
  }

  /// A move was made in so much time.
  void spend(long millis) {
    if (!timed) {
      return;
    }
    leftMillis = Math.max(0, leftMillis - millis);
    if (leftMoves > 0 && --leftMoves == 0) {
      leftMillis = periodMillis;
      leftMoves = periodMoves;
    }
    enterPeriod();
  }

  /// How long to think.
  ///
  /// @param usual what holds where there is no clock
  /// @param overheadMillis what a move costs beside thinking
  Limits limits(Limits usual, long overheadMillis) {
    if (!timed) {
      return usual;
    }
    return clockLimits(overheadMillis).withDepth(usual.depth()).withNodes(usual.nodes());
  }

  private Limits clockLimits(long overheadMillis) {
    if (leftMoves == 0) {
      // What a period gives for each move is as good as an increment: it comes back every time.
      return Limits.clock(leftMillis, periodMoves == 0 ? 0 : periodMillis / periodMoves);
    }
    long share = leftMillis / leftMoves;
    return Limits.moveTime(Math.max(1, Math.max(share - overheadMillis, share / 2)));
  }
}
