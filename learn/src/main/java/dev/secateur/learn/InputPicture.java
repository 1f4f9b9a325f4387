package dev.secateur.learn;

import java.util.List;
import java.util.stream.Collectors;

/// What a row of a model means, as a picture of the board seen by the side to move.
///
/// @param columns of the whole board
/// @param lines of the whole board, counted from the top
/// @param chequered whether every second square is not used, as in checkers; the upper left is one
/// @param cells the squares that the row looks at
public record InputPicture(int columns, int lines, boolean chequered, List<PictureCell> cells) {

  /// What stands on a square.
  public enum Occupant {
    EMPTY("empty"),
    OWN("own"),
    OWN_KING("own king on"),
    OPPONENT("opponent’s"),
    OPPONENT_KING("opponent’s king on");

    private final String words;

    Occupant(String words) {
      this.words = words;
    }

    public boolean isOwn() {
      return this == OWN || this == OWN_KING;
    }

    public boolean isKing() {
      return this == OWN_KING || this == OPPONENT_KING;
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
                    .collect(Collectors.joining(", ", occupant.words + " ", "")))
        .collect(Collectors.joining("; "));
  }
}
