package dev.secateur.trees;

import java.util.ArrayList;
import java.util.List;

/// How many nodes each algorithm visits in each order of a tree, compared with the minimal tree.
public record AlgorithmComparison(double value, MinimalTree minimum, List<ComparisonRow> rows) {

  /// The counts of one algorithm on one order.
  ///
  /// @param leaves the number of visits to leaves; a leaf counts each time it is visited
  /// @param distinctLeaves the number of different leaves that were visited
  public record ComparisonRow(
      String order, TreeAlgorithm algorithm, long leaves, long nodes, int distinctLeaves) {}

  public AlgorithmComparison {
    rows = List.copyOf(rows);
  }

  /// Runs every algorithm on every order.
  ///
  /// @param orders as [ChildOrders#apply] reads them
  /// @param depth in plies; 0 for no limit
  public static AlgorithmComparison of(
      Tree tree, List<String> orders, List<TreeAlgorithm> algorithms, int depth, boolean strict) {
    var rows = new ArrayList<ComparisonRow>();
    for (String order : orders) {
      var ordered = ChildOrders.apply(tree, order);
      for (TreeAlgorithm algorithm : algorithms) {
        var trace = TreeAlgorithms.run(ordered, new AlgorithmSettings(algorithm, depth, strict));
        rows.add(
            new ComparisonRow(
                order, algorithm, trace.leaves(), trace.nodes(), distinctLeaves(trace)));
      }
    }
    double value = MinimaxValues.of(tree, depth).of(tree.root().id());
    return new AlgorithmComparison(value, MinimalTree.of(tree, depth), rows);
  }

  private static int distinctLeaves(SearchTrace trace) {
    return (int)
        trace.steps().stream()
            .filter(TraceStep.Leaf.class::isInstance)
            .mapToInt(TraceStep::node)
            .distinct()
            .count();
  }
}
