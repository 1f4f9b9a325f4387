package dev.secateur.games.reversi;

import static dev.secateur.games.reversi.ReversiRules.BLACK;
import static dev.secateur.games.reversi.ReversiRules.WHITE;

import dev.secateur.core.TextStyle;
import dev.secateur.core.TextStyle.Paint;

/// The board as text, with row 1 at the top as usual in Othello; `*` marks where the side to move
/// can play.
final class ReversiDrawing {

  private static final String COLUMNS = "    a b c d e f g h\n";

  private ReversiDrawing() {}

  static String draw(ReversiPosition position, TextStyle style) {
    int mover = position.sideToMove();
    long playable =
        ReversiRules.playable(
            position.squares(mover), position.squares(mover == BLACK ? WHITE : BLACK));
    var text = new StringBuilder(COLUMNS);
    for (int row = 0; row < 8; row++) {
      text.append("  ").append(row + 1);
      for (int column = 0; column < 8; column++) {
        text.append(' ').append(cell(position, playable, 1L << (8 * row + column), style));
      }
      text.append(' ').append(row + 1).append('\n');
    }
    return text.append(COLUMNS).toString();
  }

  private static String cell(ReversiPosition position, long playable, long bit, TextStyle style) {
    if ((position.squares(BLACK) & bit) != 0) {
      return style.paint(Paint.FIRST, style.choose("●", "X"));
    }
    if ((position.squares(WHITE) & bit) != 0) {
      return style.paint(Paint.SECOND, style.choose("○", "O"));
    }
    if ((playable & bit) != 0) {
      return style.paint(Paint.ACCENT, "*");
    }
    return style.paint(Paint.FAINT, style.choose("·", "."));
  }
}
