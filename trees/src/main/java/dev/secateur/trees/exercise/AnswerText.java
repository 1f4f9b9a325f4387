package dev.secateur.trees.exercise;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.trees.NodeNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// Answers as text, one line for each part:
///
/// ```
/// value   B = 3
/// window  B -inf inf
/// cut     E.2, G
/// visited D.1, D.2, E.1, F.1, F.2
/// ```
/// `cut none` is an answer too. `#` starts a comment that ends with the line, and a name with
/// spaces is in quotation marks. A text that starts with a brace is read as JSON.
public final class AnswerText {

  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|([^\\s,=]+)");
  private static final String KEYWORDS = "value, window, cut or visited";

  private final NodeNames names;
  private final Map<Integer, Double> values = new HashMap<>();
  private final Map<Integer, Window> windows = new HashMap<>();
  private final Set<Integer> cuts = new HashSet<>();
  private final Set<Integer> leaves = new HashSet<>();

  private AnswerText(NodeNames names) {
    this.names = names;
  }

  /// The answer that a text holds.
  ///
  /// @throws NotationException if the text cannot be read
  public static ExerciseAnswer parse(String text, NodeNames names) {
    if (text.stripLeading().startsWith("{")) {
      return AnswerJson.parse(text, names);
    }
    var parser = new AnswerText(names);
    text.lines().forEach(parser::line);
    return new ExerciseAnswer(parser.values, parser.windows, parser.cuts, parser.leaves);
  }

  /// A word of a line and its position.
  private record AnswerToken(String text, int at) {}

  private void line(String line) {
    var tokens = tokens(line);
    if (tokens.isEmpty()) {
      return;
    }
    var rest = tokens.subList(1, tokens.size());
    switch (tokens.getFirst().text().toLowerCase(Locale.ROOT).replaceFirst(":$", "")) {
      case "value" -> {
        expect(line, rest, 2, "a node and its value, as in value B = 3");
        values.put(node(line, rest.get(0)), number(line, rest.get(1)));
      }
      case "window" -> {
        expect(line, rest, 3, "a node, alpha and beta, as in window B -inf 3");
        windows.put(
            node(line, rest.get(0)),
            new Window(number(line, rest.get(1)), number(line, rest.get(2))));
      }
      case "cut" -> nodes(line, rest, cuts);
      case "visited" -> nodes(line, rest, leaves);
      default ->
          throw wrong(
              line,
              tokens.getFirst(),
              NotationError.quote(tokens.getFirst().text()) + " is not a part of an answer",
              KEYWORDS);
    }
  }

  private static List<AnswerToken> tokens(String line) {
    var tokens = new ArrayList<AnswerToken>();
    var matcher = WORD.matcher(line);
    while (matcher.find()) {
      if (matcher.group().startsWith("#")) {
        break;
      }
      tokens.add(
          new AnswerToken(
              matcher.group(1) == null ? matcher.group(2) : matcher.group(1), matcher.start()));
    }
    return tokens;
  }

  private static void expect(String line, List<AnswerToken> tokens, int count, String expected) {
    if (tokens.size() != count) {
      throw new NotationException(
          line,
          tokens.isEmpty() ? line.length() : tokens.getLast().at(),
          tokens.size() < count ? "the line ends too early" : "the line is too long",
          expected);
    }
  }

  private void nodes(String line, List<AnswerToken> tokens, Set<Integer> nodes) {
    if (tokens.size() == 1
        && tokens.getFirst().text().equals("none")
        && names.find("none").isEmpty()) {
      return;
    }
    tokens.forEach(token -> nodes.add(node(line, token)));
  }

  private int node(String line, AnswerToken token) {
    return names
        .find(token.text())
        .orElseThrow(() -> wrong(line, token, unknown(token.text()), someNames(names)));
  }

  private static double number(String line, AnswerToken token) {
    try {
      return parseNumber(token.text());
    } catch (NumberFormatException notANumber) {
      throw wrong(
          line,
          token,
          NotationError.quote(token.text()) + " is not a number",
          "a number such as 3 or -2.5, inf or -inf");
    }
  }

  static double parseNumber(String text) {
    var plain = text.toLowerCase(Locale.ROOT).replace('−', '-').replaceFirst("^\\+", "");
    return switch (plain) {
      case "inf", "infinity", "∞" -> Double.POSITIVE_INFINITY;
      case "-inf", "-infinity", "-∞" -> Double.NEGATIVE_INFINITY;
      default -> {
        if (!plain.matches("-?[0-9]{1,12}(\\.[0-9]{1,12})?")) {
          throw new NumberFormatException(plain);
        }
        // Adding zero turns a negative zero into zero, so that both are equal.
        yield Double.parseDouble(plain) + 0.0;
      }
    };
  }

  static String unknown(String name) {
    return NotationError.quote(name) + " is not a node of this tree";
  }

  /// The names of the first nodes, for an error message.
  static String someNames(NodeNames names) {
    var some = names.ids().stream().limit(8).map(names::of).toList();
    return String.join(", ", some) + (names.ids().size() > 8 ? " and so on" : "");
  }

  private static NotationException wrong(
      String line, AnswerToken token, String what, String expected) {
    return new NotationException(line, token.at(), what, expected);
  }
}
