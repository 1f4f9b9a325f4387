package dev.secateur.core;

import java.util.List;

/// What a move looks like on the board.
///
/// @param cells the cells that a person points at, in order: the whole path of a piece that moves,
///     the one cell of a new piece; none for a move that is not made on cells, such as a pass
/// @param affected the cells whose pieces are captured or flipped
public record MovePicture(List<String> cells, List<String> affected) {

  /// A move that is not made on cells.
  public static final MovePicture NONE = new MovePicture(List.of(), List.of());

  public MovePicture {
    cells = List.copyOf(cells);
    affected = List.copyOf(affected);
  }
}
