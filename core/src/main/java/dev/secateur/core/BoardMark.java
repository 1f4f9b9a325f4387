package dev.secateur.core;

import java.util.List;

/// Something about a position that a board can show to whoever studies it.
///
/// @param kind `path`: the cells of a way to the goal; `threat`: the way of a piece that would take
///     others if its side were to move
/// @param side whose path or threat it is
/// @param cells as the game's own notation writes them, in order
/// @param affected the cells of the pieces that would be taken
public record BoardMark(String kind, int side, List<String> cells, List<String> affected) {

  public BoardMark {
    cells = List.copyOf(cells);
    affected = List.copyOf(affected);
  }
}
