package dev.secateur.server.web.json;

import dev.secateur.server.archive.NodeNote;
import dev.secateur.server.archive.StoredNode;
import org.jspecify.annotations.Nullable;

/// The search's evaluation of a move when it was played, or the one in the file of the game.
public record MoveEvaluationJson(
    double score,
    @Nullable Integer winIn,
    @Nullable Integer depth,
    @Nullable Long nodes,
    @Nullable Long timeMs) {

  static @Nullable MoveEvaluationJson of(StoredNode node) {
    var evaluation = node.evaluation();
    if (evaluation != null) {
      return new MoveEvaluationJson(
          evaluation.score(),
          evaluation.winIn(),
          evaluation.depth(),
          evaluation.nodes(),
          evaluation.timeMs());
    }
    var note = node.note();
    return note == null ? null : of(note);
  }

  private static @Nullable MoveEvaluationJson of(NodeNote note) {
    return note.score() == null
        ? null
        : new MoveEvaluationJson(note.score(), note.winIn(), note.depth(), note.nodes(), null);
  }
}
