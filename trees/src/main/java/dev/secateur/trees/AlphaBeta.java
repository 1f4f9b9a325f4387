package dev.secateur.trees;

import dev.secateur.trees.TraceStep.WindowBound;

/// Alpha-beta in the lesson's own shape: two functions that know no value but the bounds, so
/// that a node returns alpha or beta and never anything worse than what it came with.
final class AlphaBeta {

  private final TraceRecorder teller;
  private final boolean strict;

  AlphaBeta(TraceRecorder teller, boolean strict) {
    this.teller = teller;
    this.strict = strict;
  }

  double value(TreeNode node, Side side, double alpha, double beta, int depth) {
    return side == Side.MAX
        ? maxValue(node, alpha, beta, depth)
        : minValue(node, alpha, beta, depth);
  }

  private double maxValue(TreeNode node, double alpha, double beta, int depth) {
    teller.enter(node, Side.MAX, alpha, beta);
    if (node.isLeaf() || depth == 0) {
      return teller.leaf(node);
    }
    for (TreeNode child : node.children()) {
      double before = alpha;
      alpha = Math.max(alpha, minValue(child, alpha, beta, depth - 1));
      teller.bound(node, child, WindowBound.ALPHA, before, alpha);
      if (strict ? alpha > beta : alpha >= beta) {
        teller.cut(node, child, alpha, beta, node.children());
        break;
      }
    }
    teller.returns(node, alpha);
    return alpha;
  }

  private double minValue(TreeNode node, double alpha, double beta, int depth) {
    teller.enter(node, Side.MIN, alpha, beta);
    if (node.isLeaf() || depth == 0) {
      return teller.leaf(node);
    }
    for (TreeNode child : node.children()) {
      double before = beta;
      beta = Math.min(beta, maxValue(child, alpha, beta, depth - 1));
      teller.bound(node, child, WindowBound.BETA, before, beta);
      if (strict ? beta < alpha : beta <= alpha) {
        teller.cut(node, child, beta, alpha, node.children());
        break;
      }
    }
    teller.returns(node, beta);
    return beta;
  }
}
