package dev.secateur.trees;

import dev.secateur.trees.Negamax.View;

/// Principal variation search: the first child is expected to be best, so the others need only be
/// proven not to be better, with a window that has nothing in it. Where that fails, the child is
/// searched again with the whole window.
final class Pvs {

  private final TraceRecorder teller;
  private final boolean strict;
  private final ValueResolution grain;

  Pvs(TraceRecorder teller, boolean strict, ValueResolution grain) {
    this.teller = teller;
    this.strict = strict;
    this.grain = grain;
  }

  /// The value, and the window, from the view of `side`.
  double value(TreeNode node, Side side, double alpha, double beta, int depth) {
    var view = View.of(side);
    teller.enter(node, side, view.low(alpha, beta), view.high(alpha, beta));
    if (node.isLeaf() || depth == 0) {
      return view.turn(teller.leaf(node));
    }
    double best = Double.NEGATIVE_INFINITY;
    boolean isFirst = true;
    for (TreeNode child : node.children()) {
      // Above an infinite bound there is no room for an empty window.
      double value =
          isFirst || Double.isInfinite(alpha)
              ? -value(child, side.other(), -beta, -alpha, depth - 1)
              : scout(node, child, side, alpha, beta, depth);
      isFirst = false;
      if (value > best) {
        best = value;
        teller.best(node, child, view.turn(value));
        double raised = Math.max(alpha, best);
        teller.bound(node, child, view.own(), view.turn(alpha), view.turn(raised));
        alpha = raised;
      }
      if (strict ? best > beta : best >= beta) {
        teller.cut(node, child, view.turn(best), view.turn(beta), node.children());
        break;
      }
    }
    teller.returns(node, view.turn(best));
    return best;
  }

  private double scout(
      TreeNode node, TreeNode child, Side side, double alpha, double beta, int depth) {
    double justAbove = Math.min(beta, grain.above(alpha));
    double value = -value(child, side.other(), -justAbove, -alpha, depth - 1);
    boolean isExact = child.isLeaf() || depth == 1;
    if (value > alpha && value < beta && justAbove < beta && !isExact) {
      var view = View.of(side);
      teller.again(node, child, view.low(alpha, beta), view.high(alpha, beta));
      value = -value(child, side.other(), -beta, -alpha, depth - 1);
    }
    return value;
  }
}
