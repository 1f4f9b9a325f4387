package dev.secateur.trees;

import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/// The value of a node for a search that does not look below it.
///
/// A leaf has its value, and an inner node may have an estimate. Without one, an inner node is
/// estimated at the mean of the leaves below it, rounded to two decimals. Like an evaluator, this
/// is roughly right and sometimes wrong, so that depth limits and iterative deepening can be shown
/// on any tree.
final class NodeEstimate {

  private NodeEstimate() {}

  static double of(TreeNode node) {
    return node.value().orElseGet(() -> mean(node));
  }

  private static double mean(TreeNode node) {
    OptionalDouble mean = leaves(node).average();
    double value = mean.orElse(0);
    if (Double.isNaN(value)) {
      // Both an infinite and a minus infinite leaf: the mean is undefined.
      return 0;
    }
    return Double.isInfinite(value) ? value : Math.round(value * 100) / 100.0;
  }

  private static DoubleStream leaves(TreeNode node) {
    return node.isLeaf()
        ? DoubleStream.of(node.value().orElse(0))
        : node.children().stream().flatMapToDouble(NodeEstimate::leaves);
  }
}
