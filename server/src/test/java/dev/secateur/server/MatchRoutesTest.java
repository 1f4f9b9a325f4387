package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.server.RunningServer.Answer;
import dev.secateur.server.RunningServer.Listener;
import dev.secateur.server.ServiceLimits.Queue;
import dev.secateur.server.ServiceLimits.Threads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Matches as the service plays them.
class MatchRoutesTest {

  private static final String LEVELS =
      "\"game\":\"reversi\",\"players\":[{\"kind\":\"level\",\"level\":1},"
          + "{\"kind\":\"level\",\"level\":2}]";
  private static final String QUICK = LEVELS + ",\"limits\":{\"nodes\":30}";

  /// Takes minutes unless it is stopped.
  private static final String LONG =
      "\"game\":\"reversi\",\"games\":1000,\"limits\":{\"timeMs\":20},\"players\":"
          + "[{\"kind\":\"custom\"},{\"kind\":\"custom\",\"options\":{\"lmr\":\"off\"}}]";

  @TempDir Path data;

  private static Answer start(RunningServer server, String fields) {
    return server.post("/api/v1/matches", "{" + fields + "}");
  }

  private static String started(RunningServer server, String fields) {
    var answer = start(server, fields);
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return answer.json().get("id").asString();
  }

  private static Listener watch(RunningServer server, String id) {
    return server.listenAt("/api/v1/matches/" + id + "/live");
  }

  private static JsonNode awaitState(Listener page, String state) {
    return page.await("match", message -> state(message.get("match")).equals(state)).get("match");
  }

  private static String state(JsonNode match) {
    return match.get("state").asString();
  }

  private List<JsonNode> lines(String id) throws IOException {
    return Files.readAllLines(data.resolve("matches").resolve(id + ".jsonl")).stream()
        .map(RunningServer.JSON::readTree)
        .toList();
  }

  @Test
  void aMatchIsPlayedToItsEndAndStoredAsAFileOfTheLab() throws Exception {
    try (var server = new RunningServer(data)) {
      var id = started(server, QUICK + ",\"games\":6,\"sprt\":{\"elo0\":0,\"elo1\":1}");
      var page = watch(server, id);
      var match = awaitState(page, "finished");
      var standing = match.get("standing");
      assertThat(standing.get("finished").asInt()).isEqualTo(6);
      assertThat(standing.get("engines").get(0).get("name").asString()).isEqualTo("level:1");
      assertThat(standing.get("sprt").get("lower").asDouble()).isNegative();
      assertThat(match.get("convergence")).hasSize(3);

      var lines = lines(id);
      assertThat(lines).hasSize(7);
      assertThat(lines.getFirst().get("match").get("id").asString()).isEqualTo(id);
      assertThat(server.get("/api/v1/matches/" + id + "/record").text().lines()).hasSize(7);
      var games = server.get("/api/v1/matches/" + id + "/games?from=2&limit=3").json();
      assertThat(games.get("of").asInt()).isEqualTo(6);
      assertThat(games.get("games")).hasSize(3);
      assertThat(games.get("games").get(0).get("number").asInt()).isEqualTo(2);
      assertThat(games.get("games").get(0).get("first").asInt()).isEqualTo(1);
      assertThat(server.get("/api/v1/matches/" + id + "/games/3").json()).isEqualTo(lines.get(3));
      var report = server.get("/api/v1/matches/" + id + "/report");
      assertThat(report.text()).contains("level:1 against level:2");
      assertThat(report.header("Content-Disposition")).contains("attachment");
    }
  }

  @Test
  void everyMoveAndEveryResultIsSentAtOnce() {
    try (var server = new RunningServer(data)) {
      var id = started(server, LONG);
      var page = watch(server, id);
      var playing = page.await("playing", _ -> true).get("playing");
      assertThat(playing.get("position").get("board").get("pieces").size()).isGreaterThan(4);
      var judged =
          page.await("playing", message -> message.get("playing").get("moves").size() > 9)
              .get("playing");
      assertThat(judged.get("moves").get(9).has("score")).isTrue();
      assertThat(judged.get("moves").get(9).has("timeMs")).isTrue();
      var progress = page.await("progress", message -> message.get("progress").has("step"));
      var standing = progress.get("progress").get("standing");
      assertThat(standing.get("finished").asInt()).isPositive();
      assertThat(standing.get("engines").get(0).get("timeMs").asInt()).isPositive();
      assertThat(progress.get("progress").get("step").get("pairs").asInt()).isPositive();
    }
  }

  @Test
  void aMatchResumesAfterARestartAndPlaysNoGameTwice() throws Exception {
    String id;
    int before;
    try (var server = new RunningServer(data)) {
      id = started(server, LEVELS + ",\"limits\":{\"nodes\":1500},\"games\":30");
      var page = watch(server, id);
      page.await("progress", _ -> true);
      assertThat(server.post("/api/v1/matches/" + id + "/stop", "{}").status()).isEqualTo(200);
      awaitState(page, "interrupted");
      before = lines(id).size();
      assertThat(server.post("/api/v1/matches/" + id + "/stop", "{}").code())
          .isEqualTo("match-stopped");
    }
    // What a crash leaves behind.
    var file = data.resolve("matches").resolve(id + ".jsonl");
    Files.writeString(file, Files.readString(file) + "{\"schema\":1,\"ga");
    try (var server = new RunningServer(data)) {
      var listed = server.get("/api/v1/matches").json().get("matches").get(0);
      assertThat(state(listed)).isEqualTo("interrupted");
      assertThat(listed.get("standing").get("finished").asInt()).isEqualTo(before - 1);
      var page = watch(server, id);
      server.post("/api/v1/matches/" + id + "/resume", "{}");
      awaitState(page, "running");
      awaitState(page, "finished");
      assertThat(server.post("/api/v1/matches/" + id + "/resume", "{}").code())
          .isEqualTo("match-finished");
    }
    var numbers = new TreeSet<String>();
    lines(id).stream()
        .skip(1)
        .forEach(line -> assertThat(numbers.add(line.at("/headers/Game").asString())).isTrue());
    assertThat(numbers).hasSize(30);
  }

  @Test
  void aMatchWaitsForTheOneBeforeItAndCanBeDeletedAndRestored() {
    try (var server = new RunningServer(data)) {
      var first = started(server, LONG);
      var second = started(server, QUICK + ",\"games\":2");
      var waiting = watch(server, second);
      assertThat(state(waiting.next().get("match"))).isEqualTo("waiting");
      assertThat(server.send("DELETE", "/api/v1/matches/" + second, null, Map.of()).code())
          .isEqualTo("match-running");
      server.post("/api/v1/matches/" + first + "/stop", "{}");
      awaitState(waiting, "finished");

      var path = "/api/v1/matches/" + second;
      assertThat(server.send("DELETE", path, null, Map.of()).status()).isEqualTo(204);
      assertThat(server.get(path).status()).isEqualTo(404);
      assertThat(server.get("/api/v1/matches").json().get("matches")).hasSize(1);
      assertThat(server.post(path + "/restoration", "{}").status()).isEqualTo(200);
      assertThat(server.get(path).json().get("standing").get("finished").asInt()).isEqualTo(2);
      assertThat(server.post(path + "/restoration", "{}").status()).isEqualTo(404);
    }
  }

  @Test
  void aGameOfAMatchIsCopiedToTheArchiveOnce() {
    try (var server = new RunningServer(data)) {
      var id = started(server, QUICK + ",\"games\":2");
      awaitState(watch(server, id), "finished");
      var copy = server.post("/api/v1/matches/" + id + "/games/2/copy", "{}").json();
      var game = server.get("/api/v1/games/" + copy.get("id").asString()).json();
      assertThat(game.get("title").asString()).isEqualTo("level:2 – level:1");
      var line = server.get("/api/v1/matches/" + id + "/games").json().get("games").get(1);
      assertThat(game.get("nodes")).hasSize(line.get("plies").asInt() + 1);
      assertThat(game.get("result")).isEqualTo(line.get("result"));
      assertThat(server.post("/api/v1/matches/" + id + "/games/2/copy", "{}").json())
          .isEqualTo(copy);
      assertThat(server.post("/api/v1/matches/" + id + "/games/3/copy", "{}").status())
          .isEqualTo(404);
    }
  }

  @Test
  void aMatchDoesNotDelayGamesOrHints() {
    var standard = ServiceLimits.forThisMachine();
    var limits =
        new ServiceLimits(
            new Threads(1, 1), new Queue(4, 2, 10), standard.search(), standard.sizes());
    try (var server = new RunningServer(data, limits)) {
      var id = started(server, LONG);
      watch(server, id).await("playing", _ -> true);
      var game = server.create("reversi", RunningServer.AGAINST_LEVEL_1);
      var page = server.listen(game);
      server.play(game, 0, "f5");
      page.awaitGame(now -> now.get("nodes").size() == 3);
      var hint = server.post("/api/v1/games/" + game + "/hint", "{\"at\":0,\"timeMs\":10}");
      assertThat(hint.status()).isEqualTo(200);
      assertThat(state(server.get("/api/v1/matches/" + id).json())).isEqualTo("running");
    }
  }

  @Test
  void aBrokenFileDoesNotHideTheOthers() throws Exception {
    try (var server = new RunningServer(data)) {
      var id = started(server, QUICK + ",\"games\":2");
      awaitState(watch(server, id), "finished");
      Files.writeString(data.resolve("matches").resolve("torn.jsonl"), "{\"schema\":1}\n");
      var list = server.get("/api/v1/matches").json();
      assertThat(list.get("matches")).hasSize(1);
      var broken = list.get("broken").get(0);
      assertThat(broken.get("id").asString()).isEqualTo("torn");
      assertThat(broken.get("detail").asString())
          .contains("torn.jsonl does not start with the set-up of a match")
          .doesNotContain(data.toString());
      assertThat(server.get("/api/v1/matches/..%2Fserver").status()).isIn(400, 404);
    }
  }

  @Test
  void theNumberOfWaitingMatchesIsLimited() {
    try (var server = new RunningServer(data)) {
      var codes = new TreeSet<String>();
      for (int match = 0; match < 25; match++) {
        codes.add(start(server, LONG).code());
      }
      assertThat(codes).containsExactly("", "queue-full");
    }
  }
}
