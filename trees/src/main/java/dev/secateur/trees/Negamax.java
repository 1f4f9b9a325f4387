package dev.secateur.trees;

import dev.secateur.trees.TraceStep.WindowBound;

/// Fail-soft alpha-beta as one function for both sides. Every value is from the point of view of
/// the side to choose, and its sign changes on the way up.
final class Negamax {

  private final TraceRecorder recorder;
  private final boolean strict;

  Negamax(TraceRecorder recorder, boolean strict) {
    this.recorder = recorder;
    this.strict = strict;
  }

  /// The value; window and value are from the point of view of `side`.
  double value(TreeNode node, Side side, double alpha, double beta, int depth) {
    var view = Perspective.of(side);
    recorder.enter(node, side, view.lower(alpha, beta), view.upper(alpha, beta));
    if (node.isLeaf() || depth == 0) {
      return view.toMax(recorder.leaf(node));
    }
    double best = Double.NEGATIVE_INFINITY;
    for (TreeNode child : node.children()) {
      double value = -value(child, side.other(), -beta, -alpha, depth - 1);
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

  /// Converts between the values of one side and the values of MAX, which traces contain.
  enum Perspective {
    FROM_MAX(1, WindowBound.ALPHA),
    FROM_MIN(-1, WindowBound.BETA);

    private final int sign;
    private final WindowBound ownBound;

    Perspective(int sign, WindowBound ownBound) {
      this.sign = sign;
      this.ownBound = ownBound;
    }

    static Perspective of(Side side) {
      return side == Side.MAX ? FROM_MAX : FROM_MIN;
    }

    /// A value of this side as a value of MAX, or the other way round.
    double toMax(double value) {
      return sign * value;
    }

    double lower(double alpha, double beta) {
      return this == FROM_MAX ? alpha : -beta;
    }

    double upper(double alpha, double beta) {
      return this == FROM_MAX ? beta : -alpha;
    }

    /// The bound that this side can change.
    WindowBound ownBound() {
      return ownBound;
    }
  }
}
