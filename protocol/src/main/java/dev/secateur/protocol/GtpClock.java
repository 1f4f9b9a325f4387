package dev.secateur.protocol;

import dev.secateur.core.Limits;

/// A player's clock in GTP: main time, then periods with a fixed number of moves each (Canadian
/// byo-yomi).
///
/// It also counts the time of our own moves, so that the engine does not lose on time if a client
/// never sends `time_left`.
final class GtpClock {

  private boolean timed;
  private long periodMillis;
  private int periodMoves;
  private long leftMillis;

  /// Moves to make in the time left; 0 during main time.
  private int leftMoves;

  /// `time_settings`: a period with time but without moves means that there is no time limit.
  void set(long mainMillis, long millis, int moves) {
    timed = !(millis > 0 && moves == 0);
    periodMillis = millis;
    periodMoves = moves;
    leftMillis = mainMillis;
    leftMoves = 0;
    enterPeriod();
  }

  /// `time_left`: 0 moves means main time.
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

  /// Subtracts the time of a move.
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

  /// The limits of the next move.
  ///
  /// @param other the limits if there is no clock; their depth and nodes count with a clock too
  /// @param overheadMillis the time that a move takes in addition to the search
  Limits limits(Limits other, long overheadMillis) {
    if (!timed) {
      return other;
    }
    return clockLimits(overheadMillis).withDepth(other.depth()).withNodes(other.nodes());
  }

  private Limits clockLimits(long overheadMillis) {
    if (leftMoves == 0) {
      // Every period brings new time, so a move's share of a period counts as an increment.
      return Limits.clock(leftMillis, periodMoves == 0 ? 0 : periodMillis / periodMoves);
    }
    long share = leftMillis / leftMoves;
    return Limits.moveTime(Math.max(1, Math.max(share - overheadMillis, share / 2)));
  }
}
