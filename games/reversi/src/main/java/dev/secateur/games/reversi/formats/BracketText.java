package dev.secateur.games.reversi.formats;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.records.formats.TextInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// Reads the properties of GGF and SGF: `PB[Ada]`, `AB[dd][ee]`.
final class BracketText {

  /// A name and its values. There is at least one value.
  record Property(String name, List<String> values) {

    String value() {
      return values.getFirst();
    }
  }

  private final TextInput input;

  BracketText(TextInput input) {
    this.input = input;
  }

  /// Skips everything up to and including the next `(;`.
  ///
  /// @return whether there is one
  boolean findGame() throws IOException {
    while (input.peek() != TextInput.END) {
      if (input.next() == '(') {
        input.skipSpace();
        if (input.peek() == ';') {
          input.next();
          return true;
        }
      }
    }
    return false;
  }

  /// The property that begins here. Lower-case letters in a name are ignored; old files have them.
  Property property() throws IOException {
    var name = new StringBuilder();
    while (input.peek() != TextInput.END && Character.isLetter(input.peek())) {
      int c = input.next();
      if (Character.isUpperCase(c)) {
        name.append((char) c);
      }
    }
    input.skipSpace();
    if (name.isEmpty() || input.peek() != '[') {
      throw unexpected("a property such as PB[name]");
    }
    var values = new ArrayList<String>();
    while (input.peek() == '[') {
      input.next();
      values.add(value());
      input.skipSpace();
    }
    return new Property(name.toString(), values);
  }

  private String value() throws IOException {
    var value = new StringBuilder();
    while (input.peek() != ']') {
      // A value that reaches the next game was never closed.
      if (input.isLineStart() && input.ahead().startsWith("(;")) {
        throw new NotationException("", 0, "a property is never closed", "]");
      }
      int c = input.next();
      if (c == '\\') {
        c = input.next();
        // A line break after a backslash only wraps the file and is not part of the text.
        if (c == '\n') {
          continue;
        }
      }
      if (c == TextInput.END) {
        throw new NotationException("", 0, "a property is never closed", "]");
      }
      value.append((char) c);
    }
    input.next();
    return value.toString();
  }

  NotationException unexpected(String expected) throws IOException {
    int c = input.peek();
    var found =
        c == TextInput.END
            ? "the game ends too soon"
            : NotationError.quote("" + (char) c) + " does not belong here";
    return new NotationException("", 0, found, expected);
  }

  static String escaped(String value) {
    return value.replace("\\", "\\\\").replace("]", "\\]");
  }
}
