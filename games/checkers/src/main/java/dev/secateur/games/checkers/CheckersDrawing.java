package dev.secateur.games.checkers;

import static dev.secateur.games.checkers.CheckersRules.BLACK;
import static dev.secateur.games.checkers.CheckersRules.WHITE;

import dev.secateur.core.TextStyle;
import dev.secateur.core.TextStyle.Paint;

/// The board as text: empty dark squares show their numbers, the margins those of the row.
final class CheckersDrawing {

  private static final int WIDTH = 25;

  private CheckersDrawing() {}

  static String draw(CheckersPosition position, TextStyle style) {
    var text = new StringBuilder();
    text.append(edge(style, "┌", "┐"));
    for (int row = 0; row < 8; row++) {
      int first = 4 * row + 1;
      text.append("%2d %s ".formatted(first, style.choose("│", "|")));
      for (int square = first; square < first + 4; square++) {
        var dark = cell(position, square, style);
        text.append(row % 2 == 0 ? "   " + dark : dark + "   ");
      }
      text.append("%s %2d\n".formatted(style.choose("│", "|"), first + 3));
    }
    return text.append(edge(style, "└", "┘")).toString();
  }

  private static String edge(TextStyle style, String left, String right) {
    return "   "
        + style.choose(left, "+")
        + style.choose("─", "-").repeat(WIDTH)
        + style.choose(right, "+")
        + "\n";
  }

  private static String cell(CheckersPosition position, int square, TextStyle style) {
    long bit = CheckersRules.bit(square);
    boolean king = (position.kings() & bit) != 0;
    if ((position.pieces(BLACK) & bit) != 0) {
      var symbol = king ? style.choose("⛃", "B") : style.choose("⛂", "b");
      return " " + style.paint(Paint.FIRST, symbol) + " ";
    }
    if ((position.pieces(WHITE) & bit) != 0) {
      var symbol = king ? style.choose("⛁", "W") : style.choose("⛀", "w");
      return " " + style.paint(Paint.SECOND, symbol) + " ";
    }
    return style.paint(Paint.FAINT, "%2d".formatted(square)) + " ";
  }
}
