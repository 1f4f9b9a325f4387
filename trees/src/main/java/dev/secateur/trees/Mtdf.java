package dev.secateur.trees;

import dev.secateur.trees.TraceStep.ValueBound;
import dev.secateur.trees.TraceStep.WindowBound;
import java.util.HashMap;
import java.util.Map;

/// MTD(f): asks only yes-or-no questions ("is it worth at least this?"), each with an empty window,
/// and closes in on the value from both sides. A table keeps what the earlier questions found out.
final class Mtdf {

  /// What is known of a node.
  private record Bounds(double lower, double upper) {
    static final Bounds NONE = new Bounds(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    Bounds with(double value, double alpha, double beta) {
      return new Bounds(
          value > alpha ? Math.max(lower, value) : lower,
          value < beta ? Math.min(upper, value) : upper);
    }
  }

  private final TraceRecorder teller;
  private final boolean strict;
  private final ValueResolution grain;
  private final Map<Integer, Bounds> table = new HashMap<>();

  Mtdf(TraceRecorder teller, boolean strict, ValueResolution grain) {
    this.teller = teller;
    this.strict = strict;
    this.grain = grain;
  }

  /// The value of the tree.
  ///
  /// @param guess where to ask first: the nearer, the fewer questions
  double value(Tree tree, double guess, int depthTold, int depth) {
    double value = guess;
    double lower = Double.NEGATIVE_INFINITY;
    double upper = Double.POSITIVE_INFINITY;
    while (lower < upper) {
      double beta = value == lower ? grain.above(value) : value;
      double alpha = grain.below(beta);
      teller.pass(tree.root(), depthTold, alpha, beta);
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
    teller.enter(node, side, alpha, beta);
    var known = table.getOrDefault(node.id(), Bounds.NONE);
    if (known.lower >= beta) {
      teller.known(
          node, known.lower, known.lower == known.upper ? ValueBound.EXACT : ValueBound.AT_LEAST);
      return known.lower;
    }
    if (known.upper <= alpha) {
      teller.known(
          node, known.upper, known.lower == known.upper ? ValueBound.EXACT : ValueBound.AT_MOST);
      return known.upper;
    }
    if (node.isLeaf() || depth == 0) {
      double value = teller.leaf(node);
      table.put(node.id(), new Bounds(value, value));
      return value;
    }
    double value =
        side == Side.MAX ? maxValue(node, alpha, beta, depth) : minValue(node, alpha, beta, depth);
    table.put(node.id(), known.with(value, alpha, beta));
    teller.returns(node, value);
    return value;
  }

  private double maxValue(TreeNode node, double alpha, double beta, int depth) {
    double best = Double.NEGATIVE_INFINITY;
    for (TreeNode child : node.children()) {
      double value = value(child, Side.MIN, alpha, beta, depth - 1);
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
    return best;
  }

  private double minValue(TreeNode node, double alpha, double beta, int depth) {
    double best = Double.POSITIVE_INFINITY;
    for (TreeNode child : node.children()) {
      double value = value(child, Side.MAX, alpha, beta, depth - 1);
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
    return best;
  }
}
