package dev.secateur.search;

import java.util.List;

/// What a search did.
///
/// @param nodesPerDepth nodes at distance 1, 2, ... from the root in the last finished iteration
///     (S3.3), the root and quiescence apart
/// @param iterationMillis time of each finished iteration
/// @param branching the effective branching factor: how many times more nodes the last iteration
///     visited than the one before
public record Statistics(
    long nodes,
    long quiescenceNodes,
    List<Long> nodesPerDepth,
    long cutoffs,
    long firstMoveCutoffs,
    long tableProbes,
    long tableHits,
    int tableFullness,
    long oracleHits,
    int selectiveDepth,
    double branching,
    long timeNanos,
    List<Long> iterationMillis) {

  public long nodesPerSecond() {
    return timeNanos == 0 ? 0 : (long) (nodes * 1e9 / timeNanos);
  }

  public long timeMillis() {
    return timeNanos / 1_000_000;
  }

  /// The share of cutoffs that the first move made: how good the ordering is.
  public double firstMoveCutoffRate() {
    return cutoffs == 0 ? 0 : (double) firstMoveCutoffs / cutoffs;
  }
}
