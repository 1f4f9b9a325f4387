package dev.secateur.trees;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SplittableRandom;

/// A random tree; the same seed gives the same tree.
///
/// @param branching children of each inner node; the maximum if the tree is uneven
/// @param depth plies from the root to the leaves; the maximum if the tree is uneven
/// @param minValue the smallest leaf value; leaf values are whole numbers
/// @param maxValue the largest leaf value
/// @param distinct whether all leaves have different values; the range must be large enough
/// @param uneven whether nodes may have fewer children and leaves may be higher up
public record RandomTree(
    Side rootSide,
    int branching,
    int depth,
    long seed,
    int minValue,
    int maxValue,
    boolean distinct,
    boolean uneven) {

  /// Inner nodes are named by letters if there are not more nodes than letters.
  private static final int LETTERS = 26;

  public RandomTree {
    if (branching < 1 || depth < 0 || depth > TreeText.MAX_DEPTH || minValue > maxValue) {
      throw new IllegalArgumentException(
          "a tree needs a branching of at least 1, a depth of 0 to "
              + TreeText.MAX_DEPTH
              + " and a range of values");
    }
    double nodes = 0;
    for (int ply = 0; ply <= depth; ply++) {
      nodes += Math.pow(branching, ply);
    }
    if (nodes > TreeText.MAX_NODES) {
      throw new IllegalArgumentException(
          "a tree of branching %d and depth %d has more than %d nodes"
              .formatted(branching, depth, TreeText.MAX_NODES));
    }
    if (distinct && Math.pow(branching, depth) > (double) maxValue - minValue + 1) {
      throw new IllegalArgumentException(
          "there are not enough values from %d to %d for %d to the power of %d distinct leaves"
              .formatted(minValue, maxValue, branching, depth));
    }
  }

  public Tree tree() {
    return new Tree(rootSide, lettered(new TreeGenerator().node(0)));
  }

  /// Generates the nodes of one tree.
  private final class TreeGenerator {

    private final SplittableRandom random = new SplittableRandom(seed);

    /// The part of a shuffle that is needed: the value at each index from which a value was moved.
    private final Map<Long, Long> moved = new HashMap<>();

    private long remaining = (long) maxValue - minValue + 1;
    private int nodes;

    private TreeNode node(int ply) {
      int id = nodes++;
      boolean isLeaf = ply == depth || (uneven && ply > 0 && random.nextInt(4) == 0);
      if (isLeaf) {
        return new TreeNode(id, "", OptionalDouble.of(value()), "", List.of());
      }
      int count = uneven ? random.nextInt(1, branching + 1) : branching;
      var children = new ArrayList<TreeNode>();
      for (int i = 0; i < count; i++) {
        children.add(node(ply + 1));
      }
      return new TreeNode(id, "", OptionalDouble.empty(), "", children);
    }

    private double value() {
      if (!distinct) {
        return random.nextLong(minValue, maxValue + 1L);
      }
      long place = random.nextLong(remaining);
      remaining--;
      long drawn = moved.getOrDefault(place, place);
      moved.put(place, moved.getOrDefault(remaining, remaining));
      return (double) minValue + drawn;
    }
  }

  /// Names the inner nodes: A at the root, then level by level from left to right.
  private static TreeNode lettered(TreeNode root) {
    var names = new HashMap<Integer, String>();
    var queue = new ArrayDeque<TreeNode>(List.of(root));
    while (!queue.isEmpty()) {
      var node = queue.remove();
      if (!node.isLeaf()) {
        names.put(node.id(), String.valueOf((char) ('A' + names.size())));
        queue.addAll(node.children());
      }
      if (names.size() > LETTERS) {
        return root;
      }
    }
    return named(root, names);
  }

  private static TreeNode named(TreeNode node, Map<Integer, String> names) {
    return new TreeNode(
        node.id(),
        names.getOrDefault(node.id(), ""),
        node.value(),
        node.comment(),
        node.children().stream().map(child -> named(child, names)).toList());
  }
}
