package dev.secateur.server.web.request;

import dev.secateur.core.NotationError;
import dev.secateur.server.play.Problem;
import dev.secateur.server.web.request.FieldRules.DecimalNumber;
import dev.secateur.server.web.request.FieldRules.ListSize;
import dev.secateur.server.web.request.FieldRules.MaxLength;
import dev.secateur.server.web.request.FieldRules.ObjectName;
import dev.secateur.server.web.request.FieldRules.WholeNumber;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads JSON objects from outside into records, by the rules on their components. Whatever does
/// not fit becomes a [Problem] that says what is wrong and what was expected.
public final class RequestReader {

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final String BODY = "the body";
  private static final int MAX_ENTRIES = 200;

  private RequestReader() {}

  /// The body of a request.
  public static <T extends Record> T read(String text, Class<T> type) {
    return read(parse(text), type);
  }

  public static <T extends Record> T read(JsonNode object, Class<T> type) {
    var name = type.getAnnotation(ObjectName.class);
    return read(object, name == null ? BODY : name.value(), type);
  }

  public static JsonNode parse(String text) {
    try {
      return JSON.readTree(text);
    } catch (JacksonException broken) {
      var place = broken.getLocation();
      throw Problem.badRequest(
          "the body is not JSON (line %d, column %d): expected an object"
              .formatted(
                  place == null ? 1 : place.getLineNr(), place == null ? 1 : place.getColumnNr()));
    }
  }

  private static <T extends Record> T read(JsonNode object, String where, Class<T> type) {
    if (!object.isObject()) {
      throw Problem.badRequest("%s is not an object: expected {...}".formatted(where));
    }
    var components = type.getRecordComponents();
    var known = Arrays.stream(components).map(RecordComponent::getName).sorted().toList();
    for (String name : object.propertyNames()) {
      if (!known.contains(name)) {
        throw Problem.badRequest(
            "%s has a field %s: expected only %s"
                .formatted(where, NotationError.quote(name), String.join(", ", known)));
      }
    }
    var values =
        Arrays.stream(components).map(each -> new Field(object, where, each).read()).toArray();
    return construct(type, components, values);
  }

  private static <T extends Record> T construct(
      Class<T> type, RecordComponent[] components, @Nullable Object[] values) {
    var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      return type.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(type + " cannot be made", impossible);
    }
  }

  /// A field that must be there and is not.
  ///
  /// @param where the object, such as `the body`
  public static Problem missing(String where, String field, String expected) {
    return Problem.badRequest("%s has no %s: expected %s".formatted(where, field, expected));
  }

  /// A field whose value does not fit.
  public static Problem wrong(String where, String field, Object value, String expected) {
    return Problem.badRequest(
        "%s in %s is %s: expected %s"
            .formatted(field, where, NotationError.quote(value.toString()), expected));
  }

  /// Checks a number of the body whose limits are those of the server.
  public static void check(String field, long value, long min, long max) {
    if (value < min || value > max) {
      throw wrong(BODY, field, value, wholeNumber(min, max));
    }
  }

  /// What errors expect of a whole number.
  public static String wholeNumber(long min, long max) {
    return "a whole number from %d to %d".formatted(min, max);
  }

  /// One component of a record, to be read from an object.
  private record Field(JsonNode object, String where, RecordComponent component) {

    @Nullable Object read() {
      var value = object.get(component.getName());
      if (value == null || value.isNull()) {
        if (!component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
          throw missing(where, component.getName(), expected());
        }
        return null;
      }
      var type = component.getType();
      if (type.isRecord()) {
        return RequestReader.read(value, type.asSubclass(Record.class));
      }
      var read = type == List.class ? list(value) : plain(type, value);
      if (read == null) {
        throw wrong(where, component.getName(), value, expected());
      }
      return read;
    }

    private String expected() {
      var type = component.getType();
      if (type == boolean.class || type == Boolean.class) {
        return "true or false";
      }
      if (type == double.class || type == Double.class) {
        var rule = rule(DecimalNumber.class);
        return "a number from %s to %s".formatted(rule.min(), rule.max());
      }
      if (type == String.class) {
        return "a text of %d characters at most".formatted(rule(MaxLength.class).value());
      }
      if (type == List.class) {
        return rule(ListSize.class).expected();
      }
      if (type == Map.class) {
        return "an object {name: value} with %d plain values at most".formatted(MAX_ENTRIES);
      }
      if (type == JsonNode.class) {
        return "a value";
      }
      if (type.isRecord()) {
        return "an object";
      }
      var rule = rule(WholeNumber.class);
      return RequestReader.wholeNumber(rule.min(), rule.max());
    }

    private <A extends java.lang.annotation.Annotation> A rule(Class<A> type) {
      return Objects.requireNonNull(component.getAnnotation(type), component::toString);
    }

    /// The value, or null where it does not fit.
    private @Nullable Object plain(Class<?> type, JsonNode value) {
      if (type == JsonNode.class) {
        return value;
      }
      if (type == String.class) {
        return text(value);
      }
      if (type == boolean.class || type == Boolean.class) {
        return value.isBoolean() ? value.booleanValue() : null;
      }
      if (type == double.class || type == Double.class) {
        return decimal(value);
      }
      if (type == Map.class) {
        return options(value);
      }
      return whole(type, value);
    }

    private @Nullable String text(JsonNode value) {
      return value.isString() && value.stringValue().length() <= rule(MaxLength.class).value()
          ? value.stringValue()
          : null;
    }

    private @Nullable Double decimal(JsonNode value) {
      var rule = rule(DecimalNumber.class);
      return value.isNumber()
              && value.doubleValue() >= rule.min()
              && value.doubleValue() <= rule.max()
          ? value.doubleValue()
          : null;
    }

    private @Nullable Number whole(Class<?> type, JsonNode value) {
      var rule = rule(WholeNumber.class);
      if (!value.isIntegralNumber()
          || !value.canConvertToLong()
          || value.longValue() < rule.min()
          || value.longValue() > rule.max()) {
        return null;
      }
      if (type == long.class || type == Long.class) {
        return value.longValue();
      }
      return Math.toIntExact(value.longValue());
    }

    private @Nullable List<Object> list(JsonNode value) {
      var rule = rule(ListSize.class);
      if (!value.isArray() || value.size() < rule.min() || value.size() > rule.max()) {
        return null;
      }
      var type =
          (Class<?>) ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
      var elements = new ArrayList<Object>();
      for (JsonNode element : value) {
        var read =
            type.isRecord()
                ? RequestReader.read(element, type.asSubclass(Record.class))
                : plain(type, element);
        if (read == null) {
          return null;
        }
        elements.add(read);
      }
      return elements;
    }

    /// Names with texts. A number or a truth value counts as its text.
    private static @Nullable Map<String, String> options(JsonNode value) {
      if (!value.isObject() || value.size() > MAX_ENTRIES) {
        return null;
      }
      var options = new LinkedHashMap<String, String>();
      for (var option : value.properties()) {
        var plain = option.getValue();
        if (!plain.isString() && !plain.isNumber() && !plain.isBoolean()) {
          return null;
        }
        options.put(option.getKey(), plain.asString());
      }
      return options;
    }
  }
}
