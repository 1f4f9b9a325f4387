package dev.secateur.trees;

import dev.secateur.trees.Negamax.Perspective;
import dev.secateur.trees.TraceStep.ValueBound;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Iterative deepening: searches to depth 1, then 2, and so on. Each pass stores the best child of
/// every node in a table, and the next pass tries that child first. A subtree that was searched
/// down to its leaves is not searched again.
final class Deepening {

  /// The result of a pass at a node.
  ///
  /// @param value from the point of view of the side to choose
  /// @param isFinal whether no node below was estimated, so that more depth changes nothing
  private record DeepeningEntry(double value, ValueBound bound, boolean isFinal, int bestChild) {}

  private final TraceRecorder recorder;
  private final boolean strict;
  private final Map<Integer, DeepeningEntry> table = new HashMap<>();

  /// Whether a node at the depth limit was estimated since this was last reset.
  private boolean depthLimitReached;

  Deepening(TraceRecorder recorder, boolean strict) {
    this.recorder = recorder;
    this.strict = strict;
  }

  /// The value of the tree for MAX.
  double value(Tree tree, int maxDepth) {
    var view = Perspective.of(tree.rootSide());
    double value = 0;
    for (int depth = 1; depth <= maxDepth; depth++) {
      depthLimitReached = false;
      recorder.pass(tree.root(), depth, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
      value =
          view.toMax(
              value(
                  tree.root(),
                  tree.rootSide(),
                  Double.NEGATIVE_INFINITY,
                  Double.POSITIVE_INFINITY,
                  depth));
      if (!depthLimitReached) {
        break;
      }
    }
    return value;
  }

  /// The best line of the last pass. The children are not tried in their given order, so among
  /// equal children it need not follow the first.
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
    var view = Perspective.of(side);
    recorder.enter(node, side, view.lower(alpha, beta), view.upper(alpha, beta));
    if (node.isLeaf() || depth == 0) {
      depthLimitReached |= !node.isLeaf();
      return view.toMax(recorder.leaf(node));
    }
    var known = table.get(node.id());
    if (known != null && isEnough(known, alpha, beta)) {
      recorder.known(node, view.toMax(known.value), forMax(known.bound, side));
      return known.value;
    }
    boolean reachedBefore = depthLimitReached;
    depthLimitReached = false;
    double alphaAtEntry = alpha;
    double best = Double.NEGATIVE_INFINITY;
    var children = inOrder(node, known);
    int bestChild = children.getFirst().id();
    if (known != null) {
      recorder.tableMoveFirst(node, children.getFirst());
    }
    for (TreeNode child : children) {
      double value = -value(child, side.other(), -beta, -alpha, depth - 1);
      if (value > best) {
        best = value;
        bestChild = child.id();
        recorder.best(node, child, view.toMax(value));
        double raised = Math.max(alpha, best);
        recorder.bound(node, child, view.ownBound(), view.toMax(alpha), view.toMax(raised));
        alpha = raised;
      }
      if (strict ? best > beta : best >= beta) {
        recorder.cutoff(node, child, view.toMax(best), view.toMax(beta), children);
        break;
      }
    }
    table.put(
        node.id(),
        new DeepeningEntry(
            best, ValueBound.of(best, alphaAtEntry, beta), !depthLimitReached, bestChild));
    depthLimitReached |= reachedBefore;
    recorder.returns(node, view.toMax(best));
    return best;
  }

  private static boolean isEnough(DeepeningEntry known, double alpha, double beta) {
    return known.isFinal
        && switch (known.bound) {
          case EXACT -> true;
          case AT_LEAST -> known.value >= beta;
          case AT_MOST -> known.value <= alpha;
        };
  }

  /// The bound as MAX sees it.
  private static ValueBound forMax(ValueBound bound, Side side) {
    return side == Side.MAX
        ? bound
        : switch (bound) {
          case EXACT -> ValueBound.EXACT;
          case AT_LEAST -> ValueBound.AT_MOST;
          case AT_MOST -> ValueBound.AT_LEAST;
        };
  }

  /// The children, with the best child of the previous pass first.
  private static List<TreeNode> inOrder(TreeNode node, @Nullable DeepeningEntry known) {
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
