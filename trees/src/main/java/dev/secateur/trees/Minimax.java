package dev.secateur.trees;

import static java.lang.Double.NEGATIVE_INFINITY;
import static java.lang.Double.POSITIVE_INFINITY;

/// Every node of the tree: MAX takes the greatest value of the children, MIN the least.
final class Minimax {

  private final TraceRecorder teller;

  Minimax(TraceRecorder teller) {
    this.teller = teller;
  }

  double value(TreeNode node, Side side, int depth) {
    teller.enter(node, side, NEGATIVE_INFINITY, POSITIVE_INFINITY);
    if (node.isLeaf() || depth == 0) {
      return teller.leaf(node);
    }
    double best = side.worst();
    boolean isFirst = true;
    for (TreeNode child : node.children()) {
      double value = value(child, side.other(), depth - 1);
      if (isFirst || side.better(best, value) != best) {
        best = value;
        teller.best(node, child, value);
      }
      isFirst = false;
    }
    teller.returns(node, best);
    return best;
  }
}
