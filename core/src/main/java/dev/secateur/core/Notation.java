package dev.secateur.core;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.LongConsumer;

/// Reads and writes the moves and positions of a game. For every text, a parser returns a value or
/// throws a [NotationException].
public interface Notation {

  /// The text of a legal move, different from that of every other legal move of the position.
  String formatMove(Position position, long move);

  /// The legal move that the text means. Games override this, to accept more spellings and to say
  /// which rule forbids a move.
  ///
  /// @throws NotationException if it means none
  default long parseMove(Position position, String text) {
    var texts = new StringJoiner(", ").setEmptyValue("no more moves");
    for (long move : position.legalMoves()) {
      var legal = formatMove(position, move);
      if (legal.equals(text)) {
        return move;
      }
      texts.add(legal);
    }
    throw new NotationException(
        new NotationError(
            text,
            0,
            NotationError.quote(text) + " is not a legal move",
            texts.toString(),
            RejectionReason.NOT_A_MOVE));
  }

  /// The move as the search statistics print it, if that differs.
  default String formatMoveForLog(Position position, long move) {
    return formatMove(position, move);
  }

  /// The texts of a line of moves. The position is the same afterwards.
  default List<String> formatLine(Position position, List<Long> moves) {
    var texts = new ArrayList<String>(moves.size());
    for (long move : moves) {
      texts.add(formatMove(position, move));
      position.make(move);
    }
    moves.forEach(_ -> position.undo());
    return texts;
  }

  /// The position as text: the game's own standard format.
  String formatPosition(Position position);

  /// Reads a position from its text. It has no history.
  ///
  /// @throws NotationException if the text is malformed or the position is impossible
  Position parsePosition(String text);

  /// Reads a list of moves and makes them on the position one by one.
  ///
  /// @param made called with every move, including those that the notation leaves out (a forced
  ///     pass)
  /// @throws NotationException at the first move that cannot be made; those before it stay made
  default void playMoves(Position position, String text, LongConsumer made) {
    int at = skipSpace(text, 0);
    while (at < text.length()) {
      int end = wordEnd(text, at);
      playMove(position, text, at, end, made);
      at = skipSpace(text, end);
    }
  }

  /// Makes the move in `text` from `at` to `end`.
  default void playMove(Position position, String text, int at, int end, LongConsumer made) {
    long move;
    try {
      move = parseMove(position, text.substring(at, end));
    } catch (NotationException broken) {
      throw new NotationException(broken.error().within(text, at));
    }
    position.make(move);
    made.accept(move);
  }

  private static int skipSpace(String text, int at) {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static int wordEnd(String text, int at) {
    while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }
}
