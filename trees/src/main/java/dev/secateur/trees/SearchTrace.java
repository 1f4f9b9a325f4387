package dev.secateur.trees;

import java.util.List;
import java.util.Set;

/// What an algorithm did with a tree, from the first step to the last.
///
/// @param tree in the order in which it was searched
/// @param value of the root, for MAX
/// @param principalVariation the nodes of best play, from the root to where it ends
/// @param visited every node that was entered in any pass, in the order in which it was first
/// @param pruned every node that never was
/// @param nodes how often nodes were entered in all passes
/// @param leaves how often leaves were
public record SearchTrace(
    Tree tree,
    AlgorithmSettings setup,
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
