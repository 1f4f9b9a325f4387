package dev.secateur.trees;

import dev.secateur.core.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Trees as JSON, as docs/tree.schema.json describes it:
/// `{"schema":1,"rootSide":"max","root":{"name":"A","children":[{"value":3},{"value":5}]}}`.
///
/// Infinite values are the texts `"inf"` and `"-inf"`. An `id` is written for programs that read
/// traces. It is ignored on reading, because the ids follow from the shape of the tree.
public final class TreeJson {

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          // Each ply is an object and an array.
                          .maxNestingDepth(2 * TreeText.MAX_DEPTH + 10)
                          .build())
                  .build())
          .build();

  private TreeJson() {}

  /// The tree as an object.
  public static ObjectNode write(Tree tree) {
    var json = MAPPER.createObjectNode();
    json.put("schema", 1);
    json.put("rootSide", tree.rootSide() == Side.MAX ? "max" : "min");
    json.set("root", write(tree.root()));
    return json;
  }

  private static ObjectNode write(TreeNode node) {
    var json = MAPPER.createObjectNode();
    json.put("id", node.id());
    if (!node.name().isEmpty()) {
      json.put("name", node.name());
    }
    node.value().ifPresent(value -> put(json, "value", value));
    if (!node.comment().isEmpty()) {
      json.put("comment", node.comment());
    }
    if (!node.isLeaf()) {
      var children = json.putArray("children");
      node.children().forEach(child -> children.add(write(child)));
    }
    return json;
  }

  /// Writes whole numbers without a decimal point, and infinities as texts, because JSON has none.
  static void put(ObjectNode json, String field, double value) {
    if (Double.isInfinite(value)) {
      json.put(field, TreeText.number(value));
    } else if (value == Math.rint(value)) {
      json.put(field, (long) value);
    } else {
      json.put(field, value);
    }
  }

  /// The tree that a JSON text means.
  ///
  /// @throws NotationException if it is not JSON, or not a tree
  public static Tree parse(String text) {
    JsonNode json;
    try {
      json = MAPPER.readTree(text);
    } catch (JacksonException broken) {
      var place = broken.getLocation();
      int at = place == null ? 0 : Math.clamp(place.getCharOffset(), 0, text.length());
      throw new NotationException(text, at, "this is not JSON", "a tree as JSON");
    }
    return new TreeJsonReader(text).tree(json);
  }

  /// Reads one tree. Jackson's nodes do not know their position in the text, so an error message
  /// has the path to the value instead.
  private static final class TreeJsonReader {

    private final String text;
    private int nodes;

    TreeJsonReader(String text) {
      this.text = text;
    }

    Tree tree(JsonNode json) {
      if (!json.isObject()) {
        throw wrong("the text is not an object", "{\"root\": ...}");
      }
      var schema = json.path("schema");
      if (!schema.isMissingNode() && !(schema.isNumber() && schema.asDouble() == 1)) {
        throw wrong("the schema is not 1", "\"schema\": 1");
      }
      return new Tree(side(json.path("rootSide")), node(json.path("root"), "root", 0));
    }

    private Side side(JsonNode json) {
      if (json.isMissingNode()) {
        return Side.MAX;
      }
      return switch (json.isString() ? json.stringValue() : "") {
        case "max" -> Side.MAX;
        case "min" -> Side.MIN;
        default -> throw wrong("rootSide is neither max nor min", "\"max\" or \"min\"");
      };
    }

    private TreeNode node(JsonNode json, String path, int depth) {
      if (!json.isObject()) {
        throw wrong(path + " is not a node", "an object with a value or children");
      }
      if (depth > TreeText.MAX_DEPTH) {
        throw wrong("the tree is too deep", "at most " + TreeText.MAX_DEPTH + " plies");
      }
      int id = nodes++;
      if (nodes > TreeText.MAX_NODES) {
        throw wrong("the tree is too large", "at most " + TreeText.MAX_NODES + " nodes");
      }
      var value = value(json.path("value"), path);
      var children = children(json.path("children"), path, depth);
      if (value.isEmpty() && children.isEmpty()) {
        throw wrong(path + " has neither a value nor children", "one of them");
      }
      return new TreeNode(
          id, text(json, "name", path), value, text(json, "comment", path), children);
    }

    private List<TreeNode> children(JsonNode json, String path, int depth) {
      if (!json.isMissingNode() && !json.isArray()) {
        throw wrong(path + ".children is not an array", "an array of nodes");
      }
      var children = new ArrayList<TreeNode>();
      for (JsonNode child : json) {
        children.add(node(child, "%s.children[%d]".formatted(path, children.size()), depth + 1));
      }
      return children;
    }

    private OptionalDouble value(JsonNode json, String path) {
      if (json.isMissingNode()) {
        return OptionalDouble.empty();
      }
      return number(json)
          .map(OptionalDouble::of)
          .orElseThrow(
              () ->
                  wrong(
                      path + ".value is not a number",
                      "at most 1000000000 with %d decimals, \"inf\" or \"-inf\""
                          .formatted(TreeText.MAX_DECIMALS)));
    }

    private static Optional<Double> number(JsonNode json) {
      if (json.isString()) {
        return switch (json.stringValue()) {
          case "inf" -> Optional.of(Double.POSITIVE_INFINITY);
          case "-inf" -> Optional.of(Double.NEGATIVE_INFINITY);
          default -> Optional.empty();
        };
      }
      if (!json.isNumber()) {
        return Optional.empty();
      }
      double value = json.asDouble() + 0.0;
      double scaled = value * Math.pow(10, TreeText.MAX_DECIMALS);
      boolean isPlain =
          Math.abs(value) <= TreeText.MAX_VALUE && Math.abs(scaled - Math.rint(scaled)) < 1e-3;
      return isPlain ? Optional.of(value) : Optional.empty();
    }

    private String text(JsonNode json, String field, String path) {
      var value = json.path(field);
      if (value.isMissingNode()) {
        return "";
      }
      if (!value.isString()) {
        throw wrong(path + "." + field + " is not a text", "a text");
      }
      return value.stringValue();
    }

    private NotationException wrong(String what, String expected) {
      return new NotationException(text, 0, what, expected);
    }
  }
}
