package dev.secateur.trees;

import java.util.List;
import java.util.OptionalDouble;

/// A node of a tree: a leaf with its value, or an inner node with children.
///
/// @param id its place when the tree as first given is walked from the root, children from left to
///     right; a tree in another order keeps the ids, so that both can be compared
/// @param name empty where it has none
/// @param value of a leaf, or what an inner node is estimated at where a search may stop there
/// @param comment what somebody wrote about it; empty where nobody did
public record TreeNode(
    int id, String name, OptionalDouble value, String comment, List<TreeNode> children) {

  public TreeNode {
    children = List.copyOf(children);
  }

  public boolean isLeaf() {
    return children.isEmpty();
  }
}
