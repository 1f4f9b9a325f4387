package dev.secateur.trees;

import dev.secateur.trees.TraceStep.WindowBound;

/// Alpha-beta in which the values of nodes pass upwards and the bounds only downwards: a
/// value outside the window is a bound, as tight as was found.
final class FailSoft {

  private final TraceRecorder teller;
  private final boolean strict;

  FailSoft(TraceRecorder teller, boolean strict) {
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
    double best = Double.NEGATIVE_INFINITY;
    for (TreeNode child : node.children()) {
      double value = minValue(child, alpha, beta, depth - 1);
      if (value > best) {
        best = value;
        teller.best(node, child, value);
        teller.bound(node, child, WindowBound.ALPHA, alpha, Math.max(alpha, best));
        alpha = Math.max(alpha, best);
      }
      if (strict ? best > beta : best >= beta) {
        teller.cut(node, child, best, beta, node.children());
        break;
      }
    }
    teller.returns(node, best);
    return best;
  }

  private double minValue(TreeNode node, double alpha, double beta, int depth) {
    teller.enter(node, Side.MIN, alpha, beta);
    if (node.isLeaf() || depth == 0) {
      return teller.leaf(node);
    }
    double best = Double.POSITIVE_INFINITY;
    for (TreeNode child : node.children()) {
      double value = maxValue(child, alpha, beta, depth - 1);
      if (value < best) {
        best = value;
        teller.best(node, child, value);
        teller.bound(node, child, WindowBound.BETA, beta, Math.min(beta, best));
        beta = Math.min(beta, best);
      }
      if (strict ? best < alpha : best <= alpha) {
        teller.cut(node, child, best, alpha, node.children());
        break;
      }
    }
    teller.returns(node, best);
    return best;
  }
}
