package dev.secateur.trees;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SplittableRandom;

/// A tree made by chance, the same for the same seed.
///
/// @param branching children of each inner node; the most where the tree is uneven
/// @param depth plies from the root to the leaves; the most where the tree is uneven
/// @param min and `greatest` bound the leaves, which are whole numbers
/// @param distinct whether no two leaves are equal; then the range must have room for them
/// @param uneven whether nodes may have fewer children and leaves lie higher up
public record RandomTree(
    Side rootSide,
    int branching,
    int depth,
    long seed,
    int min,
    int greatest,
    boolean distinct,
    boolean uneven) {

  /// Inner nodes have letters for names as long as there are enough.
  private static final int LETTERS = 26;

  public RandomTree {
    if (branching < 1 || depth < 0 || depth > TreeText.MAX_DEPTH || min > greatest) {
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
    if (distinct && Math.pow(branching, depth) > (double) greatest - min + 1) {
      throw new IllegalArgumentException(
          "there are not enough values from %d to %d for %d to the power of %d distinct leaves"
              .formatted(min, greatest, branching, depth));
    }
  }

  public Tree tree() {
    return new Tree(rootSide, lettered(new Growth().node(0)));
  }

  /// The growing of one tree.
  private final class Growth {

    private final SplittableRandom random = new SplittableRandom(seed);

    /// A shuffle done only as far as it is needed: which value lies where a taken one was.
    private final Map<Long, Long> moved = new HashMap<>();

    private long left = (long) greatest - min + 1;
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
        return random.nextLong(min, greatest + 1L);
      }
      long place = random.nextLong(left);
      left--;
      long drawn = moved.getOrDefault(place, place);
      moved.put(place, moved.getOrDefault(left, left));
      return (double) min + drawn;
    }
  }

  /// As in the worked examples: A at the root, then level by level from left to right.
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
