package dev.secateur.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;

/// Reads moves with variations in round brackets into a [GameTree].
final class GameTreeText {

  /// A variation that is not closed yet, and where to continue after it.
  private record OpenBracket(int before, int last, int at) {}

  private final GameTree tree;
  private final String text;

  GameTreeText(GameTree tree, String text) {
    this.tree = tree;
    this.text = text;
  }

  int playFrom(int from) {
    Deque<OpenBracket> open = new ArrayDeque<>();
    int before = from;
    int last = from;
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (Character.isWhitespace(c)) {
        at++;
      } else if (c == '(') {
        if (last == before) {
          throw wrong(at, "a bracket opens before any move", "a move first");
        }
        open.push(new OpenBracket(before, last, at));
        last = before;
        at++;
      } else if (c == ')') {
        if (open.isEmpty()) {
          throw wrong(at, "this bracket closes nothing", "a move");
        }
        var outer = open.pop();
        before = outer.before();
        last = outer.last();
        at++;
      } else {
        int end = wordEnd(at);
        if (!isMoveNumber(text.substring(at, end))) {
          int played = play(last, at, end);
          before = tree.node(played).parent();
          last = played;
        }
        at = end;
      }
    }
    if (!open.isEmpty()) {
      throw wrong(open.peek().at(), "this bracket is never closed", "a closing bracket");
    }
    return last;
  }

  /// The game's notation plays the word, because it may hold several moves and leave out passes.
  private int play(int from, int start, int end) {
    var position = tree.position(from);
    var word = text.substring(start, end);
    var moves = new ArrayList<Long>();
    try {
      tree.game().notation().playMoves(position, word, moves::add);
    } catch (NotationException broken) {
      throw new NotationException(broken.error().within(text, start));
    }
    int at = from;
    var board = tree.position(from);
    for (long move : moves) {
      at = tree.play(at, tree.game().notation().formatMove(board, move));
      board.make(move);
    }
    return at;
  }

  private static boolean isMoveNumber(String word) {
    return word.matches("[0-9]{1,4}\\.+");
  }

  private int wordEnd(int from) {
    int end = from;
    while (end < text.length()
        && !Character.isWhitespace(text.charAt(end))
        && text.charAt(end) != '('
        && text.charAt(end) != ')') {
      end++;
    }
    return end;
  }

  private NotationException wrong(int at, String wrong, String expected) {
    return new NotationException(text, at, wrong, expected);
  }
}
