package dev.secateur.server.web.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import tools.jackson.databind.json.JsonMapper;

/// Writes the records of this package.
public final class JsonText {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .changeDefaultPropertyInclusion(
              all -> all.withValueInclusion(JsonInclude.Include.NON_NULL))
          .build();

  private JsonText() {}

  public static String of(Object value) {
    return MAPPER.writeValueAsString(value);
  }
}
