package dev.secateur.trees;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// A unique name for each node of a tree.
///
/// A node has its own name. A node without a name is named by its parent and its position among its
/// siblings: `E.2` is the second child of E, `1.2` the second child of the root's first child. If
/// several nodes have the same name (the same move in two branches of a game), the names of the
/// nodes above come first: `f5/d6`. Reordering the children changes no name.
public final class NodeNames {

  private final TreeMessages messages;
  private final Map<Integer, TreeNode> nodes = new HashMap<>();
  private final Map<Integer, Integer> parents = new HashMap<>();
  private final Map<Integer, Side> sides = new HashMap<>();
  private final Map<Integer, String> names = new HashMap<>();
  private final Map<String, Integer> ids = new HashMap<>();
  private final int root;

  public NodeNames(Tree tree, TreeMessages messages) {
    this.messages = messages;
    this.root = tree.root().id();
    var nameCounts = new HashMap<String, Integer>();
    walk(tree, nameCounts);
    for (int id : nodes.keySet().stream().sorted().toList()) {
      var name = name(id, nameCounts);
      while (ids.containsKey(name)) {
        name += "'";
      }
      names.put(id, name);
      ids.put(name, id);
    }
  }

  /// The name of a node.
  public String of(int id) {
    return Optional.ofNullable(names.get(id)).orElseThrow();
  }

  /// The names of several nodes as a list.
  public String list(Collection<Integer> some) {
    return messages.list(some.stream().map(this::of).toList());
  }

  /// The node with this name.
  public OptionalInt find(String name) {
    var id = ids.get(name);
    return id == null ? OptionalInt.empty() : OptionalInt.of(id);
  }

  public TreeNode node(int id) {
    return Optional.ofNullable(nodes.get(id)).orElseThrow();
  }

  /// The parent of a node; empty for the root.
  public OptionalInt parent(int id) {
    var parent = parents.get(id);
    return parent == null ? OptionalInt.empty() : OptionalInt.of(parent);
  }

  /// The side that chooses at a node; at a leaf, the side whose turn it would be.
  public Side side(int id) {
    return Optional.ofNullable(sides.get(id)).orElseThrow();
  }

  /// The ids of all nodes, in the order of the tree as first given.
  public List<Integer> ids() {
    return names.keySet().stream().sorted().toList();
  }

  /// Collects nodes, parents and sides, and counts how often each name occurs. Trees may be deep,
  /// so there is no recursion.
  private void walk(Tree tree, Map<String, Integer> nameCounts) {
    sides.put(root, tree.rootSide());
    var queue = new ArrayDeque<TreeNode>(List.of(tree.root()));
    while (!queue.isEmpty()) {
      var node = queue.remove();
      nodes.put(node.id(), node);
      nameCounts.merge(node.name(), 1, Integer::sum);
      for (TreeNode child : node.children()) {
        parents.put(child.id(), node.id());
        sides.put(child.id(), side(node.id()).other());
        queue.add(child);
      }
    }
  }

  /// A parent has a smaller id than its children, so it already has its name.
  private String name(int id, Map<String, Integer> nameCounts) {
    var node = node(id);
    if (id == root) {
      return node.name().isEmpty() ? messages.say("root") : node.name();
    }
    var parent = node(parent(id).orElseThrow());
    boolean isUnderUnnamedRoot = parent.id() == root && parent.name().isEmpty();
    if (node.name().isEmpty()) {
      return (isUnderUnnamedRoot ? "" : of(parent.id()) + ".") + position(parent, id);
    }
    boolean isUnique = nameCounts.getOrDefault(node.name(), 0) == 1;
    return isUnique || parent.id() == root ? node.name() : of(parent.id()) + "/" + node.name();
  }

  /// The position of a child, from 1, in the order in which the children were first given.
  private static int position(TreeNode parent, int id) {
    var sorted = parent.children().stream().map(TreeNode::id).sorted(Comparator.naturalOrder());
    return sorted.toList().indexOf(id) + 1;
  }
}
