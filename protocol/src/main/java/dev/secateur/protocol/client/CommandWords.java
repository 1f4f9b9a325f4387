package dev.secateur.protocol.client;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import java.util.ArrayList;
import java.util.List;

/// Splits a command into words as a shell does: at spaces, except between quotation marks of either
/// kind or after a backslash. Nothing is expanded.
final class CommandWords {

  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private final String text;
  private boolean inWord;
  private char quote;

  private CommandWords(String text) {
    this.text = text;
  }

  /// @throws NotationException if there is no word, or a closing quotation mark is missing
  static List<String> of(String text) {
    return new CommandWords(text).split();
  }

  private List<String> split() {
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      boolean isLast = at + 1 == text.length();
      if (c == '\\' && quote != '\'' && !isLast) {
        append(text.charAt(++at));
      } else if (quote != 0) {
        addQuoted(c);
      } else if (c == '"' || c == '\'') {
        quote = c;
        inWord = true;
      } else if (Character.isWhitespace(c)) {
        endWord();
      } else {
        append(c);
      }
    }
    if (quote != 0) {
      throw new NotationException(
          text, 0, NotationError.quote(text) + " is not a command", "another " + quote);
    }
    endWord();
    if (words.isEmpty()) {
      throw new NotationException(text, 0, "there is no command", "a program and its arguments");
    }
    return List.copyOf(words);
  }

  private void addQuoted(char c) {
    if (c == quote) {
      quote = 0;
    } else {
      append(c);
    }
  }

  private void append(char c) {
    word.append(c);
    inWord = true;
  }

  private void endWord() {
    if (inWord) {
      words.add(word.toString());
    }
    word.setLength(0);
    inWord = false;
  }
}
