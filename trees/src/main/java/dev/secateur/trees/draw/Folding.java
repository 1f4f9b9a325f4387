package dev.secateur.trees.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;

/// Chooses which nodes of a large tree are drawn. The others are folded: a placeholder shows how
/// many they are.
///
/// A node shows its children while there is room. The line of best play comes first, then visited
/// nodes, then nodes that were cut off; nodes closer to the root come first. The choice depends on
/// the end of the trace and not on the current step, so that the picture does not move from step to
/// step.
final class Folding {

  /// More children than this are folded to the first few and a placeholder.
  private static final int MAX_CHILDREN = 60;

  /// In a tree with more nodes than this nothing is shown below a cutoff: it would take most of the
  /// room.
  private static final int MAX_NODES_WITH_PRUNED = 100;

  private static final int MAX_NODES = 500;
  private static final int FOLDED_NODES = 150;

  private static final int PRUNED_RANK = 2;

  /// A node of the drawing: a node of the tree, or a placeholder for nodes that are not drawn.
  ///
  /// @param index the index of the tree's node in the snapshot; empty for a placeholder
  /// @param parent the index of its parent in the drawing, -1 for the root
  /// @param hidden how many nodes a placeholder stands for, or how many are hidden below a node
  ///     that shows no children
  record DrawnNode(Optional<Integer> index, int parent, int depth, int hidden) {
    boolean isPlaceholder() {
      return index.isEmpty();
    }
  }

  private final List<NodeView> views;
  private final int limit;
  private final int[] sizes;
  private final List<List<Integer>> children = new ArrayList<>();
  private final Set<Integer> shown = new HashSet<>();

  private Folding(List<NodeView> views, int limit) {
    this.views = views;
    this.limit = limit;
    sizes = new int[views.size()];
    for (var view : views) {
      children.add(new ArrayList<>());
      if (view.parent() >= 0) {
        children.get(view.parent()).add(view.index());
      }
    }
    for (int place = views.size() - 1; place >= 0; place--) {
      sizes[place]++;
      if (place > 0) {
        sizes[views.get(place).parent()] += sizes[place];
      }
    }
  }

  /// The nodes that are drawn, in depth-first order: all nodes of a tree of up to 500 nodes that
  /// the algorithm visited, and of a larger tree as many as fit on a page or two.
  static List<DrawnNode> of(TreeSnapshot snapshot) {
    return of(snapshot, snapshot.nodes().size() <= MAX_NODES ? MAX_NODES : FOLDED_NODES);
  }

  static List<DrawnNode> of(TreeSnapshot snapshot, int limit) {
    var last = snapshot.isFinished() ? snapshot : TreeSnapshot.of(snapshot.trace().orElseThrow());
    var folding = new Folding(last.nodes(), Math.max(limit, 2));
    folding.choose();
    var drawn = new ArrayList<DrawnNode>();
    folding.collect(0, -1, drawn);
    return drawn;
  }

  private void choose() {
    var order =
        Comparator.<Integer>comparingInt(place -> rank(views.get(place)))
            .thenComparingInt(place -> views.get(place).depth())
            .thenComparingInt(place -> place);
    var open = new PriorityQueue<Integer>(order);
    open.add(0);
    shown.add(0);
    while (!open.isEmpty()) {
      int next = open.remove();
      var siblings = children.get(next);
      if (views.size() > MAX_NODES_WITH_PRUNED && rank(views.get(next)) == PRUNED_RANK) {
        continue;
      }
      int room = Math.min(MAX_CHILDREN, limit - shown.size());
      // A few of many children are worth showing; a part of only a few children is not.
      if (siblings.size() <= room || (siblings.size() > MAX_CHILDREN && room == MAX_CHILDREN)) {
        for (int i = 0; i < siblings.size(); i++) {
          int child = siblings.get(i);
          if (i < room || views.get(child).principal()) {
            shown.add(child);
            open.add(child);
          }
        }
      }
    }
  }

  private static int rank(NodeView view) {
    if (view.principal()) {
      return 0;
    }
    return view.status() == NodeView.NodeStatus.PRUNED ? PRUNED_RANK : 1;
  }

  private void collect(int place, int parent, List<DrawnNode> drawn) {
    int at = drawn.size();
    int depth = views.get(place).depth();
    boolean isClosed = children.get(place).stream().noneMatch(shown::contains);
    drawn.add(new DrawnNode(Optional.of(place), parent, depth, isClosed ? sizes[place] - 1 : 0));
    if (isClosed) {
      return;
    }
    int hidden = 0;
    for (int child : children.get(place)) {
      if (shown.contains(child)) {
        hidden = addPlaceholder(hidden, at, depth, drawn);
        collect(child, at, drawn);
      } else {
        hidden += sizes[child];
      }
    }
    addPlaceholder(hidden, at, depth, drawn);
  }

  /// Adds a placeholder if there are hidden nodes, and returns the new number of hidden nodes.
  private static int addPlaceholder(int hidden, int parent, int depth, List<DrawnNode> drawn) {
    if (hidden > 0) {
      drawn.add(new DrawnNode(Optional.empty(), parent, depth + 1, hidden));
    }
    return 0;
  }
}
