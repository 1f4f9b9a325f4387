package dev.secateur.core;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a board shows: everything that a picture of it needs and no rule. The game chooses the
/// names of kinds, objects and counts, which the page knows.
///
/// @param columns 0 for a game that can only be drawn as text
/// @param objects what stands on the board beside the pieces, by the game's name for it: the moves
///     that placed it
/// @param counts numbers that players watch, by name, the first player's before the second's
public record BoardPicture(
    int columns,
    int rows,
    List<Piece> pieces,
    Map<String, List<String>> objects,
    Map<String, List<Integer>> counts) {

  /// For games that say nothing about their looks.
  public static final BoardPicture NONE = new BoardPicture(0, 0, List.of(), Map.of());

  /// A piece of a side on a cell.
  ///
  /// @param cell as the game's own notation writes it
  /// @param kind the game's name for such pieces
  public record Piece(String cell, int side, String kind) {}

  public BoardPicture {
    pieces = List.copyOf(pieces);
    objects = new LinkedHashMap<>(objects);
    counts = new LinkedHashMap<>(counts);
  }

  /// A board with nothing on it but pieces.
  public BoardPicture(
      int columns, int rows, List<Piece> pieces, Map<String, List<Integer>> counts) {
    this(columns, rows, pieces, Map.of(), counts);
  }

  /// The objects of one name; none where the game has none.
  public List<String> objects(String name) {
    return objects.getOrDefault(name, List.of());
  }
}
