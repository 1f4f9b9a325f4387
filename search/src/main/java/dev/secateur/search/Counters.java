package dev.secateur.search;

import java.util.Arrays;

/// What one thread has counted. Plain fields: each thread has its own, and they are added up when
/// somebody asks.
final class Counters {

  long nodes;
  long quiescenceNodes;
  long cutoffs;
  long firstMoveCutoffs;
  long tableProbes;
  long tableHits;
  long oracleHits;
  int selectiveDepth;

  /// Nodes at each distance from the root in the current iteration, quiescence apart (S3.3).
  final long[] nodesAtPly;

  Counters(int plies) {
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
