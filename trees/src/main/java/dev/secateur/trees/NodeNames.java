package dev.secateur.trees;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// What to call the nodes of a tree, each by a name that no other node has.
///
/// A node goes by its own name. One without a name is called after its parent and its place among
/// its siblings: `E.2` is the second child of E, `1.2` the second child of the root's first. Where
/// several nodes have one name (the same move in two branches of a real game), the way down to them
/// goes before it: `f5/d6`. Another order of the children changes no name.
public final class NodeNames {

  private final TreeMessages words;
  private final Map<Integer, TreeNode> nodes = new HashMap<>();
  private final Map<Integer, Integer> parents = new HashMap<>();
  private final Map<Integer, Side> sides = new HashMap<>();
  private final Map<Integer, String> names = new HashMap<>();
  private final Map<String, Integer> ids = new HashMap<>();
  private final int root;

  public NodeNames(Tree tree, TreeMessages words) {
    this.words = words;
    this.root = tree.root().id();
    var own = new HashMap<String, Integer>();
    walk(tree, own);
    for (int id : nodes.keySet().stream().sorted().toList()) {
      var name = name(id, own);
      while (ids.containsKey(name)) {
        name += "'";
      }
      names.put(id, name);
      ids.put(name, id);
    }
  }

  /// What to call a node.
  public String of(int id) {
    return Optional.ofNullable(names.get(id)).orElseThrow();
  }

  /// What to call several nodes, in a row.
  public String all(Collection<Integer> some) {
    return words.list(some.stream().map(this::of).toList());
  }

  /// The node that is called so.
  public OptionalInt find(String name) {
    var id = ids.get(name);
    return id == null ? OptionalInt.empty() : OptionalInt.of(id);
  }

  public TreeNode node(int id) {
    return Optional.ofNullable(nodes.get(id)).orElseThrow();
  }

  /// Nothing for the root.
  public OptionalInt parent(int id) {
    var parent = parents.get(id);
    return parent == null ? OptionalInt.empty() : OptionalInt.of(parent);
  }

  /// Who chooses there; at a leaf, who would.
  public Side side(int id) {
    return Optional.ofNullable(sides.get(id)).orElseThrow();
  }

  /// Every node, in the order of the tree as it was first given.
  public List<Integer> ids() {
    return names.keySet().stream().sorted().toList();
  }

  /// Trees may be deep: no recursion.
  private void walk(Tree tree, Map<String, Integer> own) {
    sides.put(root, tree.rootSide());
    var waiting = new ArrayDeque<TreeNode>(List.of(tree.root()));
    while (!waiting.isEmpty()) {
      var node = waiting.remove();
      nodes.put(node.id(), node);
      own.merge(node.name(), 1, Integer::sum);
      for (TreeNode child : node.children()) {
        parents.put(child.id(), node.id());
        sides.put(child.id(), side(node.id()).other());
        waiting.add(child);
      }
    }
  }

  /// Ids grow from parents to children, so the parent has its name already.
  private String name(int id, Map<String, Integer> own) {
    var node = node(id);
    if (id == root) {
      return node.name().isEmpty() ? words.say("root") : node.name();
    }
    var parent = node(parent(id).orElseThrow());
    boolean underNameless = parent.id() == root && parent.name().isEmpty();
    if (node.name().isEmpty()) {
      return (underNameless ? "" : of(parent.id()) + ".") + place(parent, id);
    }
    boolean isOnlyOne = own.getOrDefault(node.name(), 0) == 1;
    return isOnlyOne || parent.id() == root ? node.name() : of(parent.id()) + "/" + node.name();
  }

  /// From 1, in the order in which the children were first given.
  private static int place(TreeNode parent, int id) {
    var given = parent.children().stream().map(TreeNode::id).sorted(Comparator.naturalOrder());
    return given.toList().indexOf(id) + 1;
  }
}
