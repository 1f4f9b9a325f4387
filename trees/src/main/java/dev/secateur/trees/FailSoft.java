package dev.secateur.trees;

import dev.secateur.trees.TraceStep.WindowBound;

/// Fail-soft alpha-beta: a node returns the best value that it found, even outside its window. Such
/// a value is a bound on the true value.
final class FailSoft {

  private final TraceRecorder recorder;
  private final boolean strict;

  FailSoft(TraceRecorder recorder, boolean strict) {
    this.recorder = recorder;
    this.strict = strict;
  }

  double value(TreeNode node, Side side, double alpha, double beta, int depth) {
    return side == Side.MAX
        ? maxValue(node, alpha, beta, depth)
        : minValue(node, alpha, beta, depth);
  }

  private double maxValue(TreeNode node, double alpha, double beta, int depth) {
    recorder.enter(node, Side.MAX, alpha, beta);
    if (node.isLeaf() || depth == 0) {
      return recorder.leaf(node);
    }
    double best = Double.NEGATIVE_INFINITY;
    for (TreeNode child : node.children()) {
      double value = minValue(child, alpha, beta, depth - 1);
      if (value > best) {
        best = value;
        recorder.best(node, child, value);
        recorder.bound(node, child, WindowBound.ALPHA, alpha, Math.max(alpha, best));
        alpha = Math.max(alpha, best);
      }
      if (strict ? best > beta : best >= beta) {
        recorder.cutoff(node, child, best, beta, node.children());
        break;
      }
    }
    recorder.returns(node, best);
    return best;
  }

  private double minValue(TreeNode node, double alpha, double beta, int depth) {
    recorder.enter(node, Side.MIN, alpha, beta);
    if (node.isLeaf() || depth == 0) {
      return recorder.leaf(node);
    }
    double best = Double.POSITIVE_INFINITY;
    for (TreeNode child : node.children()) {
      double value = maxValue(child, alpha, beta, depth - 1);
      if (value < best) {
        best = value;
        recorder.best(node, child, value);
        recorder.bound(node, child, WindowBound.BETA, beta, Math.min(beta, best));
        beta = Math.min(beta, best);
      }
      if (strict ? best < alpha : best <= alpha) {
        recorder.cutoff(node, child, best, alpha, node.children());
        break;
      }
    }
    recorder.returns(node, best);
    return best;
  }
}
