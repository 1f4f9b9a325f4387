package dev.secateur.trees;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/// How a tree looks after some steps of a story: what a picture or a page shows at that moment.
///
/// @param nodes by id; a node that was never reached has no entry
/// @param cutEdges the children that were cut away so far
/// @param current the node at which the last step happened
public record TreeState(Map<Integer, NodeState> nodes, Set<Integer> cutEdges, int current) {

  /// What is known of a node.
  ///
  /// @param value the best so far, or the returned one when it is done
  public record NodeState(
      double alpha, double beta, OptionalDouble value, TraceStep.ValueBound kind, boolean isDone) {}

  public TreeState {
    nodes = Map.copyOf(nodes);
    cutEdges = Set.copyOf(cutEdges);
  }
}
