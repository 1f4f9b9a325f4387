package dev.secateur.server.web;

import dev.secateur.core.NotationException;
import dev.secateur.server.web.json.RecordListJson.FoundTreeJson;
import dev.secateur.trees.Tree;
import dev.secateur.trees.TreeText;
import java.util.Optional;

/// A tree to learn on, where games were expected: people paste whatever they have at hand.
final class PastedTree {

  /// Longer ones fit into no address.
  static final int LONGEST = 6_000;

  private PastedTree() {}

  /// What the page can do with a text, if it is a tree. A number alone is one too, but nobody means
  /// it.
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
