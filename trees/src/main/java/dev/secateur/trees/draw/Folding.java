package dev.secateur.trees.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;

/// Which nodes of a large tree are drawn, and which are folded away behind a mark that counts them.
///
/// A node shows its children as long as there is room, first on the line of best play, then what
/// was visited, then what was cut; nearer to the root first. It depends on how a story ends and not
/// on the moment, so that a picture keeps still while one steps through it.
final class Folding {

  /// More children than this in a row are folded to the first few and a mark.
  private static final int MAX_CHILDREN = 60;

  /// In a tree of more nodes than this nothing is shown below a cut: it would take most of the
  /// room.
  private static final int MAX_WITH_PRUNED = 100;

  private static final int MAX_NODES = 500;
  private static final int FOLDED_NODES = 150;

  private static final int PRUNED_RANK = 2;

  /// A node of the drawing: one of the tree, or a mark for some that are not drawn.
  ///
  /// @param place of the tree's node in the scene; empty for a mark
  /// @param parent where its parent is in the drawing, -1 for the root
  /// @param hidden how many nodes a mark stands for, or all below a node that shows no child
  record Drawn(Optional<Integer> place, int parent, int depth, int hidden) {
    boolean isMark() {
      return place.isEmpty();
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
        children.get(view.parent()).add(view.place());
      }
    }
    for (int place = views.size() - 1; place >= 0; place--) {
      sizes[place]++;
      if (place > 0) {
        sizes[views.get(place).parent()] += sizes[place];
      }
    }
  }

  /// What is drawn of a scene, in the order of a walk: all of a tree of up to 500 nodes that the
  /// algorithm saw, and of a larger one what fits on a page or two.
  static List<Drawn> of(TreeSnapshot scene) {
    return of(scene, scene.views().size() <= MAX_NODES ? MAX_NODES : FOLDED_NODES);
  }

  static List<Drawn> of(TreeSnapshot scene, int limit) {
    var last = scene.finished() ? scene : TreeSnapshot.of(scene.story().orElseThrow());
    var folding = new Folding(last.views(), Math.max(limit, 2));
    folding.choose();
    var drawn = new ArrayList<Drawn>();
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
      var row = children.get(next);
      if (views.size() > MAX_WITH_PRUNED && rank(views.get(next)) == PRUNED_RANK) {
        continue;
      }
      int room = Math.min(MAX_CHILDREN, limit - shown.size());
      // A few of many children say something; half of three do not.
      if (row.size() <= room || (row.size() > MAX_CHILDREN && room == MAX_CHILDREN)) {
        for (int i = 0; i < row.size(); i++) {
          int child = row.get(i);
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
    return view.look() == NodeView.NodeStatus.PRUNED ? PRUNED_RANK : 1;
  }

  private void collect(int place, int parent, List<Drawn> drawn) {
    int at = drawn.size();
    int depth = views.get(place).depth();
    boolean closed = children.get(place).stream().noneMatch(shown::contains);
    drawn.add(new Drawn(Optional.of(place), parent, depth, closed ? sizes[place] - 1 : 0));
    if (closed) {
      return;
    }
    int hidden = 0;
    for (int child : children.get(place)) {
      if (shown.contains(child)) {
        hidden = mark(hidden, at, depth, drawn);
        collect(child, at, drawn);
      } else {
        hidden += sizes[child];
      }
    }
    mark(hidden, at, depth, drawn);
  }

  private static int mark(int hidden, int parent, int depth, List<Drawn> drawn) {
    if (hidden > 0) {
      drawn.add(new Drawn(Optional.empty(), parent, depth + 1, hidden));
    }
    return 0;
  }
}
