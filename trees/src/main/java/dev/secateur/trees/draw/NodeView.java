package dev.secateur.trees.draw;

import dev.secateur.trees.Side;
import dev.secateur.trees.TraceStep;
import dev.secateur.trees.TreeNode;
import dev.secateur.trees.TreeState.NodeState;
import java.util.Optional;

/// Everything that a drawing needs to know about one node at one moment.
///
/// @param index its position in a depth-first walk from the root, from 0
/// @param parent the index of its parent, -1 for the root
/// @param state what the algorithm knows about it; empty if the node was not entered or is not
///     shown
/// @param principal whether it is on the line of best play
/// @param current whether the last step happened here
/// @param cutoff the cutoff that removed the edge above; empty if there was none
public record NodeView(
    TreeNode node,
    Side side,
    int index,
    int parent,
    int depth,
    NodeStatus status,
    Optional<NodeState> state,
    boolean principal,
    boolean current,
    Optional<TraceStep.Cutoff> cutoff) {

  /// What has happened to a node; drawings show it by colour.
  public enum NodeStatus {
    /// A node of a tree without a trace.
    PLAIN,
    /// The algorithm has entered it.
    VISITED,
    /// The algorithm has not entered it yet.
    UNREACHED,
    /// It is cut off.
    PRUNED
  }

  static NodeView plain(TreeNode node, Side side, int index, int parent, int depth) {
    return new NodeView(
        node,
        side,
        index,
        parent,
        depth,
        NodeStatus.PLAIN,
        Optional.empty(),
        false,
        false,
        Optional.empty());
  }

  NodeView with(
      NodeStatus newStatus,
      Optional<NodeState> known,
      boolean onPrincipal,
      boolean isCurrent,
      Optional<TraceStep.Cutoff> removedBy) {
    return new NodeView(
        node, side, index, parent, depth, newStatus, known, onPrincipal, isCurrent, removedBy);
  }

  public int id() {
    return node.id();
  }

  /// Whether the reason of a cutoff is written at this edge: it is the last edge that the cutoff
  /// removed, where there is most room.
  public boolean showsReason() {
    return cutoff.isPresent() && cutoff.get().removed().getLast() == id();
  }
}
