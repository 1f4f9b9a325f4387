package dev.secateur.search;

import dev.secateur.core.SearchOptions;
import java.util.function.Consumer;

/// Interrupts a searching thread now and then: to stop it, to count its nodes against the limit, to
/// hand it new options.
final class PeriodicCheck {

  /// A few thousand positions take a millisecond: often enough for a stop within 50.
  private static final int NODES_BETWEEN_BEATS = 1_024;

  private final SearchControl control;
  private final Consumer<SearchOptions> onNewOptions;
  private long nextBeat;
  private int changesSeen;

  PeriodicCheck(SearchControl control, Consumer<SearchOptions> onNewOptions) {
    this.control = control;
    this.onNewOptions = onNewOptions;
  }

  /// Called at every node.
  void beat(SearchCounters counters) {
    if (counters.nodes >= nextBeat) {
      listen(counters);
    }
  }

  private void listen(SearchCounters counters) {
    long limit = control.nodeLimit();
    nextBeat = Math.min(counters.nodes + NODES_BETWEEN_BEATS, limit);
    if (control.mustStop() || counters.nodes > limit) {
      throw new SearchStopped();
    }
    if (control.changes() != changesSeen) {
      changesSeen = control.changes();
      onNewOptions.accept(control.options());
    }
  }
}
