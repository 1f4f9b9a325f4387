package dev.secateur.trees;

import dev.secateur.core.NotationException;
import java.util.Iterator;
import java.util.List;

/// Makes a tree from its shape and the values of its leaves, from left to right.
///
/// A shape is `2x2x3` (the branching of each level) or brackets with a dot for each leaf, as in
/// `A((..)B(...))`.
public final class TreeShapes {

  private static final int MAX_LEVELS = 20;

  private TreeShapes() {}

  /// The tree of that shape.
  ///
  /// @throws NotationException if the shape cannot be read or has another number of leaves
  public static Tree fill(String shape, List<Double> values) {
    var dots = shape.matches("\\s*\\d{1,3}(\\s*x\\s*\\d{1,3})*\\s*") ? levels(shape) : shape;
    long leaves = dots.chars().filter(character -> character == '.').count();
    if (leaves != values.size()) {
      throw new NotationException(
          shape,
          0,
          "the shape has %d leaves, and there are %d values".formatted(leaves, values.size()),
          leaves + " values");
    }
    var text = new StringBuilder();
    Iterator<Double> next = values.iterator();
    dots.chars()
        .forEach(
            character ->
                text.append(
                    character == '.'
                        ? " " + TreeText.number(next.next()) + " "
                        : String.valueOf((char) character)));
    return TreeText.parse(text.toString());
  }

  private static String levels(String shape) {
    var branchings = shape.strip().split("\\s*x\\s*", -1);
    var dots = ".";
    for (int level = branchings.length - 1; level >= 0; level--) {
      int branching = Integer.parseInt(branchings[level]);
      if (branching == 0
          || branchings.length > MAX_LEVELS
          || (double) dots.length() * branching > 10.0 * TreeText.MAX_NODES) {
        throw new NotationException(
            shape, 0, "no tree has this shape", "a few levels of at least one, such as 2x2x2");
      }
      dots = "(" + dots.repeat(branching) + ")";
    }
    return dots;
  }
}
