package dev.secateur.server.web.json;

import dev.secateur.server.archive.NodeNote;
import dev.secateur.server.archive.StoredNode;
import org.jspecify.annotations.Nullable;

/// What the search thought of a move when it played it, or what the file of the game says.
public record ThoughtJson(
    double score,
    @Nullable Integer winIn,
    @Nullable Integer depth,
    @Nullable Long nodes,
    @Nullable Long timeMs) {

  static @Nullable ThoughtJson of(StoredNode node) {
    var thought = node.thought();
    if (thought != null) {
      return new ThoughtJson(
          thought.score(), thought.winIn(), thought.depth(), thought.nodes(), thought.timeMs());
    }
    var note = node.note();
    return note == null ? null : of(note);
  }

  private static @Nullable ThoughtJson of(NodeNote note) {
    return note.score() == null
        ? null
        : new ThoughtJson(note.score(), note.winIn(), note.depth(), note.nodes(), null);
  }
}
