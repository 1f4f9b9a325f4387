package dev.secateur.search;

import dev.secateur.core.Limits;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.util.function.LongSupplier;

/// Divides the time on a clock among the moves to come. The target is the time for a usual move. An
/// undecided search may take more, up to a hard limit that never empties the clock.
final class TimeManager {

  /// For how many more moves the time must be enough.
  private static final int MOVES_TO_COME = 28;

  /// An undecided search may take this many times the target.
  private static final double MAX_TARGETS = 4;

  /// One move never takes a larger share of the clock.
  private static final double MAX_SHARE = 0.35;

  private final LongSupplier nanoTime;
  private final long start;
  private final long targetNanos;
  private final long hardNanos;

  /// The time of this move starts now.
  ///
  /// @param nanoTime the current time, for example [System#nanoTime]; a test uses a clock that it
  ///     moves
  TimeManager(Limits limits, SearchOptions options, LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    start = nanoTime.getAsLong();
    long overhead = options.number(SearchOption.OVERHEAD);
    double hard = Double.POSITIVE_INFINITY;
    double target = Double.POSITIVE_INFINITY;
    if (limits.clockMillis() > 0) {
      double usable = Math.max(1, limits.clockMillis() - overhead);
      target = usable / MOVES_TO_COME + 0.75 * limits.incrementMillis();
      hard = Math.min(MAX_TARGETS * target, MAX_SHARE * usable);
      target = Math.min(target, hard);
    }
    if (limits.moveMillis() > 0) {
      hard = Math.min(hard, (double) limits.moveMillis());
    }
    if (limits.cpuMillis() > 0) {
      hard = Math.min(hard, (double) limits.cpuMillis());
    }
    targetNanos = nanos(target);
    hardNanos = nanos(hard);
  }

  private static long nanos(double millis) {
    return millis == Double.POSITIVE_INFINITY ? Long.MAX_VALUE : (long) (millis * 1e6);
  }

  long elapsedNanos() {
    return nanoTime.getAsLong() - start;
  }

  /// Whether the hard limit is reached.
  boolean isOver() {
    return hardNanos != Long.MAX_VALUE && elapsedNanos() >= hardNanos;
  }

  /// Whether another iteration should start. It takes longer than all before it, so it usually
  /// starts only in the first half of the target.
  ///
  /// @param extraTargets how much later, in targets: 0 is usual, see [Stability]
  boolean mayStartIteration(double extraTargets) {
    if (targetNanos == Long.MAX_VALUE) {
      return !isOver();
    }
    return elapsedNanos() < targetNanos * (0.55 + extraTargets);
  }
}
