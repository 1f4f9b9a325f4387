package dev.secateur.search;

import dev.secateur.core.Limits;
import dev.secateur.core.SearchOptions;
import java.util.function.LongSupplier;

/// What a search is told from outside: to stop, how long it may go on, with which options. Written
/// by any thread, from before the search begins; read by all searching ones.
final class SearchControl {

  private static final long PATIENCE_NANOS = 20_000_000;

  private final LongSupplier nanoTime;
  private volatile boolean stopped;
  private volatile SearchOptions options;
  private volatile int changes;
  private volatile Limits limits;
  private volatile TimeManager time;
  private volatile int iteration;
  private volatile long firstIterationNanos;
  private volatile boolean somethingFound;
  private volatile boolean hasOneMove;

  /// @param nanoTime the current time, such as [System#nanoTime]
  SearchControl(SearchOptions options, Limits limits, LongSupplier nanoTime) {
    this.options = options;
    this.limits = limits;
    this.nanoTime = nanoTime;
    time = new TimeManager(limits, options, nanoTime);
  }

  /// The clock starts.
  synchronized void begin() {
    time = new TimeManager(limits, options, nanoTime);
  }

  void stop() {
    stopped = true;
  }

  /// New limits from now on: a guess came true, and what was thinking on the other's time goes on
  /// with one's own.
  synchronized void setLimits(Limits changed) {
    limits = changed;
    time = new TimeManager(changed, options, nanoTime);
  }

  synchronized void setOptions(SearchOptions changed) {
    options = changed;
    changes++;
  }

  /// How often the options were changed since the search was prepared.
  int changes() {
    return changes;
  }

  SearchOptions options() {
    return options;
  }

  TimeManager time() {
    return time;
  }

  /// Whether the limits name a depth: without one, only deepening comes to an end.
  boolean hasDepth() {
    return limits.depth() > 0;
  }

  /// The last iteration there may be.
  int deepest() {
    return hasDepth() ? Math.min(limits.depth(), Search.DEEPEST) : Search.DEEPEST;
  }

  long nodeLimit() {
    return somethingFound && limits.nodes() > 0 ? limits.nodes() : Long.MAX_VALUE;
  }

  /// There is only one move: who wants no more than a move has it.
  void onlyOneMove() {
    hasOneMove = true;
  }

  /// Called by the thread that leads.
  void iterationBegins(int depth) {
    if (iteration == 0) {
      firstIterationNanos = nanoTime.getAsLong();
    }
    iteration = depth;
  }

  /// From now on there is an answer to give, so limits may cut the search short.
  void somethingFound() {
    somethingFound = true;
  }

  /// A stop waits a moment for a first answer, which nearly every search has by then.
  boolean mustStop() {
    return isEnough()
        && (somethingFound || nanoTime.getAsLong() - firstIterationNanos > PATIENCE_NANOS);
  }

  /// Whether a stop was asked for or a limit is reached; nodes apart, which the threads count.
  boolean isEnough() {
    boolean forced = hasOneMove && limits.forPlay();
    return stopped || forced || iteration > deepest() || time.isOver();
  }
}
