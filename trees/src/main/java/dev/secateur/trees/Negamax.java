package dev.secateur.trees;

import dev.secateur.trees.TraceStep.WindowBound;

/// Fail-soft alpha-beta as one function for both sides: what is good for one is as bad for the
/// other, so every value is from the view of who is to choose, and changes its sign on the way up.
final class Negamax {

  private final TraceRecorder teller;
  private final boolean strict;

  Negamax(TraceRecorder teller, boolean strict) {
    this.teller = teller;
    this.strict = strict;
  }

  /// The value, and the window, from the view of `side`.
  double value(TreeNode node, Side side, double alpha, double beta, int depth) {
    var view = View.of(side);
    teller.enter(node, side, view.low(alpha, beta), view.high(alpha, beta));
    if (node.isLeaf() || depth == 0) {
      return view.turn(teller.leaf(node));
    }
    double best = Double.NEGATIVE_INFINITY;
    for (TreeNode child : node.children()) {
      double value = -value(child, side.other(), -beta, -alpha, depth - 1);
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

  /// Turns what one side sees into what MAX sees, as stories are told, and back.
  enum View {
    FROM_MAX(1, WindowBound.ALPHA),
    FROM_MIN(-1, WindowBound.BETA);

    private final int sign;
    private final WindowBound own;

    View(int sign, WindowBound own) {
      this.sign = sign;
      this.own = own;
    }

    static View of(Side side) {
      return side == Side.MAX ? FROM_MAX : FROM_MIN;
    }

    double turn(double value) {
      return sign * value;
    }

    double low(double alpha, double beta) {
      return this == FROM_MAX ? alpha : -beta;
    }

    double high(double alpha, double beta) {
      return this == FROM_MAX ? beta : -alpha;
    }

    /// The bound that the side to choose moves.
    WindowBound own() {
      return own;
    }
  }
}
