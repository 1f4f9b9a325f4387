package dev.secateur.core;

import java.util.ArrayList;
import java.util.List;

/// The moves of a game or of a variation.
///
/// @param comment the comment before the first move; may be empty
public record RecordedLine(String comment, List<RecordedMove> moves) {

  public static final RecordedLine EMPTY = new RecordedLine("", List.of());

  public RecordedLine {
    moves = List.copyOf(moves);
  }

  /// A line without comments.
  public static RecordedLine of(List<Long> moves) {
    return EMPTY.followedBy(moves);
  }

  public RecordedLine followedBy(List<Long> more) {
    var longer = new ArrayList<>(moves);
    more.forEach(move -> longer.add(new RecordedMove(move)));
    return new RecordedLine(comment, longer);
  }

  public RecordedLine withComment(String words) {
    return new RecordedLine(words, moves);
  }

  /// The line with another note about one of its moves.
  ///
  /// @param ply 1 for the first move
  public RecordedLine withNote(int ply, MoveNote note) {
    var changed = new ArrayList<>(moves);
    changed.set(ply - 1, moves.get(ply - 1).with(note));
    return new RecordedLine(comment, changed);
  }

  /// The first moves of the line.
  public RecordedLine shortened(int plies) {
    return new RecordedLine(comment, moves.subList(0, plies));
  }
}
