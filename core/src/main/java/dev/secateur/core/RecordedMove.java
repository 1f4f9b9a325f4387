package dev.secateur.core;

import java.util.List;

/// A move in a record, what is said about it, and what might have been played in its place.
///
/// @param instead variations that begin in the position before this move
public record RecordedMove(long move, MoveNote note, List<RecordedLine> instead) {

  public RecordedMove {
    instead = List.copyOf(instead);
  }

  public RecordedMove(long move) {
    this(move, MoveNote.NONE, List.of());
  }

  public RecordedMove with(MoveNote other) {
    return new RecordedMove(move, other, instead);
  }
}
