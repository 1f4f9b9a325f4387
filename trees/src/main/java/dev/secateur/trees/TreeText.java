package dev.secateur.trees;

import java.util.Locale;
import java.util.regex.Pattern;

/// Trees as text: `A(B(D(-1 4) E(2 6)) C(F(-3 -5) G(0 7)))`, `min: ((3 5)(2 9))`.
///
/// ```
/// tree    = [ "max:" | "min:" ] node
/// node    = ( leaf | inner ) [ "{" comment "}" ]
/// leaf    = [ name ] [ "=" ] number
/// inner   = [ name ] [ "=" number ] "(" node { [","] node } ")"
/// name    = a letter, then letters, digits, _ and ' | '"' anything '"'
/// number  = 3, -2.5, inf, -inf
/// ```
/// A leaf is a number, with an optional name before it (`D=3`). `B=4(1 7)` and `=4(1 7)` are inner
/// nodes with the estimate 4 for searches that stop there. The `=` is needed, and there must be no
/// space before the bracket, because `4 (1 7)` and `4(1 7)` are a leaf and its sibling. Square
/// brackets work too, and `#` starts a comment that ends with the line.
public final class TreeText {

  /// Deeper trees are refused: they cannot be drawn, and the walks are recursive.
  public static final int MAX_DEPTH = 100;

  public static final int MAX_NODES = 100_000;

  /// Values have at most this size and at most [#MAX_DECIMALS] decimals, so that they are exact.
  public static final double MAX_VALUE = 1_000_000_000;

  public static final int MAX_DECIMALS = 6;

  static final Pattern BARE_NAME = Pattern.compile("\\p{L}[\\p{L}\\p{Nd}_']*");

  private TreeText() {}

  /// The tree that a text means.
  ///
  /// @throws dev.secateur.core.NotationException at the first character that cannot be read
  public static Tree parse(String text) {
    return new TreeParser(text).tree();
  }

  /// The tree on one line; [#parse] reads it back.
  public static String write(Tree tree) {
    var text = new StringBuilder();
    if (tree.rootSide() == Side.MIN) {
      text.append("min: ");
    }
    write(tree.root(), text);
    return text.toString();
  }

  private static void write(TreeNode node, StringBuilder text) {
    if (!node.name().isEmpty()) {
      text.append(isBare(node.name()) ? node.name() : quoted(node.name()));
    }
    boolean needsSign = !node.name().isEmpty() || !node.isLeaf();
    text.append(node.value().isPresent() && needsSign ? "=" : "");
    node.value().ifPresent(value -> text.append(number(value)));
    if (!node.isLeaf()) {
      text.append('(');
      for (int i = 0; i < node.children().size(); i++) {
        text.append(i == 0 ? "" : " ");
        write(node.children().get(i), text);
      }
      text.append(')');
    }
    if (!node.comment().isEmpty()) {
      text.append(" {").append(node.comment().replace("\\", "\\\\").replace("}", "\\}"));
      text.append('}');
    }
  }

  private static boolean isBare(String name) {
    return BARE_NAME.matcher(name).matches() && !isInfinity(name);
  }

  static boolean isInfinity(String word) {
    var plain = word.toLowerCase(Locale.ROOT);
    return plain.equals("inf") || plain.equals("infinity");
  }

  private static String quoted(String name) {
    return '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /// A value as text: `3`, `-2.5`, `inf`.
  public static String number(double value) {
    if (Double.isInfinite(value)) {
      return value > 0 ? "inf" : "-inf";
    }
    if (value == Math.rint(value)) {
      return Long.toString((long) value);
    }
    var digits = String.format(Locale.ROOT, "%." + MAX_DECIMALS + "f", value);
    return digits.replaceAll("0+$", "");
  }
}
