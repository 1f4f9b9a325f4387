package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The file of a match is a file of games like any other: its set-up is not a broken game, and a
/// game that was lost by a fault was not resigned.
class MatchFilesTest {

  private static final String SETUP =
      "{\"schema\":1,\"match\":{\"id\":\"m1\",\"game\":\"reversi\",\"games\":3}}\n";

  @TempDir Path data;

  private static String game(String number, String termination, String result, String ending) {
    return """
    {"schema":1,"game":"reversi","headers":{"Black":"Ada","White":"Ben","Match":"m1",\
    "Game":"%s","Termination":"%s"},"moves":["f5","%s"],"result":"%s","ending":"%s"}
    """
        .formatted(number, termination, number.equals("1") ? "d6" : "f6", result, ending);
  }

  private static String match() {
    return SETUP
        + game("1", "illegal-move", "first", "Ben made an illegal move: a1")
        + game("2", "time", "second", "Ada overstepped its time: took 90 ms where it had 50 ms");
  }

  private static Map<String, String> reasons(RunningServer server) {
    var reasons = new HashMap<String, String>();
    for (JsonNode game : server.get("/api/v1/games").json().get("games")) {
      reasons.put(game.get("result").asString(), game.get("reason").asString());
    }
    return reasons;
  }

  @Test
  void theSetUpIsNotABrokenGame() {
    try (var server = new RunningServer(data)) {
      var list = server.post("/api/v1/records", match()).json();
      assertThat(list.get("readable").intValue()).isEqualTo(2);
      assertThat(list.get("broken").intValue()).isZero();
      assertThat(list.get("games").get(0).get("number").intValue()).isEqualTo(1);
      assertThat(list.get("games").get(0).get("line").intValue()).isEqualTo(2);
      assertThat(server.post("/api/v1/archive?only=1", match()).json().get("added").intValue())
          .isEqualTo(1);
      assertThat(server.post("/api/v1/archive", match()).json().toString())
          .isEqualTo("{\"added\":1,\"known\":1,\"broken\":[]}");
      assertThat(server.post("/api/v1/archive?progress=yes", match()).text().lines().toList())
          .last()
          .isEqualTo("{\"done\":true,\"added\":0,\"known\":2,\"broken\":[]}");
    }
  }

  @Test
  void aFirstLineThatIsNotASetUpIsReported() {
    try (var server = new RunningServer(data)) {
      var broken = match().replace("\"match\":{", "\"mtach\":{");
      var report = server.post("/api/v1/archive", broken).json();
      assertThat(report.get("added").intValue()).isEqualTo(2);
      assertThat(report.get("broken")).hasSize(1);
      assertThat(report.get("broken").get(0).get("line").intValue()).isEqualTo(1);
    }
  }

  @Test
  void aFaultIsNotAResignation() {
    try (var server = new RunningServer(data)) {
      server.post("/api/v1/archive", match());
      assertThat(reasons(server)).isEqualTo(Map.of("first", "forfeit", "second", "time"));
      var file = server.get("/api/v1/archive").text();
      assertThat(file).contains("Ben made an illegal move: a1").contains("\"reason\":\"forfeit\"");
    }
  }

  @Test
  void anAdjudicationIsNeitherResignedNorAgreed() {
    try (var server = new RunningServer(data)) {
      var sure = "adjudicated: both sides were sure";
      server.post(
          "/api/v1/archive",
          SETUP
              + game("1", "adjudication", "first", sure)
              + game("2", "adjudication", "draw", sure));
      assertThat(reasons(server))
          .isEqualTo(Map.of("first", "adjudication", "draw", "adjudication"));
    }
  }

  @Test
  void aMatchThatWasPlayedHereIsImported() throws IOException, InterruptedException {
    try (var server = new RunningServer(data)) {
      var match =
          server
              .post(
                  "/api/v1/matches",
                  "{\"game\":\"reversi\",\"games\":2,\"limits\":{\"nodes\":20},\"players\":"
                      + "[{\"kind\":\"level\",\"level\":1},{\"kind\":\"level\",\"level\":2}]}")
              .json();
      var id = match.get("id").asString();
      server
          .listenAt("/api/v1/matches/" + id + "/live")
          .await("match", each -> each.at("/match/state").asString().equals("finished"));
      var file = Files.readString(data.resolve("matches").resolve(id + ".jsonl"));
      assertThat(file.lines()).hasSize(3);
      assertThat(server.post("/api/v1/archive", file).json().toString())
          .isEqualTo("{\"added\":2,\"known\":0,\"broken\":[]}");
    }
  }
}
