package dev.secateur.trees;

import dev.secateur.trees.TraceStep.ValueBound;
import dev.secateur.trees.TraceStep.WindowBound;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Writes down what an algorithm does. The algorithms say it in one line each, so that they still
/// read like the textbook.
final class TraceRecorder {

  /// A node on the way from the root to where the algorithm is, with the window it came with.
  private record Frame(Side side, double alpha, double beta) {}

  private final boolean strict;
  private final List<TraceStep> steps = new ArrayList<>();
  private final Deque<Frame> path = new ArrayDeque<>();
  private final Set<Integer> visited = new LinkedHashSet<>();
  private long nodes;
  private long leaves;
  private int passes;

  TraceRecorder(boolean strict) {
    this.strict = strict;
  }

  void pass(TreeNode root, int depth, double alpha, double beta) {
    passes++;
    steps.add(new TraceStep.Pass(root.id(), passes, depth, plain(alpha), plain(beta)));
  }

  void enter(TreeNode node, Side side, double alpha, double beta) {
    nodes++;
    visited.add(node.id());
    path.push(new Frame(side, plain(alpha), plain(beta)));
    steps.add(new TraceStep.Enter(node.id(), side, plain(alpha), plain(beta)));
  }

  /// What a node is worth at which the algorithm looks no further.
  double leaf(TreeNode node) {
    leaves++;
    path.pop();
    double value = plain(NodeEstimate.of(node));
    steps.add(new TraceStep.Leaf(node.id(), value));
    return value;
  }

  /// Says that a table brought a child to the front.
  void tableFirst(TreeNode node, TreeNode child) {
    int given = node.children().indexOf(child) + 1;
    steps.add(new TraceStep.Tried(node.id(), child.id(), 1, given, TraceStep.OrderingReason.TABLE));
  }

  void best(TreeNode node, TreeNode child, double value) {
    steps.add(new TraceStep.Best(node.id(), child.id(), plain(value)));
  }

  /// Says so if a bound moved.
  void bound(TreeNode node, TreeNode child, WindowBound which, double from, double to) {
    if (from != to) {
      steps.add(new TraceStep.Bound(node.id(), child.id(), which, plain(from), plain(to)));
    }
  }

  /// Says so if that leaves out anything: after the last child there is nothing to cut.
  void cut(
      TreeNode node, TreeNode child, double value, double bound, List<TreeNode> childrenInOrder) {
    var here = path.getFirst();
    var which = here.side == Side.MAX ? WindowBound.BETA : WindowBound.ALPHA;
    var removed =
        childrenInOrder.subList(childrenInOrder.indexOf(child) + 1, childrenInOrder.size()).stream()
            .map(TreeNode::id)
            .toList();
    if (removed.isEmpty()) {
      return;
    }
    steps.add(
        new TraceStep.Cut(
            node.id(),
            child.id(),
            plain(value),
            which,
            plain(bound),
            strict,
            removed,
            isDeep(which)));
  }

  /// The parent set a bound if it came with another one itself. If it came with the same, somebody
  /// further up did, or, when even the root came with it, nobody.
  private boolean isDeep(WindowBound which) {
    double bound = bound(path.getFirst(), which);
    int up = 0;
    for (Frame frame : path) {
      if (bound(frame, which) != bound) {
        return up > 1;
      }
      up++;
    }
    return false;
  }

  private static double bound(Frame frame, WindowBound which) {
    return which == WindowBound.ALPHA ? frame.alpha : frame.beta;
  }

  void again(TreeNode node, TreeNode child, double alpha, double beta) {
    steps.add(new TraceStep.Again(node.id(), child.id(), plain(alpha), plain(beta)));
  }

  void known(TreeNode node, double value, ValueBound kind) {
    path.pop();
    steps.add(new TraceStep.Known(node.id(), plain(value), kind, TraceStep.ValueSource.TABLE));
  }

  void returns(TreeNode node, double value) {
    var frame = path.pop();
    steps.add(new TraceStep.Return(node.id(), plain(value), kind(value, frame.alpha, frame.beta)));
  }

  /// What a value that was found with a window says about the true one. Nothing lies beyond an
  /// infinite bound, so meeting one is exact.
  static ValueBound kind(double value, double alpha, double beta) {
    if (Double.isInfinite(value)) {
      return ValueBound.EXACT;
    }
    return value >= beta
        ? ValueBound.AT_LEAST
        : value <= alpha ? ValueBound.AT_MOST : ValueBound.EXACT;
  }

  /// Algorithms that change signs make a minus zero now and then, which nobody wants to read.
  private static double plain(double value) {
    return value + 0.0;
  }

  SearchTrace story(Tree tree, AlgorithmSettings setup, double value, List<Integer> variation) {
    var pruned = new LinkedHashSet<Integer>();
    collect(tree.root(), pruned);
    pruned.removeAll(visited);
    return new SearchTrace(
        tree, setup, plain(value), variation, List.copyOf(visited), pruned, nodes, leaves, steps);
  }

  private static void collect(TreeNode node, Set<Integer> ids) {
    ids.add(node.id());
    node.children().forEach(child -> collect(child, ids));
  }
}
