package dev.secateur.load;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A game as a page knows it: the whole game that the server sent first, and every change since.
/// One thread at a time takes the messages.
public final class FollowedGame {

  /// Fields of a change that are not fields of the game, or are merged.
  private static final Set<String> NOT_COPIED = Set.of("from", "nodes");

  private volatile @Nullable ObjectNode state;

  /// The game after the last message; null before the first.
  public @Nullable JsonNode state() {
    return state;
  }

  /// Takes a whole game.
  public void replace(JsonNode game) {
    state = (ObjectNode) game;
  }

  /// Takes a change.
  ///
  /// @return the game after it; null if a version is missing between the last message and this one
  public @Nullable JsonNode apply(JsonNode change) {
    var before = state;
    if (before == null || !before.get("version").equals(change.get("from"))) {
      return null;
    }
    var after = before.deepCopy();
    var nodes = (ArrayNode) after.get("nodes");
    for (var field : change.properties()) {
      if (!NOT_COPIED.contains(field.getKey())) {
        after.set(field.getKey(), field.getValue());
      }
    }
    for (JsonNode node : change.path("nodes")) {
      int id = node.get("id").intValue();
      if (id < nodes.size()) {
        nodes.set(id, node);
      } else {
        nodes.add(node);
      }
    }
    state = after;
    return after;
  }
}
