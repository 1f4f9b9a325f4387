package dev.secateur.trees;

import dev.secateur.trees.TraceStep.ValueBound;
import dev.secateur.trees.TraceStep.WindowBound;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Records the steps of an algorithm. Each report is one line in the algorithm, so that the code
/// still reads like the textbook.
final class TraceRecorder {

  /// A node on the path from the root to the current node, with the window it was entered with.
  private record EnteredNode(Side side, double alpha, double beta) {}

  private final boolean strict;
  private final List<TraceStep> steps = new ArrayList<>();
  private final Deque<EnteredNode> path = new ArrayDeque<>();
  private final Set<Integer> visited = new LinkedHashSet<>();
  private long nodes;
  private long leaves;
  private int passes;

  TraceRecorder(boolean strict) {
    this.strict = strict;
  }

  void pass(TreeNode root, int depth, double alpha, double beta) {
    passes++;
    steps.add(
        new TraceStep.Pass(
            root.id(), passes, depth, withoutMinusZero(alpha), withoutMinusZero(beta)));
  }

  void enter(TreeNode node, Side side, double alpha, double beta) {
    nodes++;
    visited.add(node.id());
    path.push(new EnteredNode(side, withoutMinusZero(alpha), withoutMinusZero(beta)));
    steps.add(
        new TraceStep.Enter(node.id(), side, withoutMinusZero(alpha), withoutMinusZero(beta)));
  }

  /// The value of a leaf, or the estimate of a node at the depth limit.
  double leaf(TreeNode node) {
    leaves++;
    path.pop();
    double value = withoutMinusZero(NodeEstimate.of(node));
    steps.add(new TraceStep.Leaf(node.id(), value));
    return value;
  }

  /// Records that the table put a child first.
  void tableMoveFirst(TreeNode node, TreeNode child) {
    int given = node.children().indexOf(child) + 1;
    steps.add(
        new TraceStep.TriedEarly(node.id(), child.id(), 1, given, TraceStep.TriedReason.TABLE));
  }

  void best(TreeNode node, TreeNode child, double value) {
    steps.add(new TraceStep.NewBest(node.id(), child.id(), withoutMinusZero(value)));
  }

  /// Records a change of a bound; nothing if the bound stays the same.
  void bound(TreeNode node, TreeNode child, WindowBound which, double from, double to) {
    if (from != to) {
      steps.add(
          new TraceStep.Bound(
              node.id(), child.id(), which, withoutMinusZero(from), withoutMinusZero(to)));
    }
  }

  /// Records a cutoff; nothing if the child is the last one, because then no child is skipped.
  void cutoff(
      TreeNode node, TreeNode child, double value, double bound, List<TreeNode> childrenInOrder) {
    var which = path.getFirst().side == Side.MAX ? WindowBound.BETA : WindowBound.ALPHA;
    var removed =
        childrenInOrder.subList(childrenInOrder.indexOf(child) + 1, childrenInOrder.size()).stream()
            .map(TreeNode::id)
            .toList();
    if (removed.isEmpty()) {
      return;
    }
    steps.add(
        new TraceStep.Cutoff(
            node.id(),
            child.id(),
            withoutMinusZero(value),
            which,
            withoutMinusZero(bound),
            strict,
            removed,
            isDeep(which)));
  }

  /// A cutoff is deep if the bound was set above the parent: the parent was already entered with
  /// the same bound. A bound that the root was entered with was set by no node.
  private boolean isDeep(WindowBound which) {
    double bound = bound(path.getFirst(), which);
    int level = 0;
    for (EnteredNode ancestor : path) {
      if (bound(ancestor, which) != bound) {
        return level > 1;
      }
      level++;
    }
    return false;
  }

  private static double bound(EnteredNode entered, WindowBound which) {
    return which == WindowBound.ALPHA ? entered.alpha : entered.beta;
  }

  void searchedAgain(TreeNode node, TreeNode child, double alpha, double beta) {
    steps.add(
        new TraceStep.SearchedAgain(
            node.id(), child.id(), withoutMinusZero(alpha), withoutMinusZero(beta)));
  }

  void known(TreeNode node, double value, ValueBound bound) {
    path.pop();
    steps.add(
        new TraceStep.KnownValue(
            node.id(), withoutMinusZero(value), bound, TraceStep.ValueSource.TABLE));
  }

  void returns(TreeNode node, double value) {
    var entered = path.pop();
    var bound = ValueBound.of(value, entered.alpha, entered.beta);
    steps.add(new TraceStep.Return(node.id(), withoutMinusZero(value), bound));
  }

  /// Algorithms that change signs produce a minus zero now and then.
  private static double withoutMinusZero(double value) {
    return value + 0.0;
  }

  SearchTrace trace(Tree tree, AlgorithmSettings settings, double value, List<Integer> variation) {
    var pruned = new LinkedHashSet<Integer>();
    collectIds(tree.root(), pruned);
    pruned.removeAll(visited);
    return new SearchTrace(
        tree,
        settings,
        withoutMinusZero(value),
        variation,
        List.copyOf(visited),
        pruned,
        nodes,
        leaves,
        steps);
  }

  private static void collectIds(TreeNode node, Set<Integer> ids) {
    ids.add(node.id());
    node.children().forEach(child -> collectIds(child, ids));
  }
}
