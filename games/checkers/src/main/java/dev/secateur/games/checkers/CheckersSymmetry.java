package dev.secateur.games.checkers;

import java.util.Arrays;
import java.util.stream.Collectors;

/// A position seen from the other side of the board.
final class CheckersSymmetry {

  private CheckersSymmetry() {}

  /// The board turned round with the colours exchanged.
  static String turn(String fen) {
    var parts = fen.split(":", -1);
    return (parts[0].equals("B") ? "W" : "B")
        + ":W"
        + turnSquares(parts[2].substring(1))
        + ":B"
        + turnSquares(parts[1].substring(1));
  }

  private static String turnSquares(String squares) {
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
