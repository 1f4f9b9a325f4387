package dev.secateur.trees.draw;

import dev.secateur.trees.Side;
import dev.secateur.trees.TraceStep;
import dev.secateur.trees.TreeNode;
import dev.secateur.trees.TreeState.NodeState;
import java.util.Optional;

/// All that a drawing needs to know of one node at one moment.
///
/// @param place where it is in a walk from the root, from 0
/// @param parent where its parent is in the walk, -1 for the root
/// @param state what the algorithm knows of it; empty where it has not been, or is not to be shown
/// @param principal whether it lies on the line of best play
/// @param current whether the last step happened here
/// @param cut why the edge above was cut; empty where it was not
public record NodeView(
    TreeNode node,
    Side side,
    int place,
    int parent,
    int depth,
    NodeStatus look,
    Optional<NodeState> state,
    boolean principal,
    boolean current,
    Optional<TraceStep.Cut> cut) {

  /// How much a node stands out.
  public enum NodeStatus {
    /// Nothing has happened yet, or nothing ever will: a tree alone.
    PLAIN,
    /// The algorithm has been here.
    VISITED,
    /// It has not, and may still come.
    UNREACHED,
    /// It will not come any more.
    PRUNED
  }

  static NodeView plain(TreeNode node, Side side, int place, int parent, int depth) {
    return new NodeView(
        node,
        side,
        place,
        parent,
        depth,
        NodeStatus.PLAIN,
        Optional.empty(),
        false,
        false,
        Optional.empty());
  }

  NodeView seen(
      NodeStatus seenAs,
      Optional<NodeState> known,
      boolean onPrincipal,
      boolean isCurrent,
      Optional<TraceStep.Cut> cutBy) {
    return new NodeView(
        node, side, place, parent, depth, seenAs, known, onPrincipal, isCurrent, cutBy);
  }

  public int id() {
    return node.id();
  }

  /// Whether the reason of a cut is written at this edge: the last of those that it removed, since
  /// there is most room.
  public boolean saysReason() {
    return cut.isPresent() && cut.get().removed().getLast() == id();
  }
}
