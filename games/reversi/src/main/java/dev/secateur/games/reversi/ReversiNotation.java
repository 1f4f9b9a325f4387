package dev.secateur.games.reversi;

import static dev.secateur.games.reversi.ReversiRules.BLACK;
import static dev.secateur.games.reversi.ReversiRules.PASS;
import static dev.secateur.games.reversi.ReversiRules.WHITE;

import dev.secateur.core.Notation;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.RejectionReason;
import java.util.Locale;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.LongConsumer;

/// Moves as `f5` or `pass`, games as transcripts (`f5d6c3` or with spaces, passes written or left
/// out), positions as the board of an OBF line.
final class ReversiNotation implements Notation {

  private static final Set<String> PASS_WORDS = Set.of("pass", "pa", "ps", "--");
  private static final String A_MOVE = "a square (a1 to h8) or pass";

  @Override
  public String formatMove(Position position, long move) {
    return move == PASS ? "pass" : squareText(ReversiRules.square(move));
  }

  static String squareText(int square) {
    return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
  }

  @Override
  public long parseMove(Position position, String text) {
    var board = (ReversiPosition) position;
    long own = board.squares(board.sideToMove());
    long opponent = board.squares(board.sideToMove() ^ 1);
    long playable = ReversiRules.playable(own, opponent);
    if (PASS_WORDS.contains(text.toLowerCase(Locale.ROOT))) {
      if (playable == 0 && ReversiRules.playable(opponent, own) != 0) {
        return PASS;
      }
      throw playable == 0
          ? illegal(text, "the game is over", playable, false, RejectionReason.GAME_OVER)
          : illegal(
              text, "there is a move", playable, false, RejectionReason.of("there-is-a-move"));
    }
    int square = parseSquare(text);
    if ((playable >>> square & 1) != 0) {
      return ReversiRules.move(square);
    }
    boolean taken = ((own | opponent) >>> square & 1) != 0;
    boolean mustPass = playable == 0 && ReversiRules.playable(opponent, own) != 0;
    var reason = RejectionReason.of(mustPass ? "must-pass" : taken ? "taken" : "flanks-nothing");
    if (playable == 0 && !mustPass) {
      reason = RejectionReason.GAME_OVER;
    }
    var why = taken ? "the square is taken" : "it outflanks no disc";
    throw illegal(text, why, playable, mustPass, reason);
  }

  private static int parseSquare(String text) {
    if (text.length() == 2) {
      int column = Character.toLowerCase(text.charAt(0)) - 'a';
      int row = text.charAt(1) - '1';
      if (column >= 0 && column < 8 && row >= 0 && row < 8) {
        return 8 * row + column;
      }
    }
    throw new NotationException(
        new NotationError(
            text,
            0,
            NotationError.quote(text) + " is not a move",
            A_MOVE,
            RejectionReason.NOT_A_MOVE));
  }

  private static NotationException illegal(
      String text, String why, long playable, boolean mustPass, RejectionReason reason) {
    var legal = new StringJoiner(", ");
    for (long squares = playable; squares != 0; squares &= squares - 1) {
      legal.add(squareText(Long.numberOfTrailingZeros(squares)));
    }
    if (playable == 0) {
      legal.add(mustPass ? "pass" : "no more moves");
    }
    var wrong = "%s is not legal: %s".formatted(NotationError.quote(text), why);
    return new NotationException(new NotationError(text, 0, wrong, legal.toString(), reason));
  }

  /// A transcript needs no spaces: a move is a letter and a digit, or one of the words for a pass.
  @Override
  public void playMoves(Position position, String text, LongConsumer made) {
    int at = 0;
    while (at < text.length()) {
      if (Character.isWhitespace(text.charAt(at))) {
        at++;
      } else {
        int end = moveEnd(text, at);
        if (isSquare(text, at) && mustPass(position)) {
          playAfterPass(position, text, at, end, made);
        } else {
          playMove(position, text, at, end, made);
        }
        at = end;
      }
    }
  }

  private static int moveEnd(String text, int at) {
    if (text.regionMatches(true, at, "pass", 0, 4)) {
      return at + 4;
    }
    // Two characters are a move or a pass. Any other word appears in full in the error.
    boolean two = at + 2 <= text.length() && !Character.isWhitespace(text.charAt(at + 1));
    if (two && (isSquare(text, at) || PASS_WORDS.contains(lower(text.substring(at, at + 2))))) {
      return at + 2;
    }
    int end = at;
    while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isSquare(String text, int at) {
    if (at + 2 > text.length()) {
      return false;
    }
    char row = text.charAt(at + 1);
    char column = Character.toLowerCase(text.charAt(at));
    return column >= 'a' && column <= 'h' && row >= '1' && row <= '8';
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private static boolean mustPass(Position position) {
    var legal = position.legalMoves();
    return legal.length == 1 && legal[0] == PASS;
  }

  /// Transcripts usually leave out passes. If the side to move must pass and a square follows, the
  /// pass is made first.
  private void playAfterPass(Position position, String text, int at, int end, LongConsumer made) {
    position.make(PASS);
    long move;
    try {
      move = parseMove(position, text.substring(at, end));
    } catch (NotationException broken) {
      position.undo();
      throw new NotationException(broken.error().within(text, at));
    }
    made.accept(PASS);
    position.make(move);
    made.accept(move);
  }

  @Override
  public String formatPosition(Position position) {
    var board = (ReversiPosition) position;
    var text = new StringBuilder();
    for (int square = 0; square < 64; square++) {
      boolean black = (board.squares(BLACK) >>> square & 1) != 0;
      boolean white = (board.squares(WHITE) >>> square & 1) != 0;
      text.append(black ? 'X' : white ? 'O' : '-');
    }
    return text.append(' ').append(board.sideToMove() == BLACK ? 'X' : 'O').toString();
  }

  /// Reads 64 squares from a1 on, row by row, and the side to move. In an OBF line `;` and moves
  /// with scores may follow; they are ignored.
  @Override
  public Position parsePosition(String text) {
    long black = 0;
    long white = 0;
    int square = 0;
    int at = 0;
    for (; at < text.length() && square < 64; at++) {
      char c = text.charAt(at);
      if (Character.isWhitespace(c)) {
        continue;
      }
      switch (c) {
        case 'X', 'x', '*' -> black |= 1L << square;
        case 'O', 'o' -> white |= 1L << square;
        case '-', '.' -> {}
        default ->
            throw broken(
                text,
                at,
                "square %s is %s".formatted(squareText(square), NotationError.quote("" + c)),
                "X, O or -");
      }
      square++;
    }
    if (square < 64) {
      throw broken(text, at, "%d of 64 squares are there".formatted(square), "64 squares");
    }
    return ReversiPosition.of(black, white, parseSide(text, at));
  }

  private static int parseSide(String text, int from) {
    int semicolon = text.indexOf(';', from);
    var rest = semicolon < 0 ? text.substring(from) : text.substring(from, semicolon);
    var side = rest.strip();
    int at = from + rest.length() - rest.stripLeading().length();
    return switch (side) {
      case "X", "x", "*" -> BLACK;
      case "O", "o" -> WHITE;
      case "" ->
          throw broken(
              text, from, "the side to move or a square is missing", "X or O after 64 squares");
      default ->
          throw broken(
              text,
              at,
              NotationError.quote(side) + " is not a side to move",
              "X or O after 64 squares");
    };
  }

  private static NotationException broken(String text, int at, String wrong, String expected) {
    return new NotationException(text, at, "bad board, " + wrong, expected);
  }
}
