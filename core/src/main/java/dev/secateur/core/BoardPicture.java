package dev.secateur.core;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a board shows: all that is needed to draw it, without rules. The game chooses the names of
/// kinds, objects and counts; the page knows them.
///
/// @param columns 0 for a game that can only be drawn as text
/// @param objects things on the board that are not pieces: the game's name for them, and the moves
///     that placed them
/// @param counts numbers that players watch, by name, the first player's before the second's
public record BoardPicture(
    int columns,
    int rows,
    List<Piece> pieces,
    Map<String, List<String>> objects,
    Map<String, List<Integer>> counts) {

  /// For games that have no picture.
  public static final BoardPicture NONE = new BoardPicture(0, 0, List.of(), Map.of());

  /// A piece of a side on a cell.
  ///
  /// @param cell as the game's own notation writes it
  /// @param kind the game's name for this kind of piece
  public record Piece(String cell, int side, String kind) {}

  public BoardPicture {
    pieces = List.copyOf(pieces);
    objects = new LinkedHashMap<>(objects);
    counts = new LinkedHashMap<>(counts);
  }

  /// A board with pieces only.
  public BoardPicture(
      int columns, int rows, List<Piece> pieces, Map<String, List<Integer>> counts) {
    this(columns, rows, pieces, Map.of(), counts);
  }

  /// The objects with this name; empty if there are none.
  public List<String> objects(String name) {
    return objects.getOrDefault(name, List.of());
  }
}
