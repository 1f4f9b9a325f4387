package dev.secateur.records.formats;

import dev.secateur.core.NotationError;
import dev.secateur.records.formats.TaggedToken.TokenKind;
import java.io.IOException;
import java.util.regex.Pattern;

/// Splits tagged text into tokens: tags in square brackets, comments in braces, after a semicolon
/// or on a line that begins with a per cent sign, and words between spaces and brackets.
final class TaggedTokens {

  /// Quotation marks inside a value need not be escaped: a value ends at a quotation mark that is
  /// followed by a bracket.
  private static final Pattern TAG =
      Pattern.compile(
          "\\[\\s*(\\w+)\\s*(?:\"((?:\\\\.|[^\\\\])*?)\"\\s*|([^\"\\]]*))](?=\\s|$|\\[)");

  private static final Pattern TAG_LINE = Pattern.compile("\\[[A-Z]\\w*\\s+\".*\"]\\s*");

  private final TextInput input;

  TaggedTokens(TextInput input) {
    this.input = input;
  }

  TaggedToken next() throws IOException {
    input.skipSpace();
    long line = input.line();
    return switch (input.peek()) {
      case TextInput.END -> token(TokenKind.END, "", line);
      case '[' -> tag(line);
      case '{' -> comment(line);
      case ';' -> {
        input.next();
        yield token(TokenKind.COMMENT, input.restOfLine().strip(), line);
      }
      case '%' -> input.isLineStart() ? skipLine() : word(line);
      case '$' -> {
        input.next();
        yield token(TokenKind.GLYPH, word(line).text(), line);
      }
      case '(' -> single(TokenKind.OPEN, line);
      case ')' -> single(TokenKind.CLOSE, line);
      case '}', ']' -> {
        var found = NotationError.quote("" + (char) input.next());
        yield token(TokenKind.BAD, found + " closes nothing", line);
      }
      default -> word(line);
    };
  }

  private static TaggedToken token(TokenKind kind, String text, long line) {
    return new TaggedToken(kind, text, "", line);
  }

  private TaggedToken single(TokenKind kind, long line) throws IOException {
    input.next();
    return token(kind, "", line);
  }

  /// A line that begins with a per cent sign is for other programs.
  private TaggedToken skipLine() throws IOException {
    input.restOfLine();
    return next();
  }

  private TaggedToken tag(long line) throws IOException {
    var matcher = TAG.matcher(input.ahead());
    if (!matcher.lookingAt()) {
      var found = NotationError.quote(input.restOfLine().strip());
      return token(TokenKind.BAD, found + " is not a tag", line);
    }
    for (int i = 0; i < matcher.end(); i++) {
      input.next();
    }
    var quoted = matcher.group(2);
    var value = quoted == null ? String.valueOf(matcher.group(3)).strip() : unescaped(quoted);
    return new TaggedToken(TokenKind.TAG, String.valueOf(matcher.group(1)), value, line);
  }

  private static String unescaped(String value) {
    return value.replaceAll("\\\\([\"\\\\])", "$1");
  }

  /// Line breaks inside a comment become spaces. A comment that reaches the tags of the next game
  /// was never closed.
  private TaggedToken comment(long line) throws IOException {
    input.next();
    var words = new StringBuilder();
    while (input.peek() != '}') {
      boolean nextGame = input.isLineStart() && TAG_LINE.matcher(input.ahead()).matches();
      if (nextGame || input.peek() == TextInput.END) {
        return token(TokenKind.BAD, "a comment is never closed", line);
      }
      int c = input.next();
      if (!Character.isWhitespace(c)) {
        words.append((char) c);
      } else if (!words.isEmpty() && words.charAt(words.length() - 1) != ' ') {
        words.append(' ');
      }
    }
    input.next();
    return token(TokenKind.COMMENT, words.toString().strip(), line);
  }

  private TaggedToken word(long line) throws IOException {
    var word = new StringBuilder();
    for (int c = input.peek(); c != TextInput.END && isPartOfWord(c); c = input.peek()) {
      word.append((char) input.next());
    }
    return token(TokenKind.WORD, word.toString(), line);
  }

  private static boolean isPartOfWord(int c) {
    return !Character.isWhitespace(c) && "{}()[];$".indexOf(c) < 0;
  }
}
