package dev.secateur.games.reversi;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/// A position turned, mirrored or with the colours exchanged.
final class ReversiSymmetry {

  private ReversiSymmetry() {}

  /// Turning the board over the diagonal and left to right generates all eight; exchanging the
  /// colours is the ninth thing that changes nothing.
  static List<UnaryOperator<String>> all() {
    return List.of(
        text -> turn(text, square -> 8 * (square % 8) + square / 8),
        text -> turn(text, square -> square ^ 7),
        text -> text.replace('X', '?').replace('O', 'X').replace('?', 'O'));
  }

  private static String turn(String text, IntUnaryOperator source) {
    var turned = new StringBuilder();
    for (int square = 0; square < 64; square++) {
      turned.append(text.charAt(source.applyAsInt(square)));
    }
    return turned.append(text.substring(64)).toString();
  }
}
