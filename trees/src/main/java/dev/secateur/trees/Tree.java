package dev.secateur.trees;

/// A whole tree and the side that chooses at its root. Below the root the sides alternate.
public record Tree(Side rootSide, TreeNode root) {

  /// Reads a tree in either form, [TreeText] or [TreeJson].
  ///
  /// @throws dev.secateur.core.NotationException if the text is not a tree
  public static Tree parse(String text) {
    return text.stripLeading().startsWith("{") ? TreeJson.parse(text) : TreeText.parse(text);
  }
}
