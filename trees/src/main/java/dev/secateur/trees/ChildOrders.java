package dev.secateur.trees;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.BiFunction;

/// Reorders the children of the nodes of a tree. The reordered tree has the same nodes with the
/// same ids.
public final class ChildOrders {

  private static final String EXPECTED =
      "given, reversed, best, worst, random:SEED, or children such as A-C-B";

  private ChildOrders() {}

  /// The tree in another order: `given`, `reversed`, `best`, `worst`, `random:7`, or lists of
  /// children such as `A-C-B` or `A-C-B,E-D`. In a list, a node without a name is written as its
  /// path (`2.1` is the first child of the root's second child). Children that are not in a list
  /// come after the others.
  ///
  /// @throws NotationException if the text is not an order, or a list contains something else than
  ///     children of one node
  public static Tree apply(Tree tree, String order) {
    var word = order.strip().toLowerCase(Locale.ROOT);
    return switch (word) {
      case "given" -> tree;
      case "reversed" -> reordered(tree, (children, _) -> children.reversed());
      case "best" -> byValue(tree, true);
      case "worst" -> byValue(tree, false);
      default -> word.matches("random(:\\d{1,18})?") ? random(tree, word) : listed(tree, order);
    };
  }

  /// The best child of each node first, or the worst. Equal children stay in their given order.
  private static Tree byValue(Tree tree, boolean bestFirst) {
    var values = MinimaxValues.of(tree, 0);
    Comparator<TreeNode> rising = Comparator.comparingDouble(child -> values.of(child.id()));
    return reordered(
        tree,
        (children, side) ->
            children.stream()
                .sorted((side == Side.MAX) == bestFirst ? rising.reversed() : rising)
                .toList());
  }

  private static Tree random(Tree tree, String word) {
    long seed = word.contains(":") ? Long.parseLong(word.substring(word.indexOf(':') + 1)) : 1;
    var random = new Random(seed);
    return reordered(
        tree,
        (children, _) -> {
          var shuffled = new ArrayList<>(children);
          Collections.shuffle(shuffled, random);
          return shuffled;
        });
  }

  private static Tree listed(Tree tree, String order) {
    var labels = new HashMap<String, TreeNode>();
    var parents = new HashMap<Integer, TreeNode>();
    label(tree.root(), "", labels, parents);
    Map<Integer, List<TreeNode>> wanted = new HashMap<>();
    int at = 0;
    for (String list : order.split(",", -1)) {
      var first = new ArrayList<TreeNode>();
      int place = at;
      for (String label : list.split("-", -1)) {
        first.add(child(order, place, label, labels, parents, first));
        place += label.length() + 1;
      }
      var parent = parents.get(first.getFirst().id());
      if (parent != null) {
        wanted.put(parent.id(), first);
      }
      at += list.length() + 1;
    }
    return new Tree(tree.rootSide(), listed(tree.root(), wanted));
  }

  private static TreeNode child(
      String order,
      int place,
      String label,
      Map<String, TreeNode> labels,
      Map<Integer, TreeNode> parents,
      List<TreeNode> before) {
    var node = labels.get(label.strip());
    if (node == null) {
      throw new NotationException(
          order,
          place,
          NotationError.quote(label.strip()) + " is not a node of the tree",
          EXPECTED);
    }
    var parent = parents.get(node.id());
    if (parent == null) {
      throw new NotationException(
          order, place, NotationError.quote(label.strip()) + " is the root", EXPECTED);
    }
    if (!before.isEmpty()
        && (before.contains(node) || !parent.equals(parents.get(before.getFirst().id())))) {
      throw new NotationException(
          order,
          place,
          NotationError.quote(label.strip()) + " is not another child of the same node",
          "the children of one node, each once");
    }
    return node;
  }

  private static void label(
      TreeNode node, String path, Map<String, TreeNode> labels, Map<Integer, TreeNode> parents) {
    int number = 1;
    for (TreeNode child : node.children()) {
      var childPath = path.isEmpty() ? String.valueOf(number) : path + "." + number;
      parents.put(child.id(), node);
      labels.putIfAbsent(childPath, child);
      label(child, childPath, labels, parents);
      number++;
    }
    // A name has priority over a path that looks the same.
    if (!node.name().isEmpty()) {
      labels.put(node.name(), node);
    }
  }

  private static TreeNode listed(TreeNode node, Map<Integer, List<TreeNode>> wanted) {
    var children = new ArrayList<>(wanted.getOrDefault(node.id(), List.of()));
    var listed = new HashSet<>(children);
    node.children().stream().filter(child -> !listed.contains(child)).forEach(children::add);
    return withChildren(node, children.stream().map(child -> listed(child, wanted)).toList());
  }

  private static Tree reordered(Tree tree, BiFunction<List<TreeNode>, Side, List<TreeNode>> order) {
    return new Tree(tree.rootSide(), reordered(tree.root(), tree.rootSide(), order));
  }

  private static TreeNode reordered(
      TreeNode node, Side side, BiFunction<List<TreeNode>, Side, List<TreeNode>> order) {
    var children =
        order.apply(node.children(), side).stream()
            .map(child -> reordered(child, side.other(), order))
            .toList();
    return withChildren(node, children);
  }

  private static TreeNode withChildren(TreeNode node, List<TreeNode> children) {
    return new TreeNode(node.id(), node.name(), node.value(), node.comment(), children);
  }
}
