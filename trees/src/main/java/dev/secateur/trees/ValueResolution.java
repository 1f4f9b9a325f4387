package dev.secateur.trees;

/// The smallest difference that two values of a tree can have: 1 where all are whole numbers, 0.1
/// where the finest has one decimal. A window of this width has nothing inside it.
final class ValueResolution {

  private final double perUnit;

  private ValueResolution(double perUnit) {
    this.perUnit = perUnit;
  }

  /// The grain of everything that an algorithm may see in a tree.
  ///
  /// @param depth how deep it looks; inner nodes are estimated only there
  static ValueResolution of(Tree tree, int depth) {
    double perUnit = finest(tree.root(), depth == 0 ? Integer.MAX_VALUE : depth, 1);
    return new ValueResolution(perUnit);
  }

  private static double finest(TreeNode node, int depth, double perUnit) {
    if (node.isLeaf() || depth == 0) {
      double value = NodeEstimate.of(node);
      double mine = perUnit;
      for (int decimals = 0; decimals < TreeText.MAX_DECIMALS; decimals++) {
        double scaled = value * mine;
        if (Double.isInfinite(value) || Math.abs(scaled - Math.rint(scaled)) < 1e-6) {
          break;
        }
        mine *= 10;
      }
      return mine;
    }
    double finest = perUnit;
    for (TreeNode child : node.children()) {
      finest = finest(child, depth - 1, finest);
    }
    return finest;
  }

  /// The value just above one, given as a window's lower end.
  double above(double value) {
    return Math.max(Math.nextUp(value), Math.rint(value * perUnit + 1) / perUnit);
  }

  double below(double value) {
    return Math.min(Math.nextDown(value), Math.rint(value * perUnit - 1) / perUnit);
  }
}
