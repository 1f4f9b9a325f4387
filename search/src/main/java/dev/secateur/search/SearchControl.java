package dev.secateur.search;

import dev.secateur.core.Limits;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/// Limits, options and the stop flag of one search. Any thread may change them, also before the
/// search starts; all search threads read them.
final class SearchControl {

  /// How long a stop waits for the first result.
  private static final long FIRST_RESULT_NANOS = 20_000_000;

  private final LongSupplier nanoTime;
  private final AtomicLong nodes = new AtomicLong();
  private volatile int threadCount = 1;
  private final SearchThreads threads;
  private volatile boolean stopped;
  private volatile SearchOptions options;
  private volatile int changes;
  private volatile Limits limits;
  private volatile TimeManager time;
  private volatile int iteration;
  private volatile long firstIterationNanos;
  private volatile boolean moveFound;
  private volatile boolean hasOneMove;

  /// @param nanoTime the current time, such as [System#nanoTime]
  SearchControl(SearchOptions options, Limits limits, LongSupplier nanoTime) {
    this(options, limits, nanoTime, new SearchThreads());
  }

  /// @param wallTime the current time, for limits without processor time
  SearchControl(
      SearchOptions options, Limits limits, LongSupplier wallTime, SearchThreads threads) {
    this.options = options;
    this.limits = limits;
    this.threads = threads;
    if (limits.cpuMillis() > 0) {
      threads.measure();
      nanoTime = threads::meanNanos;
    } else {
      nanoTime = wallTime;
    }
    time = new TimeManager(limits, options, nanoTime);
  }

  /// The clock starts. Called by the thread that searches.
  synchronized void begin() {
    threads.begin(Thread.currentThread());
    time = new TimeManager(limits, options, nanoTime);
  }

  void stop() {
    stopped = true;
  }

  SearchThreads threads() {
    return threads;
  }

  /// Sets new limits, which count from now on. After a ponder hit the search goes on with the
  /// player's own time.
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

  /// Whether there is a depth limit. Without one, only iterative deepening comes to an end.
  boolean hasDepth() {
    return depthLimit() > 0;
  }

  private int depthLimit() {
    return limits.depth() > 0 ? limits.depth() : options.number(SearchOption.DEFAULT_DEPTH);
  }

  /// The depth of the last iteration.
  int deepest() {
    return hasDepth() ? Math.min(depthLimit(), Search.DEEPEST) : Search.DEEPEST;
  }

  void setThreadCount(int count) {
    threadCount = count;
  }

  int threadCount() {
    return threadCount;
  }

  /// Adds nodes of one thread and returns the nodes of all threads.
  long addNodes(long count) {
    return nodes.addAndGet(count);
  }

  /// The nodes of all threads so far, as far as they were added.
  long nodes() {
    return nodes.get();
  }

  /// The depth of the iteration that runs; 0 before the first.
  int iteration() {
    return iteration;
  }

  /// The limit for the nodes of all threads together.
  long nodeLimit() {
    return moveFound && limits.nodes() > 0 ? limits.nodes() : Long.MAX_VALUE;
  }

  /// There is only one legal move. A player needs no search then; an analysis does.
  void onlyOneMove() {
    hasOneMove = true;
  }

  /// The main thread starts an iteration.
  void iterationBegins(int depth) {
    if (iteration == 0) {
      firstIterationNanos = nanoTime.getAsLong();
    }
    iteration = depth;
  }

  /// The search has a first result, so limits may end it from now on.
  void moveFound() {
    moveFound = true;
  }

  /// A stop waits a moment for a first result, so that nearly every search has one.
  boolean mustStop() {
    return isEnough()
        && (moveFound || nanoTime.getAsLong() - firstIterationNanos > FIRST_RESULT_NANOS);
  }

  /// Whether the search was stopped or has reached a limit other than the node limit.
  boolean isEnough() {
    boolean forced = hasOneMove && limits.forPlay();
    return stopped || forced || iteration > deepest() || time.isOver();
  }
}
