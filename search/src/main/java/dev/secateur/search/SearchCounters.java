package dev.secateur.search;

import java.util.Arrays;

/// The counters of one search thread. Plain fields, because each thread has its own; the statistics
/// add them up.
final class SearchCounters {

  long nodes;
  long quiescenceNodes;
  long cutoffs;
  long firstMoveCutoffs;
  long tableProbes;
  long tableHits;
  long oracleHits;
  int selectiveDepth;

  /// Nodes at each distance from the root in the current iteration, without quiescence.
  final long[] nodesAtPly;

  SearchCounters(int plies) {
    nodesAtPly = new long[plies];
  }

  void startSearch() {
    nodes = 0;
    quiescenceNodes = 0;
    cutoffs = 0;
    firstMoveCutoffs = 0;
    tableProbes = 0;
    tableHits = 0;
    oracleHits = 0;
    selectiveDepth = 0;
    startIteration();
  }

  void startIteration() {
    Arrays.fill(nodesAtPly, 0);
  }
}
