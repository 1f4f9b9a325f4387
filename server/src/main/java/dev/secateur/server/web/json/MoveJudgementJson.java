package dev.secateur.server.web.json;

import dev.secateur.server.archive.NodeNote;
import dev.secateur.server.archive.StoredNode;
import org.jspecify.annotations.Nullable;

/// The search's judgement of a move when it was played, or the one in the file of the game.
public record MoveJudgementJson(
    double score,
    @Nullable Integer winIn,
    @Nullable Integer depth,
    @Nullable Long nodes,
    @Nullable Long timeMs) {

  static @Nullable MoveJudgementJson of(StoredNode node) {
    var judgement = node.judgement();
    if (judgement != null) {
      return new MoveJudgementJson(
          judgement.score(),
          judgement.winIn(),
          judgement.depth(),
          judgement.nodes(),
          judgement.timeMs());
    }
    var note = node.note();
    return note == null ? null : of(note);
  }

  private static @Nullable MoveJudgementJson of(NodeNote note) {
    return note.score() == null
        ? null
        : new MoveJudgementJson(note.score(), note.winIn(), note.depth(), note.nodes(), null);
  }
}
