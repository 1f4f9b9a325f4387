package dev.secateur.search;

import dev.secateur.core.Limits;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.util.function.LongSupplier;

/// Divides a clock among the moves to come: a target for the usual move, more where the search is
/// undecided, and a hard end that leaves the clock with something on it.
final class TimeManager {

  /// How many more moves a clock has to last for.
  private static final int MOVES_TO_COME = 28;

  /// An undecided search may take this many times the usual.
  private static final double LONGEST = 4;

  /// A single move never takes more of the clock than this.
  private static final double MOST_OF_THE_CLOCK = 0.35;

  private final LongSupplier nanoTime;
  private final long start;
  private final long targetNanos;
  private final long hardNanos;

  /// The clock of this move starts now.
  ///
  /// @param nanoTime the current time, such as [System#nanoTime]; tests bring one that they move
  TimeManager(Limits limits, SearchOptions options, LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    start = nanoTime.getAsLong();
    long overhead = options.number(SearchOption.OVERHEAD);
    double hard = Double.POSITIVE_INFINITY;
    double target = Double.POSITIVE_INFINITY;
    if (limits.clockMillis() > 0) {
      double usable = Math.max(1, limits.clockMillis() - overhead);
      target = usable / MOVES_TO_COME + 0.75 * limits.incrementMillis();
      hard = Math.min(LONGEST * target, MOST_OF_THE_CLOCK * usable);
      target = Math.min(target, hard);
    }
    if (limits.moveMillis() > 0) {
      hard = Math.min(hard, (double) limits.moveMillis());
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

  /// The hard end.
  boolean isOver() {
    return hardNanos != Long.MAX_VALUE && elapsedNanos() >= hardNanos;
  }

  /// Whether another iteration is worth starting: it takes longer than all before it, so it is only
  /// begun in the first half of the target.
  ///
  /// @param volatility 0 when the best move has stayed the same, up to 1 when it has just changed
  boolean mayStartIteration(double volatility) {
    if (targetNanos == Long.MAX_VALUE) {
      return !isOver();
    }
    return elapsedNanos() < targetNanos * (0.55 + volatility);
  }
}
