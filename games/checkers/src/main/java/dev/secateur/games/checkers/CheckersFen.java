package dev.secateur.games.checkers;

import static dev.secateur.games.checkers.CheckersRules.BLACK;
import static dev.secateur.games.checkers.CheckersRules.WHITE;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import java.util.StringJoiner;

/// Positions as `B:W21,22,K30:B1,2,K5`: who is to move, then each side's squares, with `K`
/// before a king.
///
/// Ranges (`1-12`, as PDN 3.0 has them), either order of the sides, lower case, spaces and a final
/// dot are accepted.
final class CheckersFen {

  private static final int MAX_PIECES = 12;

  /// What [#peek] returns at the end of the text. No character is negative.
  private static final int END = -1;

  private final String text;
  private int at;
  private final long[] pieces = new long[2];
  private final boolean[] listed = new boolean[2];
  private long kings;

  CheckersFen(String text) {
    this.text = text;
  }

  static String write(CheckersPosition position) {
    return (position.sideToMove() == BLACK ? "B" : "W")
        + ":W"
        + squares(position, WHITE)
        + ":B"
        + squares(position, BLACK);
  }

  private static String squares(CheckersPosition position, int side) {
    var list = new StringJoiner(",");
    for (int square = 1; square <= 32; square++) {
      long bit = CheckersRules.bit(square);
      if ((position.pieces(side) & bit) != 0) {
        list.add((position.kings() & bit) != 0 ? "K" + square : "" + square);
      }
    }
    return list.toString();
  }

  CheckersPosition read() {
    int sideToMove = readSide("the side to move, B or W");
    for (int i = 0; i < 2; i++) {
      expect(':');
      int start = at;
      int side = readSide("a list of pieces such as W21,22,K30");
      if (listed[side]) {
        throw wrong(start, "this side is listed twice", "one list of each side");
      }
      listed[side] = true;
      readSquares(side);
    }
    if (peek() == '.') {
      at++;
    }
    if (peek() != END) {
      throw unexpected("the end");
    }
    return new CheckersPosition(pieces[BLACK], pieces[WHITE], kings, sideToMove);
  }

  private int readSide(String expected) {
    int side =
        switch (peek()) {
          case 'B', 'b' -> BLACK;
          case 'W', 'w' -> WHITE;
          default -> throw unexpected(expected);
        };
    at++;
    return side;
  }

  private void readSquares(int side) {
    if (peek() == ':' || peek() == '.' || peek() == END) {
      return;
    }
    readSquareOrRange(side);
    while (peek() == ',') {
      at++;
      readSquareOrRange(side);
    }
  }

  private void readSquareOrRange(int side) {
    boolean king = peek() == 'K' || peek() == 'k';
    if (king) {
      at++;
    }
    int start = at;
    int first = readSquare();
    int last = first;
    if (peek() == '-') {
      at++;
      last = readSquare();
    }
    for (int square = first; square <= last; square++) {
      put(side, king, square, start);
    }
    if (last < first) {
      throw wrong(start, "the range runs backwards", "a range such as 1-12");
    }
  }

  private void put(int side, boolean king, int square, int start) {
    long bit = CheckersRules.bit(square);
    if (((pieces[BLACK] | pieces[WHITE]) & bit) != 0) {
      throw wrong(start, "square %d is taken twice".formatted(square), "each square once");
    }
    if (!king && (CheckersRules.kingRow(side) & bit) != 0) {
      throw wrong(start, "a man on its king row, square " + square, "K" + square);
    }
    pieces[side] |= bit;
    if (king) {
      kings |= bit;
    }
    if (Long.bitCount(pieces[side]) > MAX_PIECES) {
      throw wrong(start, "a side has more than 12 pieces", "at most 12");
    }
  }

  private int readSquare() {
    peek();
    int start = at;
    int square = 0;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9' && square <= 32) {
      square = 10 * square + text.charAt(at++) - '0';
    }
    if (square < 1 || square > 32) {
      at = start;
      throw unexpected("a square from 1 to 32");
    }
    return square;
  }

  private void expect(char wanted) {
    if (peek() != wanted) {
      throw unexpected("'" + wanted + "'");
    }
    at++;
  }

  /// The next character that is not a space, without taking it.
  private int peek() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at < text.length() ? text.charAt(at) : END;
  }

  private NotationException unexpected(String expected) {
    var found =
        at < text.length()
            ? NotationError.quote(text.substring(at, Math.min(text.length(), at + 3)))
            : "the text";
    var verb = at < text.length() ? " does not belong here" : " ends too soon";
    return wrong(at, found + verb, expected);
  }

  private NotationException wrong(int place, String wrong, String expected) {
    return new NotationException(text, place, "bad FEN, " + wrong, expected);
  }
}
