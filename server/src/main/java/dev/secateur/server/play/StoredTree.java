package dev.secateur.server.play;

import dev.secateur.core.Game;
import dev.secateur.core.GameTree;
import dev.secateur.core.NotationException;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.archive.StoredNode;

/// Makes the tree of a stored game.
final class StoredTree {

  private StoredTree() {}

  /// @throws NotationException if a node has no parent or a move is not legal
  static GameTree of(Game game, StoredGame stored) {
    var tree = new GameTree(game, stored.start());
    for (StoredNode node : stored.nodes()) {
      if (node.parent() < 0 || node.parent() >= tree.size()) {
        throw new NotationException(
            node.move(), 0, "node %d has no parent".formatted(node.id()), "parents first");
      }
      int id = tree.play(node.parent(), node.move());
      if (id != node.id()) {
        throw new NotationException(
            node.move(), 0, "node %d is out of order".formatted(node.id()), "node " + id);
      }
    }
    return tree;
  }
}
