package dev.secateur.trees;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Properties of all trees, tested on random trees (a hundred thousand in a full run) against
/// definitions that share no code with the algorithms.
class RandomTreesTest {

  private static final int TREES = Integer.getInteger("random.trees", 10_000);

  @Test
  void allAlgorithmsFindTheMinimaxValue() {
    var random = new Random(5);
    for (int i = 0; i < TREES; i++) {
      var tree = anyTree(random);
      int depth = random.nextInt(3) == 0 ? random.nextInt(1, 5) : 0;
      boolean strict = random.nextInt(4) == 0;
      double expected = minimax(tree.root(), tree.rootSide(), depth == 0 ? 99 : depth);
      for (TreeAlgorithm algorithm : TreeAlgorithm.onTrees()) {
        var trace = TreeAlgorithms.run(tree, new AlgorithmSettings(algorithm, depth, strict));
        assertThat(trace.value())
            .as(() -> "%s to depth %d on %s".formatted(algorithm, depth, TreeText.write(tree)))
            .isEqualTo(expected);
        assertVariationIsBestPlay(trace, depth == 0 ? 99 : depth);
      }
    }
  }

  @Test
  void alphaBetaVisitsExactlyTheLeavesWithAnOpenWindow() {
    var random = new Random(6);
    for (int i = 0; i < TREES; i++) {
      var tree = anyTree(random);
      boolean strict = random.nextInt(4) == 0;
      var expected = new LinkedHashSet<Integer>();
      openLeaves(
          tree.root(),
          tree.rootSide(),
          Double.NEGATIVE_INFINITY,
          Double.POSITIVE_INFINITY,
          strict,
          expected);
      // Fail-hard never returns more than beta, so a cutoff on `>` hardly ever happens.
      for (var algorithm :
          strict
              ? List.of(TreeAlgorithm.FAIL_SOFT, TreeAlgorithm.NEGAMAX)
              : List.of(TreeAlgorithm.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT, TreeAlgorithm.NEGAMAX)) {
        var trace = TreeAlgorithms.run(tree, new AlgorithmSettings(algorithm, 0, strict));
        assertThat(leavesOf(trace))
            .as(() -> "%s on %s".formatted(algorithm, TreeText.write(tree)))
            .isEqualTo(new ArrayList<>(expected));
      }
    }
  }

  @Test
  void everyReturnedBoundIsTrue() {
    var random = new Random(7);
    for (int i = 0; i < TREES / 5; i++) {
      var tree = anyTree(random);
      var values = MinimaxValues.of(tree, 0);
      for (TreeAlgorithm algorithm : TreeAlgorithm.onTrees()) {
        if (algorithm != TreeAlgorithm.DEEPENING) {
          var trace = TreeAlgorithms.run(tree, algorithm);
          trace.steps().forEach(step -> assertTrue(step, values, trace));
        }
      }
    }
  }

  @Test
  void aCutoffIsDeepExactlyIfTheParentDidNotSetTheBound() {
    var random = new Random(8);
    int deep = 0;
    for (int i = 0; i < TREES / 5; i++) {
      var tree = anyTree(random);
      var values = MinimaxValues.of(tree, 0);
      for (TraceStep step : TreeAlgorithms.run(tree, TreeAlgorithm.FAIL_SOFT).steps()) {
        if (step instanceof TraceStep.Cutoff cut && !Double.isInfinite(cut.bound())) {
          assertThat(cut.deep())
              .as(() -> "%s on %s".formatted(cut, TreeText.write(tree)))
              .isEqualTo(!parentMadeTheBound(tree, cut, values));
          deep += cut.deep() ? 1 : 0;
        }
      }
    }
    assertThat(deep).as("deep cutoffs").isGreaterThan(TREES / 200);
  }

  @Test
  void uniformTreesWithTheBestMoveFirstNeedTheLeavesOfTheFormula() {
    for (int branching = 1; branching <= 5; branching++) {
      for (int depth = 0; depth <= 5; depth++) {
        for (int seed = 0; seed < 5; seed++) {
          var side = seed % 2 == 0 ? Side.MAX : Side.MIN;
          var random = new RandomTree(side, branching, depth, seed, -100_000, 100_000, true, false);
          var tree = ChildOrders.apply(random.tree(), "best");
          long formula =
              Math.round(Math.pow(branching, Math.ceilDiv(depth, 2)))
                  + Math.round(Math.pow(branching, Math.floorDiv(depth, 2)))
                  - 1;
          for (var algorithm :
              List.of(TreeAlgorithm.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT, TreeAlgorithm.PVS)) {
            assertThat(leavesOf(TreeAlgorithms.run(tree, algorithm)))
                .as("%s, branching %d, depth %d", algorithm, branching, depth)
                .hasSize(Math.toIntExact(formula));
          }
          assertThat(MinimalTree.of(tree, 0).leaves()).isEqualTo(formula);
        }
      }
    }
  }

  @Test
  void theMinimalTreeHasTheSmallestSetOfLeavesThatProvesTheValue() {
    var random = new Random(9);
    int compared = 0;
    while (compared < 2_000) {
      var tree = anyTree(random);
      var leaves = leaves(tree.root());
      if (leaves.size() > 11) {
        continue;
      }
      compared++;
      assertThat(MinimalTree.of(tree, 0).leaves())
          .as(() -> TreeText.write(tree))
          .isEqualTo(smallestProof(tree, leaves));
    }
  }

  @Test
  void noAlgorithmVisitsLessThanTheMinimalTree() {
    var random = new Random(10);
    for (int i = 0; i < TREES / 10; i++) {
      var tree = anyTree(random);
      var minimum = MinimalTree.of(tree, 0);
      for (TreeAlgorithm algorithm : TreeAlgorithm.onTrees()) {
        var trace = TreeAlgorithms.run(tree, algorithm);
        assertThat((long) new TreeSet<>(leavesOf(trace)).size())
            .as(() -> "%s on %s".formatted(algorithm, TreeText.write(tree)))
            .isGreaterThanOrEqualTo(minimum.leaves());
        assertThat((long) trace.visited().size()).isGreaterThanOrEqualTo(minimum.nodes());
      }
    }
  }

  /// Random trees: uneven, with either side at the root, few or many different values, whole or
  /// not, sometimes infinite, and sometimes with estimates at inner nodes.
  static Tree anyTree(Random random) {
    double scale = List.of(1.0, 10.0, 100.0).get(random.nextInt(3));
    int range = List.of(2, 10, 1000).get(random.nextInt(3));
    var ids = new int[1];
    var side = random.nextBoolean() ? Side.MAX : Side.MIN;
    return new Tree(side, anyNode(random, random.nextInt(0, 6), range, scale, ids));
  }

  private static TreeNode anyNode(Random random, int depth, int range, double scale, int[] ids) {
    int id = ids[0]++;
    var children = new ArrayList<TreeNode>();
    if (depth > 0 && random.nextInt(8) != 0) {
      int count = random.nextInt(1, 5);
      for (int i = 0; i < count; i++) {
        children.add(anyNode(random, depth - 1, range, scale, ids));
      }
    }
    double number = (random.nextInt(2 * range + 1) - range) / scale;
    double value =
        switch (random.nextInt(40)) {
          case 0 -> Double.POSITIVE_INFINITY;
          case 1 -> Double.NEGATIVE_INFINITY;
          default -> number;
        };
    boolean hasValue = children.isEmpty() || random.nextInt(3) == 0;
    return new TreeNode(
        id, "", hasValue ? OptionalDouble.of(value) : OptionalDouble.empty(), "", children);
  }

  /// Minimax by its definition.
  private static double minimax(TreeNode node, Side side, int depth) {
    if (node.children().isEmpty() || depth == 0) {
      return NodeEstimate.of(node);
    }
    var values =
        node.children().stream().mapToDouble(child -> minimax(child, side.other(), depth - 1));
    return side == Side.MAX ? values.max().orElseThrow() : values.min().orElseThrow();
  }

  /// A leaf is visited exactly if alpha < beta there. The bounds are the true values of the earlier
  /// siblings of the leaf and of its ancestors.
  private static void openLeaves(
      TreeNode node, Side side, double alpha, double beta, boolean strict, Set<Integer> open) {
    if (strict ? alpha > beta : alpha >= beta) {
      return;
    }
    if (node.children().isEmpty()) {
      open.add(node.id());
      return;
    }
    double best = side == Side.MAX ? alpha : beta;
    for (TreeNode child : node.children()) {
      openLeaves(
          child,
          side.other(),
          side == Side.MAX ? best : alpha,
          side == Side.MAX ? beta : best,
          strict,
          open);
      double value = minimax(child, side.other(), 99);
      best = side == Side.MAX ? Math.max(best, value) : Math.min(best, value);
    }
  }

  private static void assertVariationIsBestPlay(SearchTrace trace, int depth) {
    var line = trace.principalVariation();
    var node = trace.tree().root();
    var side = trace.tree().rootSide();
    assertThat(line.getFirst()).isEqualTo(node.id());
    assertThat(trace.visited()).containsAll(line);
    for (int ply = 1; ply < line.size(); ply++) {
      int id = line.get(ply);
      node = node.children().stream().filter(child -> child.id() == id).findFirst().orElseThrow();
      side = side.other();
      assertThat(minimax(node, side, depth - ply)).isEqualTo(trace.value());
    }
    assertThat(node.isLeaf() || line.size() == depth + 1).isTrue();
  }

  private static void assertTrue(TraceStep step, MinimaxValues values, SearchTrace trace) {
    switch (step) {
      case TraceStep.Return(int node, double value, TraceStep.ValueBound kind) ->
          assertBound(values.of(node), value, kind, step, trace);
      case TraceStep.KnownValue(int node, double value, TraceStep.ValueBound kind, _) ->
          assertBound(values.of(node), value, kind, step, trace);
      default -> {}
    }
  }

  private static void assertBound(
      double truth, double returned, TraceStep.ValueBound kind, TraceStep step, SearchTrace trace) {
    var what = assertThat(truth).as("%s of %s", step, trace.settings());
    switch (kind) {
      case EXACT -> what.isEqualTo(returned);
      case AT_LEAST -> what.isGreaterThanOrEqualTo(returned);
      case AT_MOST -> what.isLessThanOrEqualTo(returned);
    }
  }

  /// The parent set the bound if the true values of the node's earlier siblings reach it, and no
  /// node further up had it already.
  private static boolean parentMadeTheBound(Tree tree, TraceStep.Cutoff cut, MinimaxValues values) {
    var path = new ArrayList<TreeNode>();
    findPath(tree.root(), cut.node(), path);
    var side = tree.rootSide();
    boolean isAlpha = cut.which() == TraceStep.WindowBound.ALPHA;
    double tightest = isAlpha ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    for (int i = 0; i + 2 < path.size(); i++) {
      // Bounds set by nodes above the parent.
      if ((side == Side.MAX) == isAlpha) {
        for (TreeNode elder : path.get(i).children()) {
          if (elder.equals(path.get(i + 1))) {
            break;
          }
          double value = values.of(elder.id());
          tightest = isAlpha ? Math.max(tightest, value) : Math.min(tightest, value);
        }
      }
      side = side.other();
    }
    return tightest != cut.bound();
  }

  private static boolean findPath(TreeNode node, int id, List<TreeNode> path) {
    path.add(node);
    if (node.id() == id) {
      return true;
    }
    for (TreeNode child : node.children()) {
      if (findPath(child, id, path)) {
        return true;
      }
    }
    path.removeLast();
    return false;
  }

  private static List<Integer> leavesOf(SearchTrace trace) {
    return trace.steps().stream()
        .filter(TraceStep.Leaf.class::isInstance)
        .map(TraceStep::node)
        .distinct()
        .toList();
  }

  private static List<Integer> leaves(TreeNode node) {
    return node.isLeaf()
        ? List.of(node.id())
        : node.children().stream().flatMap(child -> leaves(child).stream()).toList();
  }

  private static int smallestProof(Tree tree, List<Integer> leaves) {
    int fewest = leaves.size();
    for (int chosen = 0; chosen < 1 << leaves.size(); chosen++) {
      if (Integer.bitCount(chosen) >= fewest) {
        continue;
      }
      var known = new TreeSet<Integer>();
      for (int i = 0; i < leaves.size(); i++) {
        if ((chosen >> i & 1) == 1) {
          known.add(leaves.get(i));
        }
      }
      double low = withUnknown(tree.root(), tree.rootSide(), known, Double.NEGATIVE_INFINITY);
      double high = withUnknown(tree.root(), tree.rootSide(), known, Double.POSITIVE_INFINITY);
      if (low == high) {
        fewest = known.size();
      }
    }
    return fewest;
  }

  /// The tree's value if every unknown leaf has this value.
  private static double withUnknown(TreeNode node, Side side, Set<Integer> known, double other) {
    if (node.isLeaf()) {
      return known.contains(node.id()) ? NodeEstimate.of(node) : other;
    }
    var values =
        node.children().stream()
            .mapToDouble(child -> withUnknown(child, side.other(), known, other));
    return side == Side.MAX ? values.max().orElseThrow() : values.min().orElseThrow();
  }
}
