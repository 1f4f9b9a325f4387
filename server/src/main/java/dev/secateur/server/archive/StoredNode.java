package dev.secateur.server.archive;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A move of a game and how it came about.
///
/// @param by `human` or `computer`
/// @param leftMs both clocks after the move, where there are clocks
/// @param note what is written about it, where something is
@JsonInclude(JsonInclude.Include.NON_NULL)
public record StoredNode(
    int id,
    int parent,
    String move,
    String by,
    long timeMs,
    @Nullable List<Long> leftMs,
    @Nullable Thought thought,
    @Nullable NodeNote note) {

  public static final String HUMAN = "human";
  public static final String COMPUTER = "computer";

  /// A move about which nothing is written.
  public StoredNode(
      int id,
      int parent,
      String move,
      String by,
      long timeMs,
      @Nullable List<Long> leftMs,
      @Nullable Thought thought) {
    this(id, parent, move, by, timeMs, leftMs, thought, null);
  }

  StoredNode with(NodeNote other) {
    return new StoredNode(
        id, parent, move, by, timeMs, leftMs, thought, other.equals(NodeNote.NONE) ? null : other);
  }
}
