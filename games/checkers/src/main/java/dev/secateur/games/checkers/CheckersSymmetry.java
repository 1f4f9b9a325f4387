package dev.secateur.games.checkers;

import java.util.Arrays;
import java.util.stream.Collectors;

/// The symmetry of the board: the same position from the other side.
final class CheckersSymmetry {

  private CheckersSymmetry() {}

  /// The board rotated by 180 degrees, with the colours exchanged.
  static String rotate(String fen) {
    var parts = fen.split(":", -1);
    return (parts[0].equals("B") ? "W" : "B")
        + ":W"
        + rotateSquares(parts[2].substring(1))
        + ":B"
        + rotateSquares(parts[1].substring(1));
  }

  private static String rotateSquares(String squares) {
    return Arrays.stream(squares.split(",", -1))
        .filter(square -> !square.isEmpty())
        .map(
            square ->
                square.startsWith("K")
                    ? "K" + (33 - Integer.parseInt(square.substring(1)))
                    : "" + (33 - Integer.parseInt(square)))
        .collect(Collectors.joining(","));
  }
}
