package dev.secateur.search;

import dev.secateur.core.SearchOptions;
import java.util.function.Consumer;

/// Checks about every thousand nodes of one thread whether the search must stop, whether all
/// threads together have reached the node limit, and whether there are new options.
final class PeriodicCheck {

  /// A few thousand nodes take a millisecond, so a stop takes effect well within 50.
  private static final int NODES_BETWEEN_CHECKS = 1_024;

  private final SearchControl control;
  private final Consumer<SearchOptions> onNewOptions;
  private long nextCheck;
  private long reported;
  private int changesSeen;

  PeriodicCheck(SearchControl control, Consumer<SearchOptions> onNewOptions) {
    this.control = control;
    this.onNewOptions = onNewOptions;
  }

  /// Called at every node.
  void beat(SearchCounters counters) {
    if (counters.nodes >= nextCheck) {
      check(counters);
    }
  }

  /// The search has a first result, so limits may end it from now on.
  void moveFound() {
    control.moveFound();
  }

  private void check(SearchCounters counters) {
    long others = control.addNodes(counters.nodes - reported) - counters.nodes;
    reported = counters.nodes;
    long limit = control.nodeLimit() - others;
    long step = (limit - counters.nodes) / control.threadCount();
    nextCheck = counters.nodes + Math.clamp(step, 1, NODES_BETWEEN_CHECKS);
    if (control.mustStop() || counters.nodes > limit) {
      throw new SearchStopped();
    }
    if (control.changes() != changesSeen) {
      changesSeen = control.changes();
      onNewOptions.accept(control.options());
    }
  }
}
