package dev.secateur.trees.draw;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The tidy tree layout of Reingold and Tilford: it computes the x coordinates of the nodes.
/// Nothing overlaps, a parent is centred over its children, equal subtrees look equal, and a
/// mirrored tree gives a mirrored picture. It runs in linear time.
///
/// Subtrees are placed from left to right, each as close to the ones before as their contours
/// allow. That crowds small subtrees to the left of a large one. So the layout is computed a second
/// time from right to left, and the mean of both is used: it keeps all distances, because both
/// layouts do.
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

  /// The x coordinate of each node; the left edge of the picture is at 0.
  ///
  /// @param parents the index of each node's parent, -1 for the root; nodes are in depth-first
  ///     order
  /// @param before how far a node extends to the left of its coordinate
  /// @param after how far it extends to the right
  /// @param gap the distance between neighbours on a level
  public static double[] place(int[] parents, double[] before, double[] after, double gap) {
    double[] places = new TidyLayout(parents, before, after, gap).placed(false);
    double[] mirrored = new TidyLayout(parents, after, before, gap).placed(true);
    double lowest = Double.POSITIVE_INFINITY;
    for (int node = 0; node < places.length; node++) {
      places[node] = (places[node] - mirrored[node]) / 2;
      lowest = Math.min(lowest, places[node] - before[node]);
    }
    for (int node = 0; node < places.length; node++) {
      places[node] -= lowest;
    }
    return places;
  }

  /// The coordinates relative to the root, with subtrees placed from the first child, or the last.
  private double[] placed(boolean fromLast) {
    int count = parents.length;
    int[] child = new int[count];
    int[] sibling = new int[count];
    linkChildren(child, sibling, fromLast);

    var contours = new @Nullable Contour[count];
    double[] places = new double[count];
    for (int node = count - 1; node >= 0; node--) {
      Contour forest = null;
      double last = 0;
      for (int next = child[node]; next != NONE; next = sibling[next]) {
        Contour subtree = contours[next];
        contours[next] = null;
        if (subtree != null) {
          last = forest == null ? 0 : forest.append(subtree, gap);
          forest = forest == null ? subtree : forest;
          places[next] = last;
        }
      }
      double middle = last / 2;
      for (int next = child[node]; next != NONE; next = sibling[next]) {
        places[next] -= middle;
      }
      contours[node] = new Contour(before[node], after[node], forest, middle);
    }
    for (int node = 1; node < count; node++) {
      places[node] += places[parents[node]];
    }
    return places;
  }

  private void linkChildren(int[] child, int[] sibling, boolean fromLast) {
    Arrays.fill(child, NONE);
    Arrays.fill(sibling, NONE);
    int count = parents.length;
    // The child that is linked last is the first in the chain.
    for (int i = 1; i < count; i++) {
      int node = fromLast ? i : count - i;
      sibling[node] = child[parents[node]];
      child[parents[node]] = node;
    }
  }

  /// One level of one side of a contour: its distance to the right of the level above.
  private static final class ContourLevel {
    double offset;
    @Nullable ContourLevel below;

    ContourLevel(double offset) {
      this.offset = offset;
    }
  }

  /// The left and right contour of a subtree, or of neighbouring subtrees, as linked lists from the
  /// top level down. Each list knows its last level, so that the list of a deeper neighbour can be
  /// appended without a walk. This makes the time linear.
  private static final class Contour {
    final ContourLevel left;
    ContourLevel leftEnd;
    double leftEndAt;
    ContourLevel right;
    ContourLevel rightEnd;
    double rightEndAt;

    /// The contour of a node and the subtrees below it.
    Contour(double before, double after, @Nullable Contour forest, double middle) {
      left = new ContourLevel(-before);
      right = new ContourLevel(after);
      if (forest == null) {
        leftEnd = left;
        rightEnd = right;
        leftEndAt = -before;
        rightEndAt = after;
      } else {
        left.below = forest.left;
        right.below = forest.right;
        forest.left.offset += before - middle;
        forest.right.offset -= after + middle;
        leftEnd = forest.leftEnd;
        rightEnd = forest.rightEnd;
        leftEndAt = forest.leftEndAt - middle;
        rightEndAt = forest.rightEndAt - middle;
      }
    }

    /// Places a subtree to the right of this, as close as the gap allows, and returns its distance.
    double append(Contour subtree, double gap) {
      ContourLevel own = right;
      ContourLevel other = subtree.left;
      double ownAt = own.offset;
      double otherAt = other.offset;
      double shift = ownAt - otherAt + gap;
      while (own.below != null && other.below != null) {
        own = own.below;
        other = other.below;
        ownAt += own.offset;
        otherAt += other.offset;
        shift = Math.max(shift, ownAt - otherAt + gap);
      }
      if (other.below != null) {
        // The other subtree is deeper: below the last level here, it is the left contour of both.
        other.below.offset += shift + otherAt - leftEndAt;
        leftEnd.below = other.below;
        leftEnd = subtree.leftEnd;
        leftEndAt = shift + subtree.leftEndAt;
      }
      subtree.right.offset += shift;
      subtree.rightEndAt += shift;
      right = subtree.right;
      if (own.below != null) {
        own.below.offset += ownAt - subtree.rightEndAt;
        subtree.rightEnd.below = own.below;
      } else {
        rightEnd = subtree.rightEnd;
        rightEndAt = subtree.rightEndAt;
      }
      return shift;
    }
  }
}
