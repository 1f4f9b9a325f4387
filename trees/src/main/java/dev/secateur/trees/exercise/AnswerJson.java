package dev.secateur.trees.exercise;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.trees.NodeNames;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Answers as JSON:
/// `{"values": {"B": 3}, "windows": {"B": ["-inf", "inf"]}, "cut": ["E.2", "G"], "visited":
/// ["D.1"]}`.
public final class AnswerJson {

  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Set<String> FIELDS = Set.of("schema", "values", "windows", "cut", "visited");

  private AnswerJson() {}

  static ExerciseAnswer parse(String text, NodeNames names) {
    JsonNode json;
    try {
      json = MAPPER.readTree(text);
    } catch (JacksonException broken) {
      throw new NotationException("", 0, "the answer is not JSON: " + place(broken), "an object");
    }
    json.propertyNames().stream()
        .filter(name -> !FIELDS.contains(name))
        .findFirst()
        .ifPresent(
            name -> {
              throw wrong(
                  NotationError.quote(name) + " is not a field of an answer",
                  "values, windows, cut and visited");
            });
    var values = new HashMap<Integer, Double>();
    var windows = new HashMap<Integer, Window>();
    expectType(json, "values", JsonNode::isObject, "an object such as {\"B\": 3}");
    expectType(json, "windows", JsonNode::isObject, "an object such as {\"B\": [\"-inf\", 3]}");
    expectType(json, "cut", JsonNode::isArray, "a list of nodes");
    expectType(json, "visited", JsonNode::isArray, "a list of nodes");
    json.path("values").forEachEntry((name, value) -> values.put(node(name, names), number(value)));
    json.path("windows")
        .forEachEntry(
            (name, pair) -> {
              if (!pair.isArray() || pair.size() != 2) {
                throw wrong(
                    "the window of " + NotationError.quote(name) + " is not a pair",
                    "[alpha, beta], as in [\"-inf\", 3]");
              }
              windows.put(node(name, names), new Window(number(pair.get(0)), number(pair.get(1))));
            });
    return new ExerciseAnswer(
        values, windows, nodes(json, "cut", names), nodes(json, "visited", names));
  }

  private static void expectType(
      JsonNode json, String field, Predicate<JsonNode> type, String expected) {
    if (json.has(field) && !type.test(json.path(field))) {
      throw wrong(NotationError.quote(field) + " has the wrong type", expected);
    }
  }

  /// The fields of an answer, in the format in which it is read.
  public static Map<String, Object> fields(ExerciseAnswer answer, NodeNames names) {
    var values = new LinkedHashMap<String, Object>();
    var windows = new LinkedHashMap<String, Object>();
    for (int node : names.ids()) {
      if (answer.values().containsKey(node)) {
        values.put(names.of(node), jsonValue(answer.values().getOrDefault(node, 0.0)));
      }
      var window = answer.windows().get(node);
      if (window != null) {
        windows.put(names.of(node), List.of(jsonValue(window.alpha()), jsonValue(window.beta())));
      }
    }
    var fields = new LinkedHashMap<String, Object>();
    fields.put("values", values);
    fields.put("windows", windows);
    fields.put("cut", sorted(answer.cuts(), names));
    fields.put("visited", sorted(answer.leaves(), names));
    return fields;
  }

  private static List<String> sorted(Set<Integer> nodes, NodeNames names) {
    return nodes.stream().sorted().map(names::of).toList();
  }

  /// A number, or a text for an infinite value, because JSON has no infinity.
  private static Object jsonValue(double value) {
    if (Double.isInfinite(value)) {
      return value > 0 ? "inf" : "-inf";
    }
    return value == Math.rint(value) && Math.abs(value) < 1e15 ? (Object) (long) value : value;
  }

  private static int node(String name, NodeNames names) {
    return names
        .find(name)
        .orElseThrow(() -> wrong(AnswerText.unknown(name), AnswerText.someNames(names)));
  }

  private static Set<Integer> nodes(JsonNode json, String field, NodeNames names) {
    var nodes = new HashSet<Integer>();
    for (JsonNode name : json.path(field)) {
      nodes.add(node(name.asString(""), names));
    }
    return nodes;
  }

  private static double number(JsonNode json) {
    try {
      return json.isNumber() ? json.asDouble() + 0.0 : AnswerText.parseNumber(json.asString(""));
    } catch (NumberFormatException notANumber) {
      throw wrong(
          NotationError.quote(json.toString()) + " is not a number",
          "a number, \"inf\" or \"-inf\"");
    }
  }

  private static String place(JacksonException broken) {
    var where = broken.getLocation();
    return where == null
        ? "it cannot be read"
        : "line %d, column %d".formatted(where.getLineNr(), where.getColumnNr());
  }

  private static NotationException wrong(String what, String expected) {
    return new NotationException("", 0, what, expected);
  }
}
