package dev.secateur.trees;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/// The state of a tree after some steps of a trace: what a picture or a page shows at that moment.
///
/// @param nodes by id; a node that was not entered has no entry
/// @param cutEdges the children that were cut off so far
/// @param current the node of the last step
public record TreeState(Map<Integer, NodeState> nodes, Set<Integer> cutEdges, int current) {

  /// The state of a node.
  ///
  /// @param value the best value so far, or the returned value if the node is done
  public record NodeState(
      double alpha,
      double beta,
      OptionalDouble value,
      TraceStep.ValueBound bound,
      boolean isDone) {}

  public TreeState {
    nodes = Map.copyOf(nodes);
    cutEdges = Set.copyOf(cutEdges);
  }
}
