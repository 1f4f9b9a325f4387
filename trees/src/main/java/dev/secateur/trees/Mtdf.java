package dev.secateur.trees;

import dev.secateur.trees.TraceStep.ValueBound;
import dev.secateur.trees.TraceStep.WindowBound;
import java.util.HashMap;
import java.util.Map;

/// MTD(f): searches only with zero windows, each of which answers "is the value at least this?".
/// The answers raise a lower bound or lower an upper bound until both meet. A table keeps the
/// results of earlier searches.
final class Mtdf {

  /// The bounds that are known of a node.
  private record Bounds(double lower, double upper) {
    static final Bounds UNKNOWN = new Bounds(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    /// These bounds after a search with a window returned a value.
    Bounds narrowed(double value, double alpha, double beta) {
      return new Bounds(
          value > alpha ? Math.max(lower, value) : lower,
          value < beta ? Math.min(upper, value) : upper);
    }
  }

  private final TraceRecorder recorder;
  private final boolean strict;
  private final ValueResolution resolution;
  private final Map<Integer, Bounds> table = new HashMap<>();

  Mtdf(TraceRecorder recorder, boolean strict, ValueResolution resolution) {
    this.recorder = recorder;
    this.strict = strict;
    this.resolution = resolution;
  }

  /// The value of the tree.
  ///
  /// @param guess the first guess: the closer to the value, the fewer searches are needed
  /// @param reportedDepth the depth as the trace reports it, 0 for no limit
  double value(Tree tree, double guess, int reportedDepth, int depth) {
    double value = guess;
    double lower = Double.NEGATIVE_INFINITY;
    double upper = Double.POSITIVE_INFINITY;
    while (lower < upper) {
      double beta = value == lower ? resolution.nextAbove(value) : value;
      double alpha = resolution.nextBelow(beta);
      recorder.pass(tree.root(), reportedDepth, alpha, beta);
      value = value(tree.root(), tree.rootSide(), alpha, beta, depth);
      if (value < beta) {
        upper = value;
      } else {
        lower = value;
      }
    }
    return value;
  }

  private double value(TreeNode node, Side side, double alpha, double beta, int depth) {
    recorder.enter(node, side, alpha, beta);
    var known = table.getOrDefault(node.id(), Bounds.UNKNOWN);
    if (known.lower >= beta) {
      recorder.known(
          node, known.lower, known.lower == known.upper ? ValueBound.EXACT : ValueBound.AT_LEAST);
      return known.lower;
    }
    if (known.upper <= alpha) {
      recorder.known(
          node, known.upper, known.lower == known.upper ? ValueBound.EXACT : ValueBound.AT_MOST);
      return known.upper;
    }
    if (node.isLeaf() || depth == 0) {
      double value = recorder.leaf(node);
      table.put(node.id(), new Bounds(value, value));
      return value;
    }
    double value =
        side == Side.MAX ? maxValue(node, alpha, beta, depth) : minValue(node, alpha, beta, depth);
    table.put(node.id(), known.narrowed(value, alpha, beta));
    recorder.returns(node, value);
    return value;
  }

  private double maxValue(TreeNode node, double alpha, double beta, int depth) {
    double best = Double.NEGATIVE_INFINITY;
    for (TreeNode child : node.children()) {
      double value = value(child, Side.MIN, alpha, beta, depth - 1);
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
    return best;
  }

  private double minValue(TreeNode node, double alpha, double beta, int depth) {
    double best = Double.POSITIVE_INFINITY;
    for (TreeNode child : node.children()) {
      double value = value(child, Side.MAX, alpha, beta, depth - 1);
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
    return best;
  }
}
