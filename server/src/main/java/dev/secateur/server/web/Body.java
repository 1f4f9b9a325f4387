package dev.secateur.server.web;

import dev.secateur.core.NotationError;
import dev.secateur.server.play.Problem;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A JSON object from outside. Each question is answered, or by a [Problem] that says what is wrong
/// and what was expected.
final class Body {

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final JsonNode object;
  private final String where;

  private Body(JsonNode object, String where) {
    this.object = object;
    this.where = where;
  }

  /// @param allowed the names that the object may have
  static Body of(String text, Set<String> allowed) {
    JsonNode node;
    try {
      node = JSON.readTree(text);
    } catch (JacksonException broken) {
      var place = broken.getLocation();
      throw Problem.badRequest(
          "the body is not JSON (line %d, column %d): expected an object"
              .formatted(
                  place == null ? 1 : place.getLineNr(), place == null ? 1 : place.getColumnNr()));
    }
    return of(node, "the body", allowed);
  }

  static Body of(JsonNode node, String where, Set<String> allowed) {
    if (node == null || !node.isObject()) {
      throw Problem.badRequest("%s is not an object: expected {...}".formatted(where));
    }
    for (String name : node.propertyNames()) {
      if (!allowed.contains(name)) {
        throw Problem.badRequest(
            "%s has a field %s: expected only %s"
                .formatted(
                    where,
                    NotationError.quote(name),
                    String.join(", ", allowed.stream().sorted().toList())));
      }
    }
    return new Body(node, where);
  }

  private @Nullable JsonNode field(String name) {
    var value = object.get(name);
    return value == null || value.isNull() ? null : value;
  }

  private Problem wrong(String name, String expected) {
    var value = field(name);
    return Problem.badRequest(
        value == null
            ? "%s has no %s: expected %s".formatted(where, name, expected)
            : "%s in %s is %s: expected %s"
                .formatted(name, where, NotationError.quote(value.toString()), expected));
  }

  boolean has(String name) {
    return field(name) != null;
  }

  JsonNode node(String name) {
    var value = field(name);
    if (value == null) {
      throw wrong(name, "a value");
    }
    return value;
  }

  String text(String name, int longest) {
    var value = optionalText(name, longest);
    if (value == null) {
      throw wrong(name, "a text");
    }
    return value;
  }

  @Nullable String optionalText(String name, int longest) {
    var value = field(name);
    if (value == null) {
      return null;
    }
    if (!value.isString() || value.stringValue().length() > longest) {
      throw wrong(name, "a text of %d characters at most".formatted(longest));
    }
    return value.stringValue();
  }

  int integer(String name, int least, int most) {
    var value = optionalInteger(name, least, most);
    if (value == null) {
      throw wrong(name, "a whole number from %d to %d".formatted(least, most));
    }
    return value;
  }

  @Nullable Integer optionalInteger(String name, int least, int most) {
    var value = optionalLong(name, least, most);
    return value == null ? null : Math.toIntExact(value);
  }

  @Nullable Long optionalLong(String name, long least, long most) {
    var value = field(name);
    if (value == null) {
      return null;
    }
    if (!value.isIntegralNumber()
        || !value.canConvertToLong()
        || value.longValue() < least
        || value.longValue() > most) {
      throw wrong(name, "a whole number from %d to %d".formatted(least, most));
    }
    return value.longValue();
  }

  double number(String name, double least, double most) {
    var value = field(name);
    if (value == null
        || !value.isNumber()
        || !(value.doubleValue() >= least && value.doubleValue() <= most)) {
      throw wrong(name, "a number from %s to %s".formatted(least, most));
    }
    return value.doubleValue();
  }

  @Nullable Boolean optionalFlag(String name) {
    var value = field(name);
    if (value == null) {
      return null;
    }
    if (!value.isBoolean()) {
      throw wrong(name, "true or false");
    }
    return value.booleanValue();
  }
}
