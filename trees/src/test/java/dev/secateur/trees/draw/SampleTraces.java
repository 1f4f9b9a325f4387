package dev.secateur.trees.draw;

import dev.secateur.trees.SearchTrace;
import dev.secateur.trees.Side;
import dev.secateur.trees.Tree;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeAlgorithms;
import dev.secateur.trees.TreeNode;
import dev.secateur.trees.TreeText;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;

/// Trees for tests of drawings.
final class SampleTraces {

  /// The two worked examples.
  static final Tree MINIMAX = TreeText.parse("A(B(D(-1 4) E(2 6)) C(F(-3 -5) G(0 7)))");

  static final Tree ALPHA_BETA = TreeText.parse("A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))");

  private SampleTraces() {}

  static SearchTrace trace(Tree tree, TreeAlgorithm algorithm) {
    return TreeAlgorithms.run(tree, algorithm);
  }

  /// A random tree with this number of nodes; every third node has a name.
  static Tree random(int seed, int count) {
    var random = new Random(seed);
    int max = 2 + random.nextInt(5);
    var children = new ArrayList<List<Integer>>();
    for (int node = 0; node < count; node++) {
      children.add(new ArrayList<>());
      int parent = random.nextInt(Math.max(1, node / 4), Math.max(2, node));
      while (node > 0 && (parent >= node || children.get(parent).size() >= max)) {
        parent = random.nextInt(node);
      }
      if (node > 0) {
        children.get(parent).add(node);
      }
    }
    var side = random.nextBoolean() ? Side.MAX : Side.MIN;
    return new Tree(side, node(0, children, random, new int[1]));
  }

  private static TreeNode node(int at, List<List<Integer>> children, Random random, int[] id) {
    int own = id[0]++;
    var below = new ArrayList<TreeNode>();
    for (int child : children.get(at)) {
      below.add(node(child, children, random, id));
    }
    var value =
        below.isEmpty() ? OptionalDouble.of(random.nextInt(-99, 100)) : OptionalDouble.empty();
    return new TreeNode(own, own % 3 == 0 ? "n" + own : "", value, "", below);
  }

  /// A tree with names that need escaping in every format.
  static Tree nasty() {
    var names =
        List.of(
            "<b>&amp;\"'",
            "</script>",
            "\\end{tikzpicture}",
            "50% #1 $x$ a_b ~^{}",
            "é ß Þ ×",
            "日本",
            "[x], (y)",
            "--",
            "{");
    var leaves = new ArrayList<TreeNode>();
    for (int i = 0; i < names.size(); i++) {
      leaves.add(new TreeNode(i + 2, names.get(i), OptionalDouble.of(i), names.get(i), List.of()));
    }
    var inner = new TreeNode(1, names.get(3), OptionalDouble.empty(), "", leaves);
    return new Tree(
        Side.MAX, new TreeNode(0, names.get(0), OptionalDouble.empty(), "", List.of(inner)));
  }
}
