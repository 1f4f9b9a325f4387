package dev.secateur.games.checkers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// English checkers, written directly from the rules, on an 8x8 array of characters.
///
/// It shares no code with the fast rules, only the text formats, so that a mistake in one is not
/// repeated in the other. It does not know draws, because a FEN has no history.
///
/// On the board `b` and `w` are men, `B` and `W` kings, and `.` is an empty square.
final class SlowCheckers {
  private static final char EMPTY = '.';
  private static final int[] BOTH_WAYS = {-1, 1};

  private SlowCheckers() {}

  /// Every legal move of the side to move, with its full path, and the FEN that it leads to.
  static SortedMap<String, String> successors(String fen) {
    char side = fen.charAt(0);
    char[][] board = read(fen);
    SortedMap<String, String> jumps = new TreeMap<>();
    SortedMap<String, String> steps = new TreeMap<>();
    for (int square = 1; square <= 32; square++) {
      char piece = board[row(square)][column(square)];
      if (belongsTo(piece, side)) {
        addSteps(board, square, steps);
        // The moving piece leaves its square at once, so a king may land there again.
        char[][] lifted = copy(board);
        lifted[row(square)][column(square)] = EMPTY;
        addJumps(lifted, piece, List.of(square), List.of(), jumps);
      }
    }
    // Capture is compulsory, but any capture may be chosen.
    return jumps.isEmpty() ? steps : jumps;
  }

  private static void addSteps(char[][] board, int from, SortedMap<String, String> steps) {
    char piece = board[row(from)][column(from)];
    for (int down : BOTH_WAYS) {
      for (int right : BOTH_WAYS) {
        int toRow = row(from) + down;
        int toColumn = column(from) + right;
        if (mayGo(piece, down) && onBoard(toRow, toColumn) && board[toRow][toColumn] == EMPTY) {
          char[][] after = copy(board);
          after[row(from)][column(from)] = EMPTY;
          after[toRow][toColumn] = crownedOn(toRow, piece);
          steps.put(from + "-" + square(toRow, toColumn), write(after, opponent(sideOf(piece))));
        }
      }
    }
  }

  /// Continues a jump along `path` over the pieces on `jumped` until no jump is left. The jumped
  /// pieces stay on the board until the whole move is over.
  private static void addJumps(
      char[][] board,
      char piece,
      List<Integer> path,
      List<Integer> jumped,
      SortedMap<String, String> jumps) {
    int from = path.getLast();
    boolean goesOn = false;
    for (int down : BOTH_WAYS) {
      for (int right : BOTH_WAYS) {
        int overRow = row(from) + down;
        int overColumn = column(from) + right;
        int toRow = row(from) + 2 * down;
        int toColumn = column(from) + 2 * right;
        // A man that lands on the king row ends its move there: it stays a man until the move is
        // over, so there is no row left that it may go to.
        if (mayGo(piece, down)
            && onBoard(toRow, toColumn)
            && board[toRow][toColumn] == EMPTY
            && belongsTo(board[overRow][overColumn], opponent(sideOf(piece)))
            && !jumped.contains(square(overRow, overColumn))) {
          goesOn = true;
          List<Integer> longerPath = with(path, square(toRow, toColumn));
          addJumps(board, piece, longerPath, with(jumped, square(overRow, overColumn)), jumps);
        }
      }
    }
    if (!goesOn && !jumped.isEmpty()) {
      char[][] after = copy(board);
      for (int square : jumped) {
        after[row(square)][column(square)] = EMPTY;
      }
      after[row(from)][column(from)] = crownedOn(row(from), piece);
      String move = String.join("x", path.stream().map(String::valueOf).toList());
      jumps.put(move, write(after, opponent(sideOf(piece))));
    }
  }

  /// Men go forwards only, black down the board (towards 32) and white up; kings go both ways.
  private static boolean mayGo(char piece, int down) {
    return switch (piece) {
      case 'b' -> down == 1;
      case 'w' -> down == -1;
      default -> true;
    };
  }

  private static char crownedOn(int row, char piece) {
    boolean onKingRow = (piece == 'b' && row == 7) || (piece == 'w' && row == 0);
    return onKingRow ? sideOf(piece) : piece;
  }

  private static char sideOf(char piece) {
    return Character.toUpperCase(piece);
  }

  private static boolean belongsTo(char piece, char side) {
    return sideOf(piece) == side;
  }

  private static char opponent(char side) {
    return side == 'B' ? 'W' : 'B';
  }

  // Four squares to a row, from the top: 1 to 4 on columns 1, 3, 5, 7, then 5 to 8 on 0, 2, 4, 6.

  private static int row(int square) {
    return (square - 1) / 4;
  }

  private static int column(int square) {
    return 2 * ((square - 1) % 4) + (row(square) % 2 == 0 ? 1 : 0);
  }

  private static int square(int row, int column) {
    return 4 * row + column / 2 + 1;
  }

  private static boolean onBoard(int row, int column) {
    return row >= 0 && row < 8 && column >= 0 && column < 8;
  }

  private static char[][] read(String fen) {
    char[][] board = new char[8][8];
    for (char[] row : board) {
      Arrays.fill(row, EMPTY);
    }
    String[] parts = fen.split(":", -1);
    for (String part : List.of(parts[1], parts[2])) {
      char king = part.charAt(0);
      if (part.length() > 1) {
        for (String piece : part.substring(1).split(",", -1)) {
          boolean crowned = piece.startsWith("K");
          int square = Integer.parseInt(crowned ? piece.substring(1) : piece);
          board[row(square)][column(square)] = crowned ? king : Character.toLowerCase(king);
        }
      }
    }
    return board;
  }

  private static String write(char[][] board, char toMove) {
    return toMove + ":W" + pieces(board, 'W') + ":B" + pieces(board, 'B');
  }

  private static String pieces(char[][] board, char side) {
    List<String> pieces = new ArrayList<>();
    for (int square = 1; square <= 32; square++) {
      char piece = board[row(square)][column(square)];
      if (belongsTo(piece, side)) {
        pieces.add(piece == side ? "K" + square : String.valueOf(square));
      }
    }
    return String.join(",", pieces);
  }

  private static List<Integer> with(List<Integer> squares, int next) {
    List<Integer> longer = new ArrayList<>(squares);
    longer.add(next);
    return longer;
  }

  private static char[][] copy(char[][] board) {
    char[][] copy = new char[8][];
    for (int row = 0; row < 8; row++) {
      copy[row] = board[row].clone();
    }
    return copy;
  }
}
