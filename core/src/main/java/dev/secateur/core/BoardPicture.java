package dev.secateur.core;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a board shows, for whoever draws it: everything that a picture needs and no rule.
///
/// @param columns 0 for a game that can only be drawn as text
/// @param walls as the moves that placed them
/// @param counts numbers that players watch, by name, the first player's before the second's
public record BoardPicture(
    int columns,
    int rows,
    List<Piece> pieces,
    List<String> walls,
    Map<String, List<Integer>> counts) {

  /// For games that say nothing about their looks.
  public static final BoardPicture NONE = new BoardPicture(0, 0, List.of(), List.of(), Map.of());

  /// A piece of a side on a cell.
  ///
  /// @param cell as the game's own notation writes it
  /// @param kind `man`, `king`, `disc` or `pawn`
  public record Piece(String cell, int side, String kind) {}

  public BoardPicture {
    pieces = List.copyOf(pieces);
    walls = List.copyOf(walls);
    counts = new LinkedHashMap<>(counts);
  }
}
