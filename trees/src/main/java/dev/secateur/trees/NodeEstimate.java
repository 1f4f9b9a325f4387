package dev.secateur.trees;

import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/// What a node is taken to be worth where nobody looks below it.
///
/// A leaf has its value, and an inner node may have an estimate of its own. One that has none is
/// estimated at the mean of the leaves below it, to two decimals: a judgement that is roughly right
/// and often misled, as an evaluator's is, so that a depth limit and iterative deepening can be
/// shown on any tree.
final class NodeEstimate {

  private NodeEstimate() {}

  static double of(TreeNode node) {
    return node.value().orElseGet(() -> mean(node));
  }

  private static double mean(TreeNode node) {
    OptionalDouble mean = leaves(node).average();
    double value = mean.orElse(0);
    if (Double.isNaN(value)) {
      // A won leaf and a lost one: nobody knows.
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
