package dev.secateur.trees;

/// The least that any algorithm has to look at to be sure of a tree's value: a smallest set of
/// leaves that proves it.
///
/// That the value is at least v is proven by one good child of each MAX node and all children of
/// each MIN node; that it is at most v the other way round. A smallest proof is a smallest union of
/// two such trees, which share the leaf at the end of a best line. For a uniform tree of branching
/// b and depth d this is b^ceil(d/2) + b^floor(d/2) - 1; for others it is reckoned from the leaves
/// up.
///
/// @param leaves the fewest
/// @param nodes the fewest; perhaps of another proof than that with the fewest leaves
public record MinimalTree(long leaves, long nodes) {

  /// The minimum for a tree that is looked at to some depth.
  ///
  /// @param depth in plies; 0 for to the leaves
  public static MinimalTree of(Tree tree, int depth) {
    var values = MinimaxValues.of(tree, depth);
    int plies = depth == 0 ? Integer.MAX_VALUE : depth;
    var root = tree.root();
    double value = values.of(root.id());
    return new MinimalTree(
        new Proof(values, value, 0).exact(root, tree.rootSide(), plies),
        new Proof(values, value, 1).exact(root, tree.rootSide(), plies));
  }

  /// Proofs about one value.
  ///
  /// @param perInnerNode what an inner node costs; a leaf costs 1
  private record Proof(MinimaxValues values, double value, int perInnerNode) {

    /// The cost of proving that a node is worth the value and nothing else.
    private long exact(TreeNode node, Side side, int depth) {
      if (node.isLeaf() || depth == 0) {
        return 1;
      }
      long all = 0;
      long bestSaving = Long.MAX_VALUE;
      for (TreeNode child : node.children()) {
        // One child shows that the side gets this much, the others that it gets no more.
        long noMore = oneSided(child, side.other(), side, depth - 1);
        all += noMore;
        if (values.of(child.id()) == value) {
          bestSaving = Math.min(bestSaving, exact(child, side.other(), depth - 1) - noMore);
        }
      }
      return perInnerNode + all + bestSaving;
    }

    /// The cost of proving that `limited` gets no more than the value at a node.
    private long oneSided(TreeNode node, Side side, Side limited, int depth) {
      if (value == limited.other().worst()) {
        // Nobody gets more than everything.
        return 0;
      }
      if (node.isLeaf() || depth == 0) {
        return 1;
      }
      long all = 0;
      long cheapest = Long.MAX_VALUE;
      for (TreeNode child : node.children()) {
        if (limited.better(values.of(child.id()), value) == value) {
          long cost = oneSided(child, side.other(), limited, depth - 1);
          all += cost;
          cheapest = Math.min(cheapest, cost);
        }
      }
      return perInnerNode + (side == limited ? all : cheapest);
    }
  }
}
