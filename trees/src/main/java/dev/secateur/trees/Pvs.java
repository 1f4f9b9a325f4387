package dev.secateur.trees;

import dev.secateur.trees.Negamax.Perspective;

/// Principal variation search. The first child is expected to be the best, so the others are
/// searched with a zero window, only to prove that they are not better. If that fails, the child is
/// searched again with the full window.
final class Pvs {

  private final TraceRecorder recorder;
  private final boolean strict;
  private final ValueResolution resolution;

  Pvs(TraceRecorder recorder, boolean strict, ValueResolution resolution) {
    this.recorder = recorder;
    this.strict = strict;
    this.resolution = resolution;
  }

  /// The value; window and value are from the point of view of `side`.
  double value(TreeNode node, Side side, double alpha, double beta, int depth) {
    var view = Perspective.of(side);
    recorder.enter(node, side, view.lower(alpha, beta), view.upper(alpha, beta));
    if (node.isLeaf() || depth == 0) {
      return view.toMax(recorder.leaf(node));
    }
    double best = Double.NEGATIVE_INFINITY;
    boolean isFirst = true;
    for (TreeNode child : node.children()) {
      // There is no zero window above an infinite alpha.
      double value =
          isFirst || Double.isInfinite(alpha)
              ? -value(child, side.other(), -beta, -alpha, depth - 1)
              : zeroWindowSearch(node, child, side, alpha, beta, depth);
      isFirst = false;
      if (value > best) {
        best = value;
        recorder.best(node, child, view.toMax(value));
        double raised = Math.max(alpha, best);
        recorder.bound(node, child, view.ownBound(), view.toMax(alpha), view.toMax(raised));
        alpha = raised;
      }
      if (strict ? best > beta : best >= beta) {
        recorder.cutoff(node, child, view.toMax(best), view.toMax(beta), node.children());
        break;
      }
    }
    recorder.returns(node, view.toMax(best));
    return best;
  }

  private double zeroWindowSearch(
      TreeNode node, TreeNode child, Side side, double alpha, double beta, int depth) {
    double zeroWindowBeta = Math.min(beta, resolution.nextAbove(alpha));
    double value = -value(child, side.other(), -zeroWindowBeta, -alpha, depth - 1);
    boolean isExact = child.isLeaf() || depth == 1;
    if (value > alpha && value < beta && zeroWindowBeta < beta && !isExact) {
      var view = Perspective.of(side);
      recorder.searchedAgain(node, child, view.lower(alpha, beta), view.upper(alpha, beta));
      value = -value(child, side.other(), -beta, -alpha, depth - 1);
    }
    return value;
  }
}
