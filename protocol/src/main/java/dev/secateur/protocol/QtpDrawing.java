package dev.secateur.protocol;

import java.util.Arrays;
import java.util.List;

/// Draws Quoridor's board with QTP's coordinates: black starts at the top.
final class QtpDrawing {

  private final int size;
  private final char[][] picture;

  private QtpDrawing(int size) {
    this.size = size;
    picture = new char[2 * size + 1][4 * size + 1];
    for (int line = 0; line < picture.length; line++) {
      for (int at = 0; at < picture[line].length; at++) {
        boolean isBetweenRows = line % 2 == 0;
        boolean isBetweenColumns = at % 4 == 0;
        boolean isEdge = at == 0 || at == 4 * size;
        picture[line][at] =
            isBetweenRows
                ? (isBetweenColumns ? '+' : line == 0 || line == 2 * size ? '-' : ' ')
                : (isEdge ? '|' : ' ');
      }
    }
  }

  /// Begins with a line end, as all answers of several lines do.
  static String of(QtpBoard board) {
    var parts = board.game().notation().formatPosition(board.position()).split("/", -1);
    var drawing = new QtpDrawing(board.size());
    drawing.walls(words(parts[0]), 'h');
    drawing.walls(words(parts[1]), 'v');
    var pawns = words(parts[2]);
    drawing.pawn(pawns.get(0), 'B');
    drawing.pawn(pawns.get(1), 'W');
    var left = words(parts[3]);
    return drawing.text() + "\nwalls left: black %s, white %s".formatted(left.get(0), left.get(1));
  }

  private static List<String> words(String part) {
    return Arrays.stream(part.strip().split("\\s+", -1)).filter(word -> !word.equals("-")).toList();
  }

  private void pawn(String cell, char letter) {
    var text = Dialect.QTP.toEngine(cell, size);
    picture[line(text)][4 * column(text) + 2] = letter;
  }

  private void walls(List<String> anchors, char orientation) {
    for (String anchor : anchors) {
      // The wall's middle is below and to the right of the cell that names it.
      var text = Dialect.QTP.toEngine(anchor + orientation, size);
      int line = line(text) + 1;
      int at = 4 * column(text) + 4;
      if (orientation == 'h') {
        Arrays.fill(picture[line], at - 3, at + 4, '=');
      } else {
        for (int crossed = line - 1; crossed <= line + 1; crossed++) {
          picture[crossed][at] = 'H';
        }
      }
    }
  }

  private int line(String cell) {
    return 2 * (size - (cell.charAt(1) - '0')) + 1;
  }

  private static int column(String cell) {
    return cell.charAt(0) - 'a';
  }

  private String text() {
    var letters = new StringBuilder(" ");
    for (int column = 0; column < size; column++) {
      letters.append("   ").append((char) ('A' + column));
    }
    var text = new StringBuilder("\n").append(letters);
    for (int line = 0; line < picture.length; line++) {
      boolean isRow = line % 2 == 1;
      var number = isRow ? String.valueOf(size - line / 2) : " ";
      text.append('\n').append(number).append(' ').append(picture[line]);
      text.append(isRow ? " " + number : "");
    }
    return text.append('\n').append(letters).toString();
  }
}
