package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The OpenAPI document describes the whole service. [RunningServer] checks everything that
/// passes in any test against the schemas; here are the operations, the types of messages, and the
/// check itself.
class OpenApiTest {

  private static final ApiDocument DOCUMENT = ApiDocument.get();

  @TempDir Path data;

  @Test
  void everythingThatIsDescribedIsThere() {
    try (var server = new RunningServer(data)) {
      var id = server.create("reversi", RunningServer.TWO_PEOPLE);
      assertThat(DOCUMENT.operations()).hasSizeGreaterThan(40);
      for (var operation : DOCUMENT.operations()) {
        var method = operation.method();
        var path =
            operation.path().replace("{id}", id).replace("{node}", "0").replace("{number}", "1");
        if (method.equals("DELETE") || path.endsWith("/live") || path.endsWith("/study")) {
          continue;
        }
        var body = method.equals("GET") ? null : "{}";
        var answer = server.send(method, ApiDocument.BASE + path, body, Map.of());
        assertThat(answer.status()).as("%s", operation).isNotIn(405, 500);
        assertThat(answer.text()).as("%s", operation).doesNotContain("no such address");
      }
    }
  }

  @Test
  void theServiceServesTheDocumentThatTheTestsRead() {
    try (var server = new RunningServer(data)) {
      assertThat(server.get("/api/v1/openapi.yaml").text())
          .startsWith("openapi: 3.1")
          .contains("/games/{id}/moves:");
    }
  }

  @Test
  void aGameSendsEveryTypeOfMessageThatIsDescribed() {
    try (var server = new RunningServer(data)) {
      var id =
          server.create("reversi", "[{\"kind\":\"human\"},{\"kind\":\"custom\",\"timeMs\":400}]");
      var page = server.listen(id);
      server.play(id, 0, "f5");
      page.send("{\"type\":\"ping\"}");
      page.send("hello");
      awaitTypes(page, DOCUMENT.typesOfServerMessages("/api/v1/games/" + id + "/live"));
    }
  }

  @Test
  void aStudySendsEveryTypeOfMessageThatIsDescribed() {
    try (var server = new RunningServer(data)) {
      var id = server.create("checkers", RunningServer.TWO_PEOPLE);
      var page = server.study(id);
      var expected = DOCUMENT.typesOfServerMessages("/api/v1/games/" + id + "/study");
      page.send("{\"type\":\"ping\"}");
      page.send("hello");
      page.send("{\"type\":\"analyse\",\"request\":1,\"node\":0,\"timeMs\":50}");
      var seen = new TreeSet<>(awaitTypes(page, Set.of("pong", "problem", "analysis", "ended")));
      page.send("{\"type\":\"review\",\"request\":2,\"node\":0,\"timeMs\":50}");
      seen.addAll(awaitTypes(page, Set.of("review", "ended")));
      page.send(
          "{\"type\":\"race\",\"request\":3,\"node\":0,\"timeMs\":50,\"players\":"
              + "[{\"kind\":\"custom\"},{\"kind\":\"custom\"}]}");
      seen.addAll(awaitTypes(page, Set.of("race", "ended")));
      assertThat(seen).isEqualTo(expected);
    }
  }

  @Test
  void aMatchSendsEveryTypeOfMessageThatIsDescribed() {
    try (var server = new RunningServer(data)) {
      var match =
          server.post(
              "/api/v1/matches",
              "{\"game\":\"reversi\",\"games\":2,\"limits\":{\"timeMs\":3},\"players\":"
                  + "[{\"kind\":\"custom\"},{\"kind\":\"level\",\"level\":1}]}");
      var path = "/api/v1/matches/" + match.json().get("id").asString() + "/live";
      var page = server.listenAt(path);
      page.send("{\"type\":\"ping\"}");
      page.send("hello");
      awaitTypes(page, DOCUMENT.typesOfServerMessages(path));
    }
  }

  @Test
  void anAblationSendsEveryTypeOfMessageThatIsDescribed() {
    try (var server = new RunningServer(data)) {
      var run = server.post("/api/v1/ablations", "{\"game\":\"reversi\",\"depth\":1}").json();
      var path = "/api/v1/ablations/" + run.get("id").asString() + "/live";
      var page = server.listenAt(path);
      page.send("{\"type\":\"ping\"}");
      page.send("hello");
      awaitTypes(page, DOCUMENT.typesOfServerMessages(path));
    }
  }

  /// Reads messages until each of the types has come.
  ///
  /// @return the types that came, which may be more
  private static Set<String> awaitTypes(RunningServer.Listener page, Set<String> expected) {
    var seen = new TreeSet<String>();
    while (!seen.containsAll(expected)) {
      seen.add(page.next().get("type").asString());
    }
    return seen;
  }

  @Test
  void everySchemaCanBeRead() {
    assertThat(DOCUMENT.compileAll()).contains("Game", "StudyRequest", "MatchSetup");
  }

  @Test
  void everyReferenceLeadsSomewhere() {
    assertThat(DOCUMENT.brokenReferences()).isEmpty();
  }

  // The check itself

  @Test
  void anAnswerWithAFieldThatIsNotDescribedIsAnError() {
    var answer = "{\"status\":\"up\",\"version\":\"1\"}";
    check("GET", "/health", null, 200, answer);
    assertThatThrownBy(
            () -> check("GET", "/health", null, 200, answer.replace("}", ",\"load\":1}")))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("load");
    assertThatThrownBy(() -> check("GET", "/health", null, 200, "{\"status\":\"up\"}"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("version");
  }

  @Test
  void anAnswerOfAStatusThatIsNotDescribedIsAnError() {
    assertThatThrownBy(() -> check("GET", "/health", null, 418, "{}"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("418");
    assertThatThrownBy(() -> check("GET", "/elsewhere", null, 200, "{}"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("not documented");
  }

  @Test
  void aBodyThatIsTakenAndNotDescribedIsAnError() {
    var answer = "{\"id\":\"abc\"}";
    assertThatThrownBy(
            () ->
                check("POST", "/positions", "{\"game\":\"reversi\",\"move\":\"f5\"}", 200, answer))
        .isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> check("PUT", "/settings", "[]", 204, ""))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("the body of PUT");
    check("PUT", "/settings", "{}", 204, "");
  }

  @Test
  void aMessageThatIsNotDescribedIsAnError() {
    var live = "/api/v1/games/abcdefgh/live";
    assertThat(DOCUMENT.errorsOfServerMessage(live, "{\"type\":\"pong\"}")).isEmpty();
    assertThat(DOCUMENT.errorsOfServerMessage(live, "{\"type\":\"pong\",\"x\":1}")).isNotEmpty();
    assertThat(DOCUMENT.errorsOfServerMessage(live, "{\"type\":\"news\"}")).isNotEmpty();
    assertThat(DOCUMENT.errorsOfPageMessage(live, "{\"type\":\"ping\"}")).isEmpty();
    assertThat(DOCUMENT.errorsOfPageMessage(live, "{\"type\":\"stop\"}")).isNotEmpty();
  }

  private static void check(
      String method, String path, @Nullable String body, int status, String answer) {
    DOCUMENT.check(method, ApiDocument.BASE + path, body, status, "application/json", answer);
  }
}
