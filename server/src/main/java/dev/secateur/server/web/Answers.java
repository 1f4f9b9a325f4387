package dev.secateur.server.web;

import dev.secateur.server.web.json.JsonText;
import io.javalin.http.Context;
import tools.jackson.databind.node.ObjectNode;

/// Writes answers. Their shape is a record, or a tree that the library of trees has made.
final class Answers {

  private static final String TYPE = "application/json";

  private Answers() {}

  static void json(Context request, Record answer) {
    write(request, answer);
  }

  static void tree(Context request, ObjectNode answer) {
    write(request, answer);
  }

  private static void write(Context request, Object answer) {
    request.contentType(TYPE);
    request.result(JsonText.of(answer));
  }
}
