package dev.secateur.trees;

import static java.lang.Double.NEGATIVE_INFINITY;
import static java.lang.Double.POSITIVE_INFINITY;

/// Visits every node: MAX takes the largest value of the children, MIN the smallest.
final class Minimax {

  private final TraceRecorder recorder;

  Minimax(TraceRecorder recorder) {
    this.recorder = recorder;
  }

  double value(TreeNode node, Side side, int depth) {
    recorder.enter(node, side, NEGATIVE_INFINITY, POSITIVE_INFINITY);
    if (node.isLeaf() || depth == 0) {
      return recorder.leaf(node);
    }
    double best = side.worst();
    boolean isFirst = true;
    for (TreeNode child : node.children()) {
      double value = value(child, side.other(), depth - 1);
      if (isFirst || side.better(best, value) != best) {
        best = value;
        recorder.best(node, child, value);
      }
      isFirst = false;
    }
    recorder.returns(node, best);
    return best;
  }
}
