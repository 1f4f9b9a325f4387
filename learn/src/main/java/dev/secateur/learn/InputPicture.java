package dev.secateur.learn;

import java.util.List;
import java.util.stream.Collectors;

/// What a row of a model means, as a picture of the board seen by the side to move.
///
/// @param columns of the whole board
/// @param lines of the whole board, counted from the top
/// @param chequered whether every second square is not used; the upper left is one
/// @param promotedPiece what a promoted piece is called; empty in a game without promotions
/// @param cells the squares that the row looks at
public record InputPicture(
    int columns, int lines, boolean chequered, String promotedPiece, List<PictureCell> cells) {

  /// What stands on a square.
  public enum Occupant {
    EMPTY,
    OWN,
    OWN_PROMOTED,
    OPPONENT,
    OPPONENT_PROMOTED;

    public boolean isOwn() {
      return this == OWN || this == OWN_PROMOTED;
    }

    public boolean isPromoted() {
      return this == OWN_PROMOTED || this == OPPONENT_PROMOTED;
    }
  }

  /// A square and what stands on it.
  ///
  /// @param name the name of the square in the game's notation
  public record PictureCell(String name, int column, int line, Occupant occupant) {}

  public InputPicture {
    cells = List.copyOf(cells);
  }

  /// The same for people who cannot see the picture: `own a1, b1; empty c1`.
  public String words() {
    return List.of(Occupant.values()).stream()
        .filter(occupant -> cells.stream().anyMatch(cell -> cell.occupant() == occupant))
        .map(
            occupant ->
                cells.stream()
                    .filter(cell -> cell.occupant() == occupant)
                    .map(PictureCell::name)
                    .collect(Collectors.joining(", ", words(occupant) + " ", "")))
        .collect(Collectors.joining("; "));
  }

  private String words(Occupant occupant) {
    return switch (occupant) {
      case EMPTY -> "empty";
      case OWN -> "own";
      case OWN_PROMOTED -> "own " + promotedPiece + " on";
      case OPPONENT -> "opponent’s";
      case OPPONENT_PROMOTED -> "opponent’s " + promotedPiece + " on";
    };
  }
}
