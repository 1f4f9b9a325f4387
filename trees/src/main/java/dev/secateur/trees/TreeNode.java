package dev.secateur.trees;

import java.util.List;
import java.util.OptionalDouble;

/// A node of a tree: a leaf with its value, or an inner node with children.
///
/// @param id the index of the node in a depth-first walk of the tree as first given, children from
///     left to right; a reordered tree keeps the ids, so that both can be compared
/// @param name empty if it has none
/// @param value the value of a leaf, or the estimate of an inner node for searches that stop there
/// @param comment a comment from the tree's text; empty if there is none
public record TreeNode(
    int id, String name, OptionalDouble value, String comment, List<TreeNode> children) {

  public TreeNode {
    children = List.copyOf(children);
  }

  public boolean isLeaf() {
    return children.isEmpty();
  }
}
