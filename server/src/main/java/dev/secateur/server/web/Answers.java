package dev.secateur.server.web;

import dev.secateur.server.web.json.GameJson.ChangedGameJson;
import dev.secateur.server.web.json.JsonText;
import io.javalin.http.Context;
import java.util.function.Supplier;
import tools.jackson.databind.node.ObjectNode;

/// Writes answers. Their shape is a record, or a tree that the library of trees has made.
final class Answers {

  private static final String TYPE = "application/json";
  private static final String MINIMAL = "return=minimal";

  private Answers() {}

  static void json(Context request, Record answer) {
    write(request, answer);
  }

  static void tree(Context request, ObjectNode answer) {
    write(request, answer);
  }

  /// Answers a change of a game: with the whole game, or with its version alone where the client
  /// asks for that by `Prefer: return=minimal` (RFC 7240).
  ///
  /// @param whole makes the full answer
  static void change(Context request, ChangedGameJson minimal, Supplier<? extends Record> whole) {
    if (MINIMAL.equals(request.header("Prefer"))) {
      request.header("Preference-Applied", MINIMAL);
      write(request, minimal);
    } else {
      write(request, whole.get());
    }
  }

  private static void write(Context request, Object answer) {
    request.contentType(TYPE);
    request.result(JsonText.of(answer));
  }
}
