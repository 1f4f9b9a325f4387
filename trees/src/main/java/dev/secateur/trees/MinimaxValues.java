package dev.secateur.trees;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What the nodes of a tree are truly worth when it is looked at to some depth: minimax by its
/// definition, without a story.
public final class MinimaxValues {

  private final Map<Integer, Double> worth = new HashMap<>();

  private MinimaxValues() {}

  /// The worth of every node.
  ///
  /// @param depth how many plies are looked at; 0 for to the leaves
  public static MinimaxValues of(Tree tree, int depth) {
    var values = new MinimaxValues();
    values.settle(tree.root(), tree.rootSide(), depth == 0 ? Integer.MAX_VALUE : depth);
    return values;
  }

  /// What a node is worth to MAX.
  ///
  /// @throws IllegalArgumentException if the node is not in the tree, or lies beyond the depth
  public double of(int node) {
    var value = worth.get(node);
    if (value == null) {
      throw new IllegalArgumentException("there is no node " + node);
    }
    return value;
  }

  private double settle(TreeNode node, Side side, int depth) {
    double value = side.worst();
    for (TreeNode child : depth == 0 ? List.<TreeNode>of() : node.children()) {
      value = side.better(value, settle(child, side.other(), depth - 1));
    }
    if (node.isLeaf() || depth == 0) {
      value = NodeEstimate.of(node);
    }
    worth.put(node.id(), value);
    return value;
  }

  /// Best play from the root to where the values were taken: of equal children the first.
  ///
  /// It is a matter of the true values and the order alone. Every algorithm that looks at the
  /// children in their order comes to this line, whatever it skips.
  List<Integer> variation(Tree tree) {
    var line = new ArrayList<Integer>();
    var node = tree.root();
    line.add(node.id());
    while (!node.isLeaf() && worth.containsKey(node.children().getFirst().id())) {
      double value = of(node.id());
      node =
          node.children().stream()
              .filter(child -> of(child.id()) == value)
              .findFirst()
              .orElseThrow();
      line.add(node.id());
    }
    return line;
  }
}
