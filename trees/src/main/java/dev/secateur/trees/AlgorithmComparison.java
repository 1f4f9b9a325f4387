package dev.secateur.trees;

import java.util.ArrayList;
import java.util.List;

/// What each algorithm looks at in each order of a tree, against what no algorithm can do without.
public record AlgorithmComparison(double value, MinimalTree minimum, List<ComparisonRow> rows) {

  /// One algorithm on one order.
  ///
  /// @param leaves how often it came to a leaf, again and again included
  /// @param distinctLeaves how many leaves it came to at all
  public record ComparisonRow(
      String order, TreeAlgorithm algorithm, long leaves, long nodes, int distinctLeaves) {}

  public AlgorithmComparison {
    rows = List.copyOf(rows);
  }

  /// Runs every algorithm on every order.
  ///
  /// @param orders as [ChildOrders#apply] reads them
  /// @param depth in plies; 0 for to the leaves
  public static AlgorithmComparison of(
      Tree tree, List<String> orders, List<TreeAlgorithm> algorithms, int depth, boolean strict) {
    var rows = new ArrayList<ComparisonRow>();
    for (String order : orders) {
      var ordered = ChildOrders.apply(tree, order);
      for (TreeAlgorithm algorithm : algorithms) {
        var story = TreeAlgorithms.run(ordered, new AlgorithmSettings(algorithm, depth, strict));
        rows.add(
            new ComparisonRow(
                order, algorithm, story.leaves(), story.nodes(), distinctLeaves(story)));
      }
    }
    double value = MinimaxValues.of(tree, depth).of(tree.root().id());
    return new AlgorithmComparison(value, MinimalTree.of(tree, depth), rows);
  }

  private static int distinctLeaves(SearchTrace story) {
    return (int)
        story.steps().stream()
            .filter(TraceStep.Leaf.class::isInstance)
            .mapToInt(TraceStep::node)
            .distinct()
            .count();
  }
}
