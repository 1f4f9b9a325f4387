package dev.secateur.trees;

import java.util.List;
import java.util.Set;

/// Everything that an algorithm did with a tree, step by step, and the result.
///
/// @param tree in the order in which it was searched
/// @param value the value of the root for MAX
/// @param principalVariation the nodes of best play, from the root to the end of the line
/// @param visited every node that was entered, in the order of its first visit
/// @param pruned every node that was never entered
/// @param nodes the number of visits to nodes, in all passes
/// @param leaves the number of visits to leaves, in all passes
public record SearchTrace(
    Tree tree,
    AlgorithmSettings settings,
    double value,
    List<Integer> principalVariation,
    List<Integer> visited,
    Set<Integer> pruned,
    long nodes,
    long leaves,
    List<TraceStep> steps) {

  public SearchTrace {
    principalVariation = List.copyOf(principalVariation);
    visited = List.copyOf(visited);
    pruned = Set.copyOf(pruned);
    steps = List.copyOf(steps);
  }
}
