package dev.secateur.games.reversi;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/// The symmetries of the board: rotations, reflections and exchanged colours.
final class ReversiSymmetry {

  private ReversiSymmetry() {}

  /// The reflections in the diagonal and from left to right generate all eight symmetries of the
  /// square. Exchanging the colours is one more.
  static List<UnaryOperator<String>> all() {
    return List.of(
        text -> permute(text, square -> 8 * (square % 8) + square / 8),
        text -> permute(text, square -> square ^ 7),
        text -> text.replace('X', '?').replace('O', 'X').replace('?', 'O'));
  }

  private static String permute(String text, IntUnaryOperator source) {
    var permuted = new StringBuilder();
    for (int square = 0; square < 64; square++) {
      permuted.append(text.charAt(source.applyAsInt(square)));
    }
    return permuted.append(text.substring(64)).toString();
  }
}
