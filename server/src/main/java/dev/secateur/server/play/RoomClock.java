package dev.secateur.server.play;

import dev.secateur.server.archive.ClockRule;
import dev.secateur.server.play.MoveTask.MoveClock;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// The clocks of a game, if it has clocks, and the timer that goes off when the time is up. The
/// lock of the room guards it.
final class RoomClock {

  private final @Nullable GameClock clock;
  private final ScheduledExecutorService timer;
  private @Nullable Future<?> alarm;

  RoomClock(@Nullable ClockRule rule, ScheduledExecutorService timer) {
    clock = rule == null ? null : new GameClock(rule, System::nanoTime);
    this.timer = timer;
  }

  boolean isPresent() {
    return clock != null;
  }

  @Nullable Clocks show() {
    return clock == null ? null : clock.show();
  }

  /// The clock of the side to move.
  MoveClock ofSideToMove() {
    return clock == null
        ? MoveClock.NONE
        : new MoveClock(Math.max(1, clock.left(clock.side())), clock.incrementMs());
  }

  /// Whether the side to move has no time left.
  boolean isUp() {
    return clock != null && clock.isRunning() && clock.left(clock.side()) <= 0;
  }

  /// What both sides have before the first move.
  List<Long> initial() {
    return clock == null ? List.of(0L, 0L) : clock.initial();
  }

  /// What both clocks show after the side to move has moved now; null without clocks.
  @Nullable List<Long> afterMove() {
    return clock == null ? null : clock.afterMove();
  }

  /// The time that the side to move has used since it had as much as this.
  long usedSince(List<Long> leftMs) {
    return clock == null ? 0 : Math.max(0, leftMs.get(clock.side()) - clock.left(clock.side()));
  }

  /// Sets both clocks and gives the turn to a side; none runs.
  void set(List<Long> leftMs, int toMove) {
    if (clock != null) {
      clock.set(leftMs, toMove);
    }
  }

  /// Lets the clock of the side to move run, if it does not yet.
  ///
  /// @param whenUp what to do when its time is up
  void run(Runnable whenUp) {
    stopAlarm();
    if (clock != null) {
      clock.start();
      long millis = clock.left(clock.side()) + 1;
      alarm = timer.schedule(whenUp, millis, TimeUnit.MILLISECONDS);
    }
  }

  void pause() {
    stopAlarm();
    if (clock != null) {
      clock.pause();
    }
  }

  /// The clock shows on what it shows, but nothing happens when its time is up.
  void stopAlarm() {
    if (alarm != null) {
      alarm.cancel(false);
      alarm = null;
    }
  }
}
