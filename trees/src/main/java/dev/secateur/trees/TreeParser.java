package dev.secateur.trees;

import static dev.secateur.trees.TreeText.MAX_DECIMALS;
import static dev.secateur.trees.TreeText.MAX_DEPTH;
import static dev.secateur.trees.TreeText.MAX_NODES;
import static dev.secateur.trees.TreeText.MAX_VALUE;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads one tree from the text that [TreeText] describes.
final class TreeParser {

  private static final Pattern ROOT_SIDE =
      Pattern.compile("(max|min)\\s*:", Pattern.CASE_INSENSITIVE);

  /// The typographic minus sign U+2212 is accepted too.
  private static final Pattern NUMBER =
      Pattern.compile(
          "[-+\u2212]?(?:\\d++(?:\\.\\d*+)?|\\.\\d++|\u221e|inf(?:inity)?(?![\\p{L}\\p{Nd}_']))",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern SPACE = Pattern.compile("(?:\\s|#[^\\n]*+)++");

  private static final String A_NODE =
      "a number, or children in brackets such as (3 5), perhaps after a name";

  private final String text;
  private int at;
  private int nodes;

  TreeParser(String text) {
    this.text = text;
  }

  Tree tree() {
    skipSpace();
    var side = Side.MAX;
    var prefix = find(ROOT_SIDE);
    if (prefix != null) {
      side = prefix.group(1).equalsIgnoreCase("min") ? Side.MIN : Side.MAX;
      at = prefix.end();
    }
    var root = node(0);
    skipSpace();
    if (at < text.length()) {
      throw wrong(at, "there is more text after the end of the tree", "nothing more");
    }
    return new Tree(side, root);
  }

  private TreeNode node(int depth) {
    skipSpace();
    int start = at;
    if (depth > MAX_DEPTH) {
      throw wrong(at, "the tree is too deep", "at most " + MAX_DEPTH + " plies");
    }
    int id = nodes++;
    if (nodes > MAX_NODES) {
      throw wrong(at, "the tree is too large", "at most " + MAX_NODES + " nodes");
    }
    var name = name();
    skipSpace();
    boolean hasSign = at < text.length() && text.charAt(at) == '=';
    if (hasSign) {
      at++;
      skipSpace();
    }
    var value = number();
    if (hasSign && value.isEmpty()) {
      throw wrong(at, "there is no number after \"=\"", "a number");
    }
    if (value.isEmpty()) {
      skipSpace();
    }
    // A bracket after a plain number is a sibling, not children.
    var children = value.isEmpty() || hasSign ? children(depth) : List.<TreeNode>of();
    if (value.isEmpty() && children.isEmpty()) {
      throw missingNode(start, name);
    }
    skipSpace();
    return new TreeNode(id, name, value, comment(), children);
  }

  private NotationException missingNode(int start, String name) {
    if (!name.isEmpty()) {
      return wrong(
          start,
          NotationError.quote(name) + " has neither a value nor children",
          "a value such as %s=3, or children such as %s(3 5)".formatted(name, name));
    }
    return at < text.length()
        ? wrong(at, "no node starts with " + character(), A_NODE)
        : wrong(at, "the tree ends too early", A_NODE);
  }

  private String name() {
    if (at < text.length() && text.charAt(at) == '"') {
      return delimited('"', "name");
    }
    var number = find(NUMBER);
    var bare = number == null ? find(TreeText.BARE_NAME) : null;
    if (bare == null) {
      return "";
    }
    at = bare.end();
    return bare.group();
  }

  private OptionalDouble number() {
    var found = find(NUMBER);
    if (found == null) {
      return OptionalDouble.empty();
    }
    var digits = found.group().replace('\u2212', '-');
    int start = at;
    at = found.end();
    if (at < text.length() && isWordCharacter(text.charAt(at))) {
      throw wrong(
          start,
          NotationError.quote(text.substring(start, wordEnd(at))) + " is not a number",
          "a number such as 3 or -2.5");
    }
    char last = Character.toLowerCase(digits.charAt(digits.length() - 1));
    if (last == '\u221e' || last == 'f' || last == 'y') {
      boolean negative = digits.charAt(0) == '-';
      return OptionalDouble.of(negative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY);
    }
    int point = digits.indexOf('.');
    double value = Double.parseDouble(digits);
    int decimals = point < 0 ? 0 : digits.length() - point - 1;
    if (Math.abs(value) > MAX_VALUE || decimals > MAX_DECIMALS) {
      throw wrong(
          start,
          NotationError.quote(digits) + " has too many digits",
          "at most 1000000000 with %d decimals, or inf".formatted(MAX_DECIMALS));
    }
    return OptionalDouble.of(value + 0.0);
  }

  private static boolean isWordCharacter(char character) {
    return Character.isLetterOrDigit(character) || character == '_' || character == '.';
  }

  private int wordEnd(int from) {
    int end = from;
    while (end < text.length() && isWordCharacter(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private List<TreeNode> children(int depth) {
    if (at >= text.length() || (text.charAt(at) != '(' && text.charAt(at) != '[')) {
      return List.of();
    }
    int opened = at;
    char closing = text.charAt(at) == '(' ? ')' : ']';
    at++;
    var children = new ArrayList<TreeNode>();
    while (true) {
      skipSpace();
      if (at < text.length() && text.charAt(at) == closing && !children.isEmpty()) {
        at++;
        return children;
      }
      if (at >= text.length()) {
        throw wrong(opened, "this bracket is never closed", "a \"" + closing + "\" for it");
      }
      if (!children.isEmpty() && text.charAt(at) == ',') {
        at++;
      }
      children.add(node(depth + 1));
    }
  }

  private String comment() {
    return at < text.length() && text.charAt(at) == '{' ? delimited('}', "comment").strip() : "";
  }

  /// The text from here to the closing character. A backslash escapes the next character.
  private String delimited(char closing, String what) {
    int opened = at;
    var inside = new StringBuilder();
    for (at++; at < text.length() && text.charAt(at) != closing; at++) {
      if (text.charAt(at) == '\\' && at + 1 < text.length()) {
        at++;
      }
      inside.append(text.charAt(at));
    }
    if (at >= text.length()) {
      throw wrong(opened, "this " + what + " never ends", "a closing " + closing);
    }
    at++;
    return inside.toString();
  }

  private void skipSpace() {
    var space = find(SPACE);
    if (space != null) {
      at = space.end();
    }
  }

  private @Nullable Matcher find(Pattern pattern) {
    var matcher = pattern.matcher(text).region(at, text.length());
    matcher.useTransparentBounds(true);
    return matcher.lookingAt() ? matcher : null;
  }

  private String character() {
    return NotationError.quote(Character.toString(text.codePointAt(at)));
  }

  private NotationException wrong(int place, String what, String expected) {
    return new NotationException(text, place, what, expected);
  }
}
