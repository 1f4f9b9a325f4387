package dev.secateur.search;

import dev.secateur.core.Limits;
import dev.secateur.core.SearchOptions;

/// What a running search is told from outside: to stop, how long it may go on, with which options.
/// Written by any thread, read by all searching ones.
final class Control {

  private static final long PATIENCE_NANOS = 20_000_000;

  private volatile boolean stopped;
  private volatile SearchOptions options;
  private volatile int changes;
  private volatile TimeManager time;
  private volatile long nodeLimit;
  private volatile boolean somethingFound;

  Control(SearchOptions options, Limits limits) {
    this.options = options;
    time = new TimeManager(limits, options);
    nodeLimit = limits.nodes() == 0 ? Long.MAX_VALUE : limits.nodes();
  }

  void stop() {
    stopped = true;
  }

  /// New limits from now on: a guess came true, and what was thinking on the other's time goes on
  /// with one's own.
  void setLimits(Limits limits) {
    time = new TimeManager(limits, options);
    nodeLimit = limits.nodes() == 0 ? Long.MAX_VALUE : limits.nodes();
  }

  synchronized void setOptions(SearchOptions changed) {
    options = changed;
    changes++;
  }

  /// How often the options were changed since the search began.
  int changes() {
    return changes;
  }

  SearchOptions options() {
    return options;
  }

  TimeManager time() {
    return time;
  }

  long nodeLimit() {
    return somethingFound ? nodeLimit : Long.MAX_VALUE;
  }

  /// From now on there is an answer to give, so limits may cut the search short.
  void somethingFound() {
    somethingFound = true;
  }

  /// A stop waits a moment for a first answer, which nearly every search has by then.
  boolean mustStop() {
    boolean wanted = stopped || time.isOver();
    return wanted && (somethingFound || time.elapsedNanos() > PATIENCE_NANOS);
  }

  /// Whether a stop was asked for, by whoever.
  boolean wasStopped() {
    return stopped;
  }
}
