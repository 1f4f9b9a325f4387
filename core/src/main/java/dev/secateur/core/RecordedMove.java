package dev.secateur.core;

import java.util.List;

/// A move of a record, with a note and with the variations that replace it.
///
/// @param variations begin in the position before this move
public record RecordedMove(long move, MoveNote note, List<RecordedLine> variations) {

  public RecordedMove {
    variations = List.copyOf(variations);
  }

  public RecordedMove(long move) {
    this(move, MoveNote.NONE, List.of());
  }

  public RecordedMove with(MoveNote other) {
    return new RecordedMove(move, other, variations);
  }
}
