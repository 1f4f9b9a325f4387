package dev.secateur.games.reversi;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// Reversi, written directly from the rules, one disc at a time.
///
/// It shares no code with the fast rules, only the text formats, so that a mistake in one is not
/// repeated in the other.
///
/// A text is the 64 squares row by row from a1 (`X` black, `O` white, `-` empty), a space, and the
/// side to move.
final class SlowReversi {
  private SlowReversi() {}

  /// Every legal move of the side to move and the text it leads to; none when the game is over.
  static SortedMap<String, String> successors(String board) {
    String squares = board.substring(0, 64);
    char side = board.charAt(65);
    SortedMap<String, String> moves = placements(squares, side);
    // Pass only when there is no move; the game ends when neither can move.
    if (moves.isEmpty() && !placements(squares, opponent(side)).isEmpty()) {
      moves.put("pass", squares + " " + opponent(side));
    }
    return moves;
  }

  private static SortedMap<String, String> placements(String squares, char side) {
    SortedMap<String, String> moves = new TreeMap<>();
    for (int row = 0; row < 8; row++) {
      for (int column = 0; column < 8; column++) {
        List<Integer> flipped = flippedBy(squares, side, row, column);
        // A disc may only be placed on an empty square where it flips at least one disc.
        if (at(squares, row, column) == '-' && !flipped.isEmpty()) {
          StringBuilder after = new StringBuilder(squares);
          after.setCharAt(8 * row + column, side);
          for (int square : flipped) {
            after.setCharAt(square, side);
          }
          String move = String.valueOf((char) ('a' + column)) + (row + 1);
          moves.put(move, after + " " + opponent(side));
        }
      }
    }
    return moves;
  }

  /// The discs that `side` would flip from this square, in all eight directions.
  private static List<Integer> flippedBy(String squares, char side, int row, int column) {
    List<Integer> flipped = new ArrayList<>();
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        if (down != 0 || right != 0) {
          flipped.addAll(flippedInLine(squares, side, row, column, down, right));
        }
      }
    }
    return flipped;
  }

  /// The unbroken run of the opponent's discs next to this square, if it ends at a disc of `side`.
  private static List<Integer> flippedInLine(
      String squares, char side, int row, int column, int down, int right) {
    List<Integer> run = new ArrayList<>();
    int lineRow = row + down;
    int lineColumn = column + right;
    while (at(squares, lineRow, lineColumn) == opponent(side)) {
      run.add(8 * lineRow + lineColumn);
      lineRow += down;
      lineColumn += right;
    }
    if (at(squares, lineRow, lineColumn) != side) {
      run.clear();
    }
    return run;
  }

  /// The content of a square. Squares outside the board count as empty.
  private static char at(String squares, int row, int column) {
    boolean onBoard = row >= 0 && row < 8 && column >= 0 && column < 8;
    return onBoard ? squares.charAt(8 * row + column) : '-';
  }

  private static char opponent(char side) {
    return side == 'X' ? 'O' : 'X';
  }
}
