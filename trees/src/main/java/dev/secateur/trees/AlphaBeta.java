package dev.secateur.trees;

import dev.secateur.trees.TraceStep.WindowBound;

/// Fail-hard alpha-beta as two functions, `max_value` and `min_value`. A node returns alpha or
/// beta, so never a value outside its window.
final class AlphaBeta {

  private final TraceRecorder recorder;
  private final boolean strict;

  AlphaBeta(TraceRecorder recorder, boolean strict) {
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
    for (TreeNode child : node.children()) {
      double before = alpha;
      alpha = Math.max(alpha, minValue(child, alpha, beta, depth - 1));
      recorder.bound(node, child, WindowBound.ALPHA, before, alpha);
      if (strict ? alpha > beta : alpha >= beta) {
        recorder.cutoff(node, child, alpha, beta, node.children());
        break;
      }
    }
    recorder.returns(node, alpha);
    return alpha;
  }

  private double minValue(TreeNode node, double alpha, double beta, int depth) {
    recorder.enter(node, Side.MIN, alpha, beta);
    if (node.isLeaf() || depth == 0) {
      return recorder.leaf(node);
    }
    for (TreeNode child : node.children()) {
      double before = beta;
      beta = Math.min(beta, maxValue(child, alpha, beta, depth - 1));
      recorder.bound(node, child, WindowBound.BETA, before, beta);
      if (strict ? beta < alpha : beta <= alpha) {
        recorder.cutoff(node, child, beta, alpha, node.children());
        break;
      }
    }
    recorder.returns(node, beta);
    return beta;
  }
}
