package dev.secateur.server.archive;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A stored move: who made it, its time and how the engine judged it.
///
/// @param by `human` or `computer`
/// @param leftMs the time left on both clocks after the move; null without clocks
/// @param note comment and marks, or null
@JsonInclude(JsonInclude.Include.NON_NULL)
public record StoredNode(
    int id,
    int parent,
    String move,
    String by,
    long timeMs,
    @Nullable List<Long> leftMs,
    @JsonProperty("thought") @Nullable StoredJudgement judgement,
    @Nullable NodeNote note) {

  public static final String HUMAN = "human";
  public static final String COMPUTER = "computer";

  /// A move without a note.
  public StoredNode(
      int id,
      int parent,
      String move,
      String by,
      long timeMs,
      @Nullable List<Long> leftMs,
      @Nullable StoredJudgement judgement) {
    this(id, parent, move, by, timeMs, leftMs, judgement, null);
  }

  StoredNode with(NodeNote other) {
    return new StoredNode(
        id,
        parent,
        move,
        by,
        timeMs,
        leftMs,
        judgement,
        other.equals(NodeNote.NONE) ? null : other);
  }
}
