package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SearchStatisticsTest {

  @Test
  void speedAndTimeAreTakenFromTheNanoseconds() {
    var statistics = statistics(3_000, 0, 0, 1_500_000_000);
    assertThat(statistics.nodesPerSecond()).isEqualTo(2_000);
    assertThat(statistics.timeMillis()).isEqualTo(1_500);
  }

  @Test
  void aSearchThatTookNoTimeHasNoSpeed() {
    assertThat(statistics(3_000, 0, 0, 0).nodesPerSecond()).isZero();
  }

  @Test
  void theShareOfFirstMovesIsThatOfAllCutoffs() {
    assertThat(statistics(1, 200, 150, 1).firstMoveCutoffRate()).isEqualTo(0.75);
    assertThat(statistics(1, 0, 0, 1).firstMoveCutoffRate()).isZero();
  }

  @Test
  void aNewSearchCountsFromZero() {
    var counters = new SearchCounters(3);
    counters.nodes = 1;
    counters.quiescenceNodes = 2;
    counters.cutoffs = 3;
    counters.firstMoveCutoffs = 4;
    counters.tableProbes = 5;
    counters.tableHits = 6;
    counters.oracleHits = 7;
    counters.selectiveDepth = 8;
    Arrays.fill(counters.nodesAtPly, 9);
    counters.startSearch();
    assertThat(counters).usingRecursiveComparison().isEqualTo(new SearchCounters(3));
  }

  @Test
  void aNewIterationCountsOnlyTheNodesOfEachPlyFromZero() {
    var counters = new SearchCounters(2);
    counters.nodes = 1;
    Arrays.fill(counters.nodesAtPly, 9);
    counters.startIteration();
    assertThat(counters.nodes).isEqualTo(1);
    assertThat(counters.nodesAtPly).containsOnly(0);
  }

  private static SearchStatistics statistics(
      long nodes, long cutoffs, long firstMoveCutoffs, long timeNanos) {
    return new SearchStatistics(
        nodes, 0, List.of(), cutoffs, firstMoveCutoffs, 0, 0, 0, 0, 0, 0, timeNanos, List.of());
  }
}
