package dev.secateur.core;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.LongConsumer;

/// How a game is written. Whatever a parser is given, it answers or throws a [NotationException].
public interface Notation {

  /// The text of a legal move, different from that of every other legal move of the position.
  String move(Position position, long move);

  /// The legal move that the text means. A game of its own notation says more than this does: by
  /// which rule a well-formed move is illegal, and it accepts what people write.
  ///
  /// @throws NotationException if it means none
  default long parseMove(Position position, String text) {
    var texts = new StringJoiner(", ").setEmptyValue("no more moves");
    for (long move : position.legalMoves()) {
      var legal = move(position, move);
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
            Refusal.NOT_A_MOVE));
  }

  /// The move as the block of search statistics prints it, where that differs.
  default String moveForLog(Position position, long move) {
    return move(position, move);
  }

  /// A whole line of play as texts, from a position that is left as it was.
  default List<String> line(Position position, List<Long> moves) {
    var texts = new ArrayList<String>(moves.size());
    for (long move : moves) {
      texts.add(move(position, move));
      position.make(move);
    }
    moves.forEach(_ -> position.undo());
    return texts;
  }

  /// The position as text: the game's own standard format.
  String position(Position position);

  /// The position that a text shows, with no history.
  ///
  /// @throws NotationException if the text is broken or shows what the rules cannot allow
  Position parsePosition(String text);

  /// Reads a list of moves and makes them on the position one by one.
  ///
  /// @param made is told every move, also those that the notation leaves out (a forced pass)
  /// @throws NotationException at the first move that cannot be made; those before it stay made
  default void playMoves(Position position, String text, LongConsumer made) {
    int at = skipSpace(text, 0);
    while (at < text.length()) {
      int end = wordEnd(text, at);
      playMove(position, text, at, end, made);
      at = skipSpace(text, end);
    }
  }

  /// Makes the one move that stands in `text` from `at` to `end`.
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
