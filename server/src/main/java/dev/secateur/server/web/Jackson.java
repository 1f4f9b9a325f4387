package dev.secateur.server.web;

import io.javalin.json.JsonMapper;
import java.lang.reflect.Type;

/// Lets Javalin write JSON with the library that the rest of the product uses.
final class Jackson implements JsonMapper {

  private final tools.jackson.databind.json.JsonMapper mapper =
      tools.jackson.databind.json.JsonMapper.builder().build();

  @Override
  public String toJsonString(Object value, Type type) {
    return mapper.writeValueAsString(value);
  }
}
