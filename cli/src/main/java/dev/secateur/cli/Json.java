package dev.secateur.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/// One JSON object on one line, as `--json` prints it.
final class Json {

  private static final int SCHEMA = 1;
  private static final JsonMapper MAPPER = new JsonMapper();

  private final Map<String, Object> fields = new LinkedHashMap<>();

  private Json() {}

  static Json object() {
    return new Json().with("schema", SCHEMA);
  }

  Json with(String name, Object value) {
    fields.put(name, value);
    return this;
  }

  /// Adds the fields of a record.
  Json withFieldsOf(Record part) {
    MAPPER.valueToTree(part).properties().forEach(field -> with(field.getKey(), field.getValue()));
    return this;
  }

  @Override
  public String toString() {
    return MAPPER.writeValueAsString(fields);
  }
}
