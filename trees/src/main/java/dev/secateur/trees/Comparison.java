package dev.secateur.trees;

import java.util.ArrayList;
import java.util.List;

/// What each algorithm looks at in each order of a tree, against what no algorithm can do without.
public record Comparison(double value, Minimum minimum, List<Row> rows) {

  /// One algorithm on one order.
  ///
  /// @param leaves how often it came to a leaf, again and again included
  /// @param distinctLeaves how many leaves it came to at all
  public record Row(
      String order, Algorithm algorithm, long leaves, long nodes, int distinctLeaves) {}

  public Comparison {
    rows = List.copyOf(rows);
  }

  /// Runs every algorithm on every order.
  ///
  /// @param orders as [Orders#apply] reads them
  /// @param depth in plies; 0 for to the leaves
  public static Comparison of(
      Tree tree, List<String> orders, List<Algorithm> algorithms, int depth, boolean strict) {
    var rows = new ArrayList<Row>();
    for (String order : orders) {
      var ordered = Orders.apply(tree, order);
      for (Algorithm algorithm : algorithms) {
        var story = Algorithms.run(ordered, new Setup(algorithm, depth, strict));
        rows.add(new Row(order, algorithm, story.leaves(), story.nodes(), distinctLeaves(story)));
      }
    }
    double value = Values.of(tree, depth).of(tree.root().id());
    return new Comparison(value, Minimum.of(tree, depth), rows);
  }

  private static int distinctLeaves(Story story) {
    return (int)
        story.steps().stream()
            .filter(Step.Leaf.class::isInstance)
            .mapToInt(Step::node)
            .distinct()
            .count();
  }
}
