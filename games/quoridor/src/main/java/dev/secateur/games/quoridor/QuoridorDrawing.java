package dev.secateur.games.quoridor;

import static dev.secateur.games.quoridor.QuoridorRules.EAST;
import static dev.secateur.games.quoridor.QuoridorRules.NORTH;

import dev.secateur.core.Position;
import dev.secateur.core.TextStyle;
import dev.secateur.core.TextStyle.Paint;

/// The board as text with row 1 at the bottom: `B` and `W` are the pawns, walls are drawn between
/// cells.
final class QuoridorDrawing {

  private final QuoridorPosition position;
  private final int size;
  private final TextStyle style;
  private final StringBuilder text = new StringBuilder();

  private QuoridorDrawing(QuoridorPosition position, TextStyle style) {
    this.position = position;
    this.size = position.rules().size;
    this.style = style;
  }

  static String draw(QuoridorPosition position, TextStyle style) {
    return new QuoridorDrawing(position, style).draw();
  }

  private String draw() {
    columnLetters();
    edge("┌", "┐");
    for (int row = size - 1; row >= 0; row--) {
      cells(row);
      if (row > 0) {
        wallsBelow(row);
      }
    }
    edge("└", "┘");
    columnLetters();
    return text.toString();
  }

  private void columnLetters() {
    text.append("   ");
    for (int column = 0; column < size; column++) {
      text.append("  ").append((char) ('a' + column)).append(' ');
    }
    text.append('\n');
  }

  private void edge(String left, String right) {
    text.append("  ")
        .append(style.choose(left, "+"))
        .append(style.choose("─", "-").repeat(4 * size - 1))
        .append(style.choose(right, "+"))
        .append('\n');
  }

  private void cells(int row) {
    text.append("%d %s".formatted(row + 1, style.choose("│", "|")));
    for (int column = 0; column < size; column++) {
      int cell = QuoridorRules.cell(column, row);
      text.append(' ').append(pawn(cell)).append(' ');
      if (column < size - 1) {
        text.append(isClosed(cell, EAST) ? wall("┃", "#") : " ");
      }
    }
    text.append("%s %d\n".formatted(style.choose("│", "|"), row + 1));
  }

  private String pawn(int cell) {
    if (cell == position.pawn(Position.FIRST)) {
      return style.paint(Paint.FIRST, "B");
    }
    if (cell == position.pawn(Position.SECOND)) {
      return style.paint(Paint.SECOND, "W");
    }
    return style.paint(Paint.FAINT, style.choose("·", "."));
  }

  private void wallsBelow(int row) {
    text.append("  ").append(style.choose("│", "|"));
    for (int column = 0; column < size; column++) {
      boolean closed = isClosed(QuoridorRules.cell(column, row - 1), NORTH);
      text.append(closed ? wall("━━━", "===") : "   ");
      if (column < size - 1) {
        text.append(corner(column, row - 1));
      }
    }
    text.append(style.choose("│", "|")).append('\n');
  }

  /// The corner at the middle of the walls with this anchor, where one of them may be.
  private String corner(int column, int row) {
    int anchor = QuoridorRules.ANCHOR_STRIDE * row + column;
    if ((position.horizontalWalls() >>> anchor & 1) != 0) {
      return wall("━", "=");
    }
    if ((position.verticalWalls() >>> anchor & 1) != 0) {
      return wall("┃", "#");
    }
    return " ";
  }

  private boolean isClosed(int cell, int direction) {
    return !position
        .rules()
        .isOpen(cell, direction, position.horizontalWalls(), position.verticalWalls());
  }

  private String wall(String unicode, String plain) {
    return style.paint(Paint.ACCENT, style.choose(unicode, plain));
  }
}
