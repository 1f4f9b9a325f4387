package dev.secateur.trees;

import dev.secateur.trees.Negamax.View;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Iterative deepening: to depth 1, then 2, and so on. Each pass leaves in a table which child was
/// best at a node, and the next one looks at that child first; what has been seen to its last leaf
/// is not looked at again.
final class Deepening {

  /// What a pass found at a node.
  ///
  /// @param value from the view of who chooses there
  /// @param seenToTheEnd whether no node below was estimated, so that more depth changes nothing
  private record Entry(
      double value, TraceStep.ValueBound kind, boolean seenToTheEnd, int bestChild) {}

  private final TraceRecorder teller;
  private final boolean strict;
  private final Map<Integer, Entry> table = new HashMap<>();

  /// Whether anything was estimated since this was last set.
  private boolean horizonReached;

  Deepening(TraceRecorder teller, boolean strict) {
    this.teller = teller;
    this.strict = strict;
  }

  /// The value of the tree for MAX.
  double value(Tree tree, int deepest) {
    var view = View.of(tree.rootSide());
    double value = 0;
    for (int depth = 1; depth <= deepest; depth++) {
      horizonReached = false;
      teller.pass(tree.root(), depth, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
      value =
          view.turn(
              value(
                  tree.root(),
                  tree.rootSide(),
                  Double.NEGATIVE_INFINITY,
                  Double.POSITIVE_INFINITY,
                  depth));
      if (!horizonReached) {
        break;
      }
    }
    return value;
  }

  /// The line that the last pass held to be best. Children are not looked at in their order, so
  /// among equals this need not be the first.
  List<Integer> variation(TreeNode root) {
    var line = new ArrayList<Integer>();
    var node = root;
    line.add(node.id());
    for (var entry = table.get(root.id()); entry != null; entry = table.get(node.id())) {
      int best = entry.bestChild;
      node = node.children().stream().filter(child -> child.id() == best).findFirst().orElseThrow();
      line.add(best);
    }
    return line;
  }

  private double value(TreeNode node, Side side, double alpha, double beta, int depth) {
    var view = View.of(side);
    teller.enter(node, side, view.low(alpha, beta), view.high(alpha, beta));
    if (node.isLeaf() || depth == 0) {
      horizonReached |= !node.isLeaf();
      return view.turn(teller.leaf(node));
    }
    var known = table.get(node.id());
    if (known != null && settles(known, alpha, beta)) {
      teller.known(node, view.turn(known.value), fromMax(known.kind, side));
      return known.value;
    }
    boolean horizonBefore = horizonReached;
    horizonReached = false;
    double enteredWith = alpha;
    double best = Double.NEGATIVE_INFINITY;
    var children = inOrder(node, known);
    int bestChild = children.getFirst().id();
    if (known != null) {
      teller.tableFirst(node, children.getFirst());
    }
    for (TreeNode child : children) {
      double value = -value(child, side.other(), -beta, -alpha, depth - 1);
      if (value > best) {
        best = value;
        bestChild = child.id();
        teller.best(node, child, view.turn(value));
        double raised = Math.max(alpha, best);
        teller.bound(node, child, view.own(), view.turn(alpha), view.turn(raised));
        alpha = raised;
      }
      if (strict ? best > beta : best >= beta) {
        teller.cut(node, child, view.turn(best), view.turn(beta), children);
        break;
      }
    }
    table.put(
        node.id(),
        new Entry(best, TraceRecorder.kind(best, enteredWith, beta), !horizonReached, bestChild));
    horizonReached |= horizonBefore;
    teller.returns(node, view.turn(best));
    return best;
  }

  private static boolean settles(Entry known, double alpha, double beta) {
    return known.seenToTheEnd
        && switch (known.kind) {
          case EXACT -> true;
          case AT_LEAST -> known.value >= beta;
          case AT_MOST -> known.value <= alpha;
        };
  }

  private static TraceStep.ValueBound fromMax(TraceStep.ValueBound kind, Side side) {
    return side == Side.MAX
        ? kind
        : switch (kind) {
          case EXACT -> TraceStep.ValueBound.EXACT;
          case AT_LEAST -> TraceStep.ValueBound.AT_MOST;
          case AT_MOST -> TraceStep.ValueBound.AT_LEAST;
        };
  }

  private static List<TreeNode> inOrder(TreeNode node, @Nullable Entry known) {
    var children = new ArrayList<>(node.children());
    if (known != null) {
      for (TreeNode child : node.children()) {
        if (child.id() == known.bestChild) {
          children.remove(child);
          children.addFirst(child);
        }
      }
    }
    return children;
  }
}
