package dev.secateur.core;

import java.util.List;

/// Something about a position that an analysis board shows.
///
/// @param kind `path`: the cells of a path to the goal; `threat`: the path of a piece that could
///     capture others if its side were to move
/// @param side whose path or threat it is
/// @param cells as the game's own notation writes them, in order
/// @param affected the cells of the pieces that would be captured
public record BoardMark(String kind, int side, List<String> cells, List<String> affected) {

  public BoardMark {
    cells = List.copyOf(cells);
    affected = List.copyOf(affected);
  }
}
