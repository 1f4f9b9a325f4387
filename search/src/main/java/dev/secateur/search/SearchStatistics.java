package dev.secateur.search;

import java.util.List;

/// What a search has counted and measured.
///
/// @param nodesPerDepth nodes at distance 1, 2, ... from the root in the last finished iteration,
///     without the root and without quiescence
/// @param iterationMillis time of each finished iteration
/// @param branching the effective branching factor: nodes of the last iteration divided by nodes of
///     the one before
public record SearchStatistics(
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

  /// Of an answer that needed no search.
  public static final SearchStatistics NONE =
      new SearchStatistics(0, 0, List.of(), 0, 0, 0, 0, 0, 0, 0, 0, 0, List.of());

  public long nodesPerSecond() {
    return timeNanos == 0 ? 0 : (long) (nodes * 1e9 / timeNanos);
  }

  public long timeMillis() {
    return timeNanos / 1_000_000;
  }

  /// The share of cutoffs caused by the first move: a measure of move ordering.
  public double firstMoveCutoffRate() {
    return cutoffs == 0 ? 0 : (double) firstMoveCutoffs / cutoffs;
  }
}
