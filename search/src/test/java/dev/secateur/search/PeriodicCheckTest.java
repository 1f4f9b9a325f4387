package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Limits;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// At which nodes a thread looks for a stop, the node limit and new options.
class PeriodicCheckTest {

  private static final SearchOptions STANDARD = SearchOptions.STANDARD;
  private static final SearchOptions OTHER = STANDARD.off(SearchOption.LMR);

  private final List<SearchOptions> received = new ArrayList<>();

  private static SearchControl control(Limits limits) {
    var control = new SearchControl(STANDARD, limits, new ManualClock());
    control.begin();
    control.iterationBegins(1);
    return control;
  }

  /// One thread and its number of nodes.
  private final class SearchThread {

    private final PeriodicCheck check;
    private final SearchCounters counters = new SearchCounters(1);

    SearchThread(SearchControl control) {
      check = new PeriodicCheck(control, received::add);
    }

    void searchTo(long nodes) {
      while (counters.nodes < nodes) {
        counters.nodes++;
        check.beat(counters);
      }
    }

    /// The node at which the search stops.
    long stopsAt() {
      assertThatThrownBy(() -> searchTo(100_000)).isInstanceOf(SearchStopped.class);
      return counters.nodes;
    }
  }

  @Test
  void newOptionsArriveOnceAtTheNextCheck() {
    var control = control(Limits.NONE);
    var thread = new SearchThread(control);
    thread.searchTo(1);
    control.setOptions(OTHER);
    thread.searchTo(1_024);
    assertThat(received).isEmpty();
    thread.searchTo(1_025);
    assertThat(received).containsExactly(OTHER);
    thread.searchTo(10_000);
    assertThat(received).containsExactly(OTHER);
    control.setOptions(STANDARD);
    thread.searchTo(11_024);
    assertThat(received).containsExactly(OTHER, STANDARD);
  }

  @Test
  void aStopTakesEffectAtTheNextCheck() {
    var control = control(Limits.NONE);
    var thread = new SearchThread(control);
    thread.check.moveFound();
    thread.searchTo(1);
    control.stop();
    assertThat(thread.stopsAt()).isEqualTo(1_025);
  }

  @Test
  void withoutAMoveAStopDoesNotEndTheSearch() {
    var control = control(Limits.NONE);
    var thread = new SearchThread(control);
    control.stop();
    thread.searchTo(5_000);
    thread.check.moveFound();
    assertThat(thread.stopsAt()).isBetween(5_001L, 5_000L + 1_024);
  }

  @Test
  void oneThreadStopsAtTheNodeAfterItsLimit() {
    var control = control(Limits.nodes(3_000));
    control.moveFound();
    assertThat(new SearchThread(control).stopsAt()).isEqualTo(3_001);
  }

  /// A thread does not know the nodes that another one has searched since its last check.
  @Test
  void allThreadsTogetherPassTheNodeLimitByOneIntervalAtMost() {
    var control = control(Limits.nodes(3_000));
    control.setThreadCount(2);
    control.moveFound();
    var first = new SearchThread(control);
    var second = new SearchThread(control);
    first.searchTo(1_500);
    assertThat(second.stopsAt()).isLessThan(2_000);
    first.stopsAt();
    long nodes = first.counters.nodes + second.counters.nodes;
    assertThat(nodes).isBetween(3_000L, 3_000L + 1_024);
    assertThat(control.addNodes(0)).as("each node is reported once").isEqualTo(nodes);
  }
}
