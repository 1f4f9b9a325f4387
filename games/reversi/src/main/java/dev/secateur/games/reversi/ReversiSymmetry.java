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
        text -> permute(text, ReversiSymmetry::inDiagonal),
        text -> permute(text, ReversiSymmetry::leftToRight),
        text -> text.replace('X', '?').replace('O', 'X').replace('?', 'O'));
  }

  /// The square that a reflection in the diagonal brings to this place.
  static int inDiagonal(int square) {
    return 8 * (square % 8) + square / 8;
  }

  /// The square that a reflection from left to right brings to this place.
  static int leftToRight(int square) {
    return square ^ 7;
  }

  private static String permute(String text, IntUnaryOperator source) {
    var permuted = new StringBuilder();
    for (int square = 0; square < 64; square++) {
      permuted.append(text.charAt(source.applyAsInt(square)));
    }
    return permuted.append(text.substring(64)).toString();
  }
}
