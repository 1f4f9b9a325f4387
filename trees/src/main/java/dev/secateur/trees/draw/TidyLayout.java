package dev.secateur.trees.draw;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Where the nodes of a tree go along its breadth, after Reingold and Tilford: nothing overlaps, a
/// parent stands over the middle of its children, equal subtrees look equal, and a mirrored tree
/// gives the mirrored picture. All in linear time.
///
/// Subtrees are pushed together from left to right until their outlines touch, which crowds small
/// subtrees to the left of a large one. So the whole is done a second time from right to left, and
/// the mean of both is taken: two drawings that keep every distance have a mean that does.
public final class TidyLayout {

  private static final int NONE = -1;

  private final int[] parents;
  private final double[] before;
  private final double[] after;
  private final double gap;

  private TidyLayout(int[] parents, double[] before, double[] after, double gap) {
    this.parents = parents;
    this.before = before;
    this.after = after;
    this.gap = gap;
  }

  /// The place of each node; the leftmost edge of all is at 0.
  ///
  /// @param parents each node's parent, nodes in the order of a walk from the root (-1 for that)
  /// @param before how far a node reaches to the left of its place
  /// @param after how far it reaches to the right
  /// @param gap that is kept between neighbours on a level
  public static double[] place(int[] parents, double[] before, double[] after, double gap) {
    double[] places = new TidyLayout(parents, before, after, gap).pushed(false);
    double[] mirrored = new TidyLayout(parents, after, before, gap).pushed(true);
    double min = Double.POSITIVE_INFINITY;
    for (int node = 0; node < places.length; node++) {
      places[node] = (places[node] - mirrored[node]) / 2;
      min = Math.min(min, places[node] - before[node]);
    }
    for (int node = 0; node < places.length; node++) {
      places[node] -= min;
    }
    return places;
  }

  /// All places relative to the root, subtrees pushed towards the first child, or the last.
  private double[] pushed(boolean fromTheLast) {
    int count = parents.length;
    int[] child = new int[count];
    int[] sibling = new int[count];
    linkChildren(child, sibling, fromTheLast);

    var outlines = new @Nullable Outline[count];
    double[] places = new double[count];
    for (int node = count - 1; node >= 0; node--) {
      Outline forest = null;
      double last = 0;
      for (int next = child[node]; next != NONE; next = sibling[next]) {
        Outline subtree = outlines[next];
        outlines[next] = null;
        if (subtree != null) {
          last = forest == null ? 0 : forest.push(subtree, gap);
          forest = forest == null ? subtree : forest;
          places[next] = last;
        }
      }
      double middle = last / 2;
      for (int next = child[node]; next != NONE; next = sibling[next]) {
        places[next] -= middle;
      }
      outlines[node] = new Outline(before[node], after[node], forest, middle);
    }
    for (int node = 1; node < count; node++) {
      places[node] += places[parents[node]];
    }
    return places;
  }

  private void linkChildren(int[] child, int[] sibling, boolean fromTheLast) {
    Arrays.fill(child, NONE);
    Arrays.fill(sibling, NONE);
    int count = parents.length;
    // Whoever is linked last comes first.
    for (int i = 1; i < count; i++) {
      int node = fromTheLast ? i : count - i;
      sibling[node] = child[parents[node]];
      child[parents[node]] = node;
    }
  }

  /// One level of one side of an outline: how far it lies to the right of the level above.
  private static final class Edge {
    double step;
    @Nullable Edge below;

    Edge(double step) {
      this.step = step;
    }
  }

  /// Both sides of a subtree, or of some that are already pushed together, as chains from the top
  /// level down. Each chain knows its last level, so that a deeper neighbour's can be tied to it
  /// without walking there; this is what makes the time linear.
  private static final class Outline {
    final Edge left;
    Edge leftEnd;
    double leftEndAt;
    Edge right;
    Edge rightEnd;
    double rightEndAt;

    /// The outline of a node over the subtrees below it.
    Outline(double before, double after, @Nullable Outline forest, double middle) {
      left = new Edge(-before);
      right = new Edge(after);
      if (forest == null) {
        leftEnd = left;
        rightEnd = right;
        leftEndAt = -before;
        rightEndAt = after;
      } else {
        left.below = forest.left;
        right.below = forest.right;
        forest.left.step += before - middle;
        forest.right.step -= after + middle;
        leftEnd = forest.leftEnd;
        rightEnd = forest.rightEnd;
        leftEndAt = forest.leftEndAt - middle;
        rightEndAt = forest.rightEndAt - middle;
      }
    }

    /// Puts a subtree to the right of this, as near as the gap allows, and says how far that is.
    double push(Outline subtree, double gap) {
      Edge mine = right;
      Edge theirs = subtree.left;
      double mineAt = mine.step;
      double theirsAt = theirs.step;
      double shift = mineAt - theirsAt + gap;
      while (mine.below != null && theirs.below != null) {
        mine = mine.below;
        theirs = theirs.below;
        mineAt += mine.step;
        theirsAt += theirs.step;
        shift = Math.max(shift, mineAt - theirsAt + gap);
      }
      if (theirs.below != null) {
        // Theirs is deeper: below my last level the left side of both is theirs.
        theirs.below.step += shift + theirsAt - leftEndAt;
        leftEnd.below = theirs.below;
        leftEnd = subtree.leftEnd;
        leftEndAt = shift + subtree.leftEndAt;
      }
      subtree.right.step += shift;
      subtree.rightEndAt += shift;
      right = subtree.right;
      if (mine.below != null) {
        mine.below.step += mineAt - subtree.rightEndAt;
        subtree.rightEnd.below = mine.below;
      } else {
        rightEnd = subtree.rightEnd;
        rightEndAt = subtree.rightEndAt;
      }
      return shift;
    }
  }
}
