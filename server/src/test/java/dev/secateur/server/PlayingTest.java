package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class PlayingTest {

  @TempDir Path data;
  private RunningServer server;

  @BeforeEach
  void start() {
    server = new RunningServer(data);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private JsonNode game(String id) {
    return server.get("/api/v1/games/" + id).json();
  }

  private JsonNode position(String id, int node) {
    return server.get("/api/v1/games/" + id + "/positions/" + node).json();
  }

  @Test
  void aPositionComesWithItsLegalMovesAndWhatIsRefused() {
    var id = server.create("quoridor", RunningServer.TWO_PEOPLE);
    server.play(id, 0, "e3h");
    var position = position(id, 1);
    assertThat(position.get("toMove").intValue()).isEqualTo(1);
    assertThat(position.get("board").get("walls").toString()).isEqualTo("[\"e3h\"]");
    assertThat(position.get("moves")).hasSize(3 + 128 - 4);
    assertThat(position.get("refused").get("e3v").get("code").asString()).isEqualTo("crosses");
    assertThat(position.get("refused").get("e3v").get("arguments").get(0).asString())
        .isEqualTo("e3h");
    assertThat(position.get("last").get("move").asString()).isEqualTo("e3h");
  }

  @Test
  void aMoveElsewhereIsAVariationAndNothingIsOverwritten() {
    var id = server.create("reversi", RunningServer.TWO_PEOPLE);
    server.play(id, 0, "f5");
    server.play(id, 1, "d6");
    var branched = server.play(id, 1, "f6").json();
    assertThat(branched.get("nodes")).hasSize(4);
    assertThat(branched.get("head").intValue()).isEqualTo(3);
    assertThat(server.play(id, 1, "d6").json().get("head").intValue()).isEqualTo(2);
    assertThat(game(id).get("nodes")).hasSize(4);
    assertThat(server.get("/api/v1/games/" + id + "/text").text()).isEqualTo("f5 d6 (f6)");
  }

  @Test
  void anIllegalMoveIsRefusedWithItsReason() {
    var id = server.create("checkers", RunningServer.TWO_PEOPLE);
    var refused = server.play(id, 0, "11-16");
    assertThat(refused.status()).isEqualTo(200);
    refused = server.play(id, 1, "11-15");
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.code()).isEqualTo("no-piece");
    assertThat(refused.header("Content-Type")).startsWith("application/problem+json");
    assertThat(server.play(id, 9, "22-18").status()).isEqualTo(404);
  }

  @Test
  void theComputerAnswersWhileAPageIsOpen() {
    var id = server.create("reversi", RunningServer.AGAINST_LEVEL_1);
    var page = server.listen(id);
    page.awaitGame(game -> game.get("head").intValue() == 0);
    server.play(id, 0, "f5");
    var answered = page.awaitGame(game -> game.get("nodes").size() == 3);
    assertThat(answered.get("nodes").get(2).get("by").asString()).isEqualTo("computer");
    assertThat(game(id).get("head").intValue()).isEqualTo(2);
  }

  @Test
  void theComputerDoesNotThinkWithoutAPage() {
    var id = server.create("reversi", RunningServer.AGAINST_LEVEL_1);
    assertThat(server.play(id, 0, "f5").json().get("thinking").booleanValue()).isFalse();
    // Another game has a page, and there the computer answers.
    var watched = server.create("reversi", RunningServer.AGAINST_LEVEL_1);
    var page = server.listen(watched);
    server.play(watched, 0, "f5");
    page.awaitGame(game -> game.get("nodes").size() == 3);
    assertThat(server.metric("searches_total")).isEqualTo(1);
    assertThat(server.metric("searches_running") + server.metric("searches_waiting")).isZero();
    assertThat(game(id).get("nodes")).hasSize(2);
    server.listen(id).awaitGame(game -> game.get("nodes").size() == 3);
  }

  @Test
  void aMoveForTheComputerIsRefused() {
    var id = server.create("checkers", "[{\"kind\":\"level\",\"level\":1},{\"kind\":\"human\"}]");
    var refused = server.play(id, 0, "11-15");
    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.code()).isEqualTo("computer-to-move");
  }

  /// The search starts because the page connected, after the page received its first state.
  @Test
  void aNewPageLearnsThatTheComputerHasStartedThinking() {
    var id =
        server.create("reversi", "[{\"kind\":\"custom\",\"timeMs\":100000},{\"kind\":\"human\"}]");
    var page = server.listen(id);
    page.awaitGame(game -> game.get("thinking").booleanValue());
    page.leave();
  }

  @Test
  void aClosedPageStopsItsSearch() {
    var id =
        server.create("reversi", "[{\"kind\":\"custom\",\"timeMs\":100000},{\"kind\":\"human\"}]");
    var page = server.listen(id);
    page.await("thinking", _ -> true);
    assertThat(server.metric("searches_running")).isEqualTo(1);
    page.leave();
    server.awaitMetric("searches_running", 0);
    assertThat(game(id).get("nodes")).hasSize(1);
  }

  @Test
  void everyPageOfAGameSeesEveryMoveAndTheThinking() {
    var id = server.create("reversi", "[{\"kind\":\"human\"},{\"kind\":\"custom\",\"depth\":6}]");
    var one = server.listen(id);
    var other = server.listen(id);
    server.play(id, 0, "f5");
    for (var page : new RunningServer.Listener[] {one, other}) {
      page.awaitGame(game -> game.get("nodes").size() == 3);
      var thought = page.await("thought", _ -> true).get("thinking");
      assertThat(thought.get("depth").intValue()).isEqualTo(6);
      assertThat(thought.get("block").asString()).startsWith("=== Min-Max Search ===\nDepth 1: ");
      assertThat(thought.get("statistics").get("nodesPerDepth")).hasSizeGreaterThan(3);
    }
  }

  @Test
  void autoModePlaysForThePerson() {
    var id = server.create("reversi", RunningServer.AGAINST_LEVEL_1);
    var page = server.listen(id);
    server.send("PATCH", "/api/v1/games/" + id, "{\"auto\":true}", Map.of());
    page.awaitGame(game -> game.get("nodes").size() > 6);
    server.send("PATCH", "/api/v1/games/" + id, "{\"auto\":false}", Map.of());
    page.awaitGame(game -> !game.get("auto").booleanValue());
  }

  @Test
  void aLaterPageGetsTheResultOfTheLastSearch() {
    var id = server.create("reversi", RunningServer.AGAINST_LEVEL_1);
    var page = server.listen(id);
    server.play(id, 0, "f5");
    var thought = page.await("thought", _ -> true);
    page.leave();
    assertThat(server.listen(id).await("thought", _ -> true)).isEqualTo(thought);
  }

  @Test
  void moveNowEndsTheThinking() {
    var id =
        server.create("checkers", "[{\"kind\":\"custom\",\"timeMs\":100000},{\"kind\":\"human\"}]");
    var page = server.listen(id);
    page.await("thinking", _ -> true);
    assertThat(server.post("/api/v1/games/" + id + "/move-now", "").status()).isEqualTo(204);
    page.awaitGame(game -> game.get("nodes").size() == 2);
  }

  /// The search goes on where it is, and asks the table from then on.
  @Test
  void optionsChangedInMidSearchAreUsedByTheSearchThatIsRunning() {
    var withoutTable = "{\"kind\":\"custom\",\"timeMs\":100000,\"options\":{\"table\":\"off\"}}";
    var withTable = "{\"kind\":\"custom\",\"timeMs\":100000}";
    var id = server.create("checkers", "[%s,{\"kind\":\"human\"}]".formatted(withoutTable));
    var page = server.listen(id);
    var before = page.await("thinking", _ -> true).get("thinking");
    assertThat(before.get("settings").asString()).contains("table=off");
    assertThat(tableProbes(before)).isZero();
    changePlayers(id, withTable);
    var depths = new ArrayList<>(List.of(before.get("depth").intValue()));
    page.await(
        "thinking",
        message -> {
          depths.add(message.get("thinking").get("depth").intValue());
          return tableProbes(message.get("thinking")) > 0;
        });
    assertThat(depths).as("the search was not begun anew").isSorted().doesNotHaveDuplicates();
    page.leave();
  }

  private static long tableProbes(JsonNode thinking) {
    return thinking.get("statistics").get("tableProbes").longValue();
  }

  private void changePlayers(String id, String first) {
    var players = "{\"players\":[%s,{\"kind\":\"human\"}]}".formatted(first);
    var answer = server.send("PATCH", "/api/v1/games/" + id, players, Map.of());
    assertThat(answer.status()).isEqualTo(200);
  }

  /// Nothing else would end a search of 100 seconds.
  @Test
  void limitsChangedInMidSearchEndTheSearchThatIsRunning() {
    var id =
        server.create("checkers", "[{\"kind\":\"custom\",\"timeMs\":100000},{\"kind\":\"human\"}]");
    var page = server.listen(id);
    page.await("thinking", _ -> true);
    changePlayers(id, "{\"kind\":\"custom\",\"depth\":1,\"options\":{\"killers\":\"off\"}}");
    page.awaitGame(game -> game.get("nodes").size() == 2);
    var thought = page.await("thought", _ -> true).get("thinking");
    assertThat(thought.get("settings").asString()).contains("killers=off");
  }

  @Test
  void aResignationEndsTheGameAndATakeBackReopensIt() {
    var id = server.create("checkers", RunningServer.TWO_PEOPLE);
    server.play(id, 0, "11-15");
    var resigned = server.post("/api/v1/games/" + id + "/resignation", "{\"side\":1}").json();
    assertThat(resigned.get("result").asString()).isEqualTo("first");
    assertThat(resigned.get("reason").asString()).isEqualTo("resignation");
    assertThat(server.play(id, 1, "22-18").status()).isEqualTo(409);
    assertThat(server.post("/api/v1/games/" + id + "/resignation", "{\"side\":1}").status())
        .isEqualTo(409);
    var back = server.send("PUT", "/api/v1/games/" + id + "/head", "{\"node\":0}", Map.of());
    assertThat(back.json().get("result").asString()).isEqualTo("undecided");
    assertThat(back.json().get("nodes")).hasSize(2);
  }

  @Test
  void theComputerAcceptsADrawWhenLosingAndDeclinesWhenWinning() {
    var losing = "{\"game\":\"checkers\",\"start\":\"B:WK32:BK1,K2,K3\",\"players\":%s}";
    var id =
        server
            .post("/api/v1/games", losing.formatted(RunningServer.AGAINST_LEVEL_1))
            .json()
            .get("id")
            .asString();
    var verdict = server.post("/api/v1/games/" + id + "/draw-offer", "{\"side\":0}").json();
    assertThat(verdict.get("accepted").booleanValue()).isTrue();
    assertThat(verdict.get("game").get("reason").asString()).isEqualTo("agreement");

    var winning = losing.replace("B:WK32:BK1,K2,K3", "B:WK32,K31,K30:BK1");
    id =
        server
            .post("/api/v1/games", winning.formatted(RunningServer.AGAINST_LEVEL_1))
            .json()
            .get("id")
            .asString();
    verdict = server.post("/api/v1/games/" + id + "/draw-offer", "{\"side\":0}").json();
    assertThat(verdict.get("accepted").booleanValue()).isFalse();
  }

  @Test
  void aHintIsALegalMove() {
    var id = server.create("quoridor:size=5,walls=3", RunningServer.TWO_PEOPLE);
    var hint = server.post("/api/v1/games/" + id + "/hint", "{\"at\":0,\"timeMs\":100}").json();
    assertThat(server.play(id, 0, hint.get("move").get("move").asString()).status()).isEqualTo(200);
    assertThat(hint.get("pv")).isNotEmpty();
  }

  @Test
  void aSideWithoutTimeLosesTheGame() {
    var id =
        server
            .post(
                "/api/v1/games",
                "{\"game\":\"reversi\",\"clock\":{\"initialMs\":1000,\"incrementMs\":0},\"players\":%s}"
                    .formatted(RunningServer.TWO_PEOPLE))
            .json()
            .get("id")
            .asString();
    var page = server.listen(id);
    var over = page.awaitGame(game -> !game.get("result").asString().equals("undecided"));
    assertThat(over.get("result").asString()).isEqualTo("second");
    assertThat(over.get("reason").asString()).isEqualTo("time");
    assertThat(over.get("clocks").get("leftMs").get(0).longValue()).isZero();
  }

  @Test
  void aClockTakesTimeAndAddsTheIncrement() {
    var id =
        server
            .post(
                "/api/v1/games",
                "{\"game\":\"reversi\",\"clock\":{\"initialMs\":600000,\"incrementMs\":300000},\"players\":%s}"
                    .formatted(RunningServer.TWO_PEOPLE))
            .json()
            .get("id")
            .asString();
    server.listen(id).awaitGame(_ -> true);
    var left = server.play(id, 0, "f5").json().get("nodes").get(1).get("leftMs");
    assertThat(left.get(0).longValue()).isBetween(600_000L, 900_000L);
    assertThat(left.get(1).longValue()).isEqualTo(600_000);
  }
}
