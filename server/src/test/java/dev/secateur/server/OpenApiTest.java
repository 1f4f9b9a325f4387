package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The description of the service and the service say the same.
class OpenApiTest {

  @TempDir Path data;

  /// `METHOD /path` for everything that the document describes: paths stand two columns in,
  /// methods four.
  private static List<String> described(String document) {
    var described = new ArrayList<String>();
    var path = "";
    for (String line : document.substring(0, document.indexOf("\ncomponents:")).lines().toList()) {
      if (line.matches(" {2}/\\S*:")) {
        path = line.strip().replace(":", "");
      } else if (line.matches(" {4}(get|post|put|patch|delete):")) {
        described.add(line.strip().replace(":", "").toUpperCase(Locale.ROOT) + " " + path);
      }
    }
    return described;
  }

  @Test
  void everythingThatIsDescribedIsThere() {
    try (var server = new RunningServer(data)) {
      var id = server.create("reversi", RunningServer.TWO_PEOPLE);
      var described = described(server.get("/api/v1/openapi.yaml").text());
      assertThat(described).hasSizeGreaterThan(20);
      for (String operation : described) {
        var method = operation.substring(0, operation.indexOf(' '));
        var path =
            operation
                .substring(operation.indexOf(' ') + 1)
                .replace("{id}", id)
                .replace("{node}", "0")
                .replace("{number}", "1");
        if (method.equals("DELETE") || path.endsWith("/live") || path.endsWith("/study")) {
          continue;
        }
        var body = method.equals("GET") ? null : "{}";
        var answer = server.send(method, "/api/v1" + path, body, Map.of());
        assertThat(answer.status()).as(operation).isNotIn(405, 500);
        assertThat(answer.text()).as(operation).doesNotContain("no such address");
      }
    }
  }

  @Test
  void answersHaveTheFieldsThatAreRequired() {
    try (var server = new RunningServer(data)) {
      var document = server.get("/api/v1/openapi.yaml").text();
      var id = server.create("quoridor", RunningServer.AGAINST_LEVEL_1);
      var game = server.play(id, 0, "e2").json();
      assertThat(game.propertyNames()).containsAll(required(document, "Game"));
      var position = server.get("/api/v1/games/" + id + "/positions/1").json();
      assertThat(position.propertyNames()).containsAll(required(document, "Position"));
      assertThat(position.get("board").propertyNames()).containsAll(required(document, "Board"));
      assertThat(position.get("last").propertyNames()).containsAll(required(document, "Move"));
      var summary = server.get("/api/v1/games").json().get("games").get(0);
      assertThat(summary.propertyNames()).containsAll(required(document, "GameSummary"));
      assertThat(server.get("/api/v1/catalogue").json().propertyNames())
          .containsAll(required(document, "Catalogue"));
      assertThat(server.get("/api/v1/games/zzzzzzzz").json().propertyNames())
          .containsAll(required(document, "Problem"));
      var player = game.get("players").get(0);
      assertThat(player.propertyNames()).containsExactly("kind");
    }
  }

  @Test
  void whatTreesAnswerHasTheFieldsThatAreRequired() {
    try (var server = new RunningServer(data)) {
      var document = server.get("/api/v1/openapi.yaml").text();
      var setup = "{\"source\":{\"tree\":\"A(B(2 3) C(0 7))\"}";
      var story = server.post("/api/v1/trees/story", setup + "}").json();
      assertThat(story.propertyNames()).containsAll(required(document, "TreeStory"));
      assertThat(properties(document, "TreeStory")).containsAll(story.propertyNames());
      assertThat(story.get("layout").propertyNames()).containsAll(required(document, "TreeLayout"));
      assertThat(story.get("steps").get(1).propertyNames())
          .containsAll(required(document, "TreeStep"));
      var exercise = server.post("/api/v1/trees/exercise", setup + "}").json();
      assertThat(exercise.propertyNames()).containsAll(required(document, "TreeExercise"));
      assertThat(properties(document, "TreeExercise")).containsAll(exercise.propertyNames());
      var grade = server.post("/api/v1/trees/grade", setup + ",\"answer\":{}}").json();
      assertThat(grade.propertyNames()).containsAll(required(document, "TreeGrade"));
      var comparison =
          server.post(
              "/api/v1/trees/comparison",
              setup + ",\"orders\":[\"given\"],\"algorithms\":[\"pvs\"]}");
      assertThat(comparison.json().propertyNames())
          .containsAll(required(document, "TreeComparison"));
    }
  }

  @Test
  void theLabAnswersWithTheFieldsThatAreRequired() {
    try (var server = new RunningServer(data)) {
      var document = server.get("/api/v1/openapi.yaml").text();
      var created =
          server
              .post(
                  "/api/v1/matches",
                  "{\"game\":\"reversi\",\"games\":2,\"limits\":{\"timeMs\":3},\"players\":"
                      + "[{\"kind\":\"custom\"},{\"kind\":\"level\",\"level\":1}]}")
              .json();
      assertThat(created.propertyNames()).containsAll(required(document, "Match"));
      var path = "/api/v1/matches/" + created.get("id").asString();
      var page = server.listenAt(path + "/live");
      page.say("{\"type\":\"ping\"}");
      var seen = new TreeSet<String>();
      while (!seen.containsAll(List.of("match", "playing", "progress", "pong"))) {
        var message = page.next();
        seen.add(message.get("type").asString());
        assertThat(properties(document, "MatchMessage")).containsAll(message.propertyNames());
        if (message.has("playing")) {
          assertThat(message.get("playing").propertyNames())
              .containsAll(required(document, "PlayedGame"));
          assertThat(message.get("playing").get("position").propertyNames())
              .containsAll(required(document, "Position"));
        }
      }
      var list = server.get("/api/v1/matches").json();
      assertThat(list.propertyNames()).containsAll(required(document, "MatchList"));
      var summary = list.get("matches").get(0);
      assertThat(properties(document, "MatchSummary")).containsAll(summary.propertyNames());
      assertThat(summary.get("standing").propertyNames())
          .containsAll(required(document, "Standing"));
      var games = server.get(path + "/games").json();
      assertThat(games.get("games").get(0).propertyNames())
          .containsExactlyInAnyOrderElementsOf(required(document, "MatchGame"));
      var ablation = server.post("/api/v1/ablations", "{\"game\":\"reversi\",\"depth\":1}").json();
      assertThat(ablation.propertyNames())
          .containsExactlyInAnyOrderElementsOf(required(document, "Ablation"));
    }
  }

  @Test
  void theSocketSendsWhatIsDescribedAndNothingElse() {
    try (var server = new RunningServer(data)) {
      var document = server.get("/api/v1/openapi.yaml").text();
      var id =
          server.create("reversi", "[{\"kind\":\"human\"},{\"kind\":\"custom\",\"timeMs\":400}]");
      var page = server.listen(id);
      server.play(id, 0, "f5");
      page.say("{\"type\":\"ping\"}");
      page.say("hello");
      var seen = new TreeSet<String>();
      while (!seen.containsAll(List.of("problem", "thought"))) {
        var message = page.next();
        seen.add(message.get("type").asString());
        assertThat(properties(document, "LiveMessage")).containsAll(message.propertyNames());
      }
      var types = document.replaceAll("(?s).*    LiveMessage:.*?enum: \\[([^]]*)].*", "$1");
      assertThat(seen).containsExactlyInAnyOrder(types.split(", ", -1));
    }
  }

  private static List<String> properties(String document, String schema) {
    return document
        .lines()
        .dropWhile(line -> !line.equals("    " + schema + ":"))
        .dropWhile(line -> !line.equals("      properties:"))
        .skip(1)
        .takeWhile(line -> line.startsWith("        "))
        .map(line -> line.strip().replaceFirst(":.*", ""))
        .toList();
  }

  private static List<String> required(String document, String schema) {
    var found =
        document
            .lines()
            .dropWhile(line -> !line.equals("    " + schema + ":"))
            .skip(1)
            .filter(line -> line.startsWith("      required: ["))
            .findFirst()
            .orElseThrow();
    var names = found.substring(found.indexOf('[') + 1, found.indexOf(']'));
    return List.of(names.split(", ", -1));
  }
}
