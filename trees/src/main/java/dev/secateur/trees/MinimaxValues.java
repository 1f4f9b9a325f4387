package dev.secateur.trees;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The minimax values of the nodes of a tree that is searched to some depth, without a trace.
public final class MinimaxValues {

  private final Map<Integer, Double> values = new HashMap<>();

  private MinimaxValues() {}

  /// The values of all nodes.
  ///
  /// @param depth in plies; 0 for no limit
  public static MinimaxValues of(Tree tree, int depth) {
    var result = new MinimaxValues();
    result.compute(tree.root(), tree.rootSide(), depth == 0 ? Integer.MAX_VALUE : depth);
    return result;
  }

  /// The value of a node for MAX.
  ///
  /// @throws IllegalArgumentException if the node is not in the tree, or is below the depth limit
  public double of(int node) {
    var value = values.get(node);
    if (value == null) {
      throw new IllegalArgumentException("there is no node " + node);
    }
    return value;
  }

  private double compute(TreeNode node, Side side, int depth) {
    double value = side.worst();
    for (TreeNode child : depth == 0 ? List.<TreeNode>of() : node.children()) {
      value = side.better(value, compute(child, side.other(), depth - 1));
    }
    if (node.isLeaf() || depth == 0) {
      value = NodeEstimate.of(node);
    }
    values.put(node.id(), value);
    return value;
  }

  /// The line of best play from the root to a leaf or to the depth limit; the first of equal
  /// children.
  ///
  /// The line depends only on the values and the order of the children. Every algorithm that tries
  /// the children in their order finds this line, whatever it skips.
  List<Integer> variation(Tree tree) {
    var line = new ArrayList<Integer>();
    var node = tree.root();
    line.add(node.id());
    while (!node.isLeaf() && values.containsKey(node.children().getFirst().id())) {
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
