package dev.secateur.trees;

/// The smallest difference between two values of a tree: 1 if all values are whole numbers, 0.1 if
/// they have at most one decimal. A window of this width is a zero window: it contains no value.
final class ValueResolution {

  private final double perUnit;

  private ValueResolution(double perUnit) {
    this.perUnit = perUnit;
  }

  /// The resolution of all values that an algorithm can see in a tree.
  ///
  /// @param depth the depth limit; inner nodes are estimated only there
  static ValueResolution of(Tree tree, int depth) {
    double perUnit = finest(tree.root(), depth == 0 ? Integer.MAX_VALUE : depth, 1);
    return new ValueResolution(perUnit);
  }

  private static double finest(TreeNode node, int depth, double perUnit) {
    if (node.isLeaf() || depth == 0) {
      double value = NodeEstimate.of(node);
      double own = perUnit;
      for (int decimals = 0; decimals < TreeText.MAX_DECIMALS; decimals++) {
        double scaled = value * own;
        if (Double.isInfinite(value) || Math.abs(scaled - Math.rint(scaled)) < 1e-6) {
          break;
        }
        own *= 10;
      }
      return own;
    }
    double finest = perUnit;
    for (TreeNode child : node.children()) {
      finest = finest(child, depth - 1, finest);
    }
    return finest;
  }

  /// The next possible value above a value.
  double nextAbove(double value) {
    return Math.max(Math.nextUp(value), Math.rint(value * perUnit + 1) / perUnit);
  }

  /// The next possible value below a value.
  double nextBelow(double value) {
    return Math.min(Math.nextDown(value), Math.rint(value * perUnit - 1) / perUnit);
  }
}
