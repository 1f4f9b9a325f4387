package dev.secateur.server.play;

import dev.secateur.server.archive.ClockRule;
import java.util.List;
import java.util.function.LongSupplier;

/// The two clocks of a game. One of them runs while a page watches; with every page closed no side
/// loses on time.
final class GameClock {

  private static final long NANOS = 1_000_000;

  private final ClockRule rule;
  private final LongSupplier nanoTime;
  private final long[] left = new long[2];
  private int side;
  private boolean isRunning;
  private long since;

  GameClock(ClockRule rule, LongSupplier nanoTime) {
    this.rule = rule;
    this.nanoTime = nanoTime;
  }

  /// Sets both clocks and gives the turn to a side; none runs.
  void set(List<Long> leftMs, int toMove) {
    left[0] = leftMs.get(0);
    left[1] = leftMs.get(1);
    side = toMove;
    isRunning = false;
  }

  List<Long> initial() {
    return List.of(rule.initialMs(), rule.initialMs());
  }

  long incrementMs() {
    return rule.incrementMs();
  }

  void start() {
    if (!isRunning) {
      isRunning = true;
      since = nanoTime.getAsLong();
    }
  }

  /// Stops the running clock.
  void pause() {
    if (isRunning) {
      left[side] = left(side);
      isRunning = false;
    }
  }

  /// The time that a side has left now; 0 or less when its time is up.
  long left(int ofSide) {
    long used = isRunning && ofSide == side ? (nanoTime.getAsLong() - since) / NANOS : 0;
    return left[ofSide] - used;
  }

  boolean isRunning() {
    return isRunning;
  }

  int side() {
    return side;
  }

  /// What both clocks show after the side to move has moved.
  List<Long> afterMove() {
    long moved = Math.max(0, left(side)) + rule.incrementMs();
    return side == 0 ? List.of(moved, left[1]) : List.of(left[0], moved);
  }

  Clocks show() {
    return new Clocks(List.of(Math.max(0, left(0)), Math.max(0, left(1))), isRunning ? side : null);
  }
}
