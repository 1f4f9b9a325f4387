package dev.secateur.server.web;

import dev.secateur.core.NotationException;
import dev.secateur.server.web.json.RecordListJson.FoundTreeJson;
import dev.secateur.trees.Tree;
import dev.secateur.trees.TreeText;
import java.util.Optional;

/// Recognises a pasted tree where games were expected.
final class PastedTree {

  /// A longer tree does not fit into an address.
  static final int LONGEST = 6_000;

  private PastedTree() {}

  /// The tree in a text. A single number is a tree too, but is not meant as one.
  static Optional<FoundTreeJson> recognise(String text) {
    var stripped = text.strip();
    try {
      var tree = Tree.parse(stripped);
      return tree.root().isLeaf()
          ? Optional.empty()
          : Optional.of(new FoundTreeJson(TreeText.write(tree)));
    } catch (NotationException other) {
      return Optional.empty();
    }
  }
}
