package dev.secateur.trees;

/// The minimal tree: the smallest number of leaves and of nodes that any algorithm has to visit to
/// prove a tree's value.
///
/// One child of each MAX node and all children of each MIN node prove that the value is at least v;
/// all children of each MAX node and one child of each MIN node prove that it is at most v. The
/// minimal tree is the smallest union of two such trees, which share the leaf at the end of a best
/// line. For a uniform tree with branching b and depth d it has b^ceil(d/2) + b^floor(d/2) - 1
/// leaves; for other trees it is computed from the leaves upwards.
///
/// @param leaves the smallest number of leaves
/// @param nodes the smallest number of nodes, perhaps of a tree with more leaves
public record MinimalTree(long leaves, long nodes) {

  /// The minimal tree of a tree that is searched to some depth.
  ///
  /// @param depth in plies; 0 for no limit
  public static MinimalTree of(Tree tree, int depth) {
    var values = MinimaxValues.of(tree, depth);
    int plies = depth == 0 ? Integer.MAX_VALUE : depth;
    var root = tree.root();
    double value = values.of(root.id());
    return new MinimalTree(
        new ProofCost(values, value, 0).exact(root, tree.rootSide(), plies),
        new ProofCost(values, value, 1).exact(root, tree.rootSide(), plies));
  }

  /// The cost of proofs about one value.
  ///
  /// @param perInnerNode the cost of an inner node; a leaf costs 1
  private record ProofCost(MinimaxValues values, double value, int perInnerNode) {

    /// The cost of proving that a node has exactly this value.
    private long exact(TreeNode node, Side side, int depth) {
      if (node.isLeaf() || depth == 0) {
        return 1;
      }
      long totalCost = 0;
      long minExtraCost = Long.MAX_VALUE;
      for (TreeNode child : node.children()) {
        // One child proves that the side gets this value, the others that it gets no more.
        long boundCost = upperBound(child, side.other(), side, depth - 1);
        totalCost += boundCost;
        if (values.of(child.id()) == value) {
          minExtraCost = Math.min(minExtraCost, exact(child, side.other(), depth - 1) - boundCost);
        }
      }
      return perInnerNode + totalCost + minExtraCost;
    }

    /// The cost of proving that the side `limited` gets no more than this value at a node.
    private long upperBound(TreeNode node, Side side, Side limited, int depth) {
      if (value == limited.other().worst()) {
        // The value is infinite: there is nothing better, and nothing to prove.
        return 0;
      }
      if (node.isLeaf() || depth == 0) {
        return 1;
      }
      long totalCost = 0;
      long cheapest = Long.MAX_VALUE;
      for (TreeNode child : node.children()) {
        if (limited.better(values.of(child.id()), value) == value) {
          long cost = upperBound(child, side.other(), limited, depth - 1);
          totalCost += cost;
          cheapest = Math.min(cheapest, cost);
        }
      }
      return perInnerNode + (side == limited ? totalCost : cheapest);
    }
  }
}
