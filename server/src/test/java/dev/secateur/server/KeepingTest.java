package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Games;
import dev.secateur.engine.Evaluators;
import dev.secateur.server.archive.LocalPostgresql;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeepingTest {

  private static final ServiceLimits LIMITS = ServiceLimits.forThisMachine();

  @TempDir Path data;
  @TempDir Path elsewhere;

  @Test
  void aGameIsThereAfterARestart() {
    String id;
    try (var server = new RunningServer(data)) {
      id = server.create("reversi", RunningServer.TWO_PEOPLE);
      server.play(id, 0, "f5");
      server.play(id, 0, "d3");
    }
    try (var server = new RunningServer(data)) {
      assertThat(server.get("/api/v1/games/" + id + "/text").text()).isEqualTo("f5 (d3)");
      assertThat(server.get("/api/v1/games/" + id).json().get("head").intValue()).isEqualTo(2);
    }
  }

  @Test
  void aGameInPostgresqlIsThereAfterARestart() {
    LocalPostgresql.assumeInstalled();
    try (var database = LocalPostgresql.start()) {
      var options = new ServerOptions(null, 0, data, database.url(), LIMITS, "test");
      String id;
      try (var server = new RunningServer(options)) {
        id = server.create("reversi", RunningServer.AGAINST_LEVEL_1);
        var page = server.listen(id);
        server.play(id, 0, "f5");
        page.awaitGame(game -> game.get("nodes").size() == 3);
      }
      try (var server = new RunningServer(options)) {
        assertThat(server.get("/api/v1/games/" + id).json().get("nodes")).hasSize(3);
      }
    }
  }

  @Test
  void aHostThatIsNotThisMachineIsReported() {
    var options = new ServerOptions("192.0.2.1", 0, data, null, LIMITS, "test");
    assertThatThrownBy(() -> new RunningServer(options))
        .isInstanceOf(SecateurServer.CannotStart.class)
        .hasMessageContaining("not an address of this machine: expected one, or 0.0.0.0");
  }

  @Test
  void theListIsFilteredByGameResultTitleAndDay() {
    try (var server = new RunningServer(data)) {
      var reversi = server.create("reversi", RunningServer.TWO_PEOPLE);
      var checkers = server.create("checkers", RunningServer.TWO_PEOPLE);
      server.post("/api/v1/games/" + checkers + "/resignation", "{\"side\":0}");
      server.send("PATCH", "/api/v1/games/" + reversi, "{\"title\":\"50%_off!\"}", Map.of());
      assertThat(ids(server, "")).isEqualTo(reversi + " " + checkers);
      assertThat(ids(server, "?game=checkers")).isEqualTo(checkers);
      assertThat(ids(server, "?result=second")).isEqualTo(checkers);
      assertThat(ids(server, "?result=undecided")).isEqualTo(reversi);
      assertThat(ids(server, "?title=50%25_OFF")).isEqualTo(reversi);
      assertThat(ids(server, "?title=%25%25")).isEmpty();
      assertThat(ids(server, "?since=2099-01-01")).isEmpty();
      assertThat(ids(server, "?until=2099-01-01")).contains(reversi, checkers);
    }
  }

  private static String ids(RunningServer server, String query) {
    var ids = new StringBuilder();
    server
        .get("/api/v1/games" + query)
        .json()
        .get("games")
        .forEach(game -> ids.append(game.get("id").asString()).append(' '));
    return ids.toString().strip();
  }

  @Test
  void theListComesInPages() {
    try (var server = new RunningServer(data)) {
      for (int game = 0; game < 5; game++) {
        server.create("reversi", RunningServer.TWO_PEOPLE);
      }
      var seen = new LinkedHashSet<String>();
      var query = "?limit=2";
      while (true) {
        var page = server.get("/api/v1/games" + query).json();
        page.get("games").forEach(game -> seen.add(game.get("id").asString()));
        if (!page.has("next")) {
          break;
        }
        query = "?limit=2&cursor=" + page.get("next").asString();
      }
      assertThat(seen).hasSize(5);
    }
  }

  @Test
  void aDeletedGameCanBeRestored() {
    try (var server = new RunningServer(data)) {
      var id = server.create("reversi", RunningServer.TWO_PEOPLE);
      var page = server.listen(id);
      page.awaitGame(_ -> true);
      assertThat(server.send("DELETE", "/api/v1/games/" + id, null, Map.of()).status())
          .isEqualTo(204);
      assertThat(server.get("/api/v1/games/" + id).status()).isEqualTo(404);
      assertThat(ids(server, "")).isEmpty();
      assertThat(server.play(id, 0, "f5").status()).isEqualTo(404);
      assertThat(server.post("/api/v1/games/" + id + "/restoration", "").status()).isEqualTo(200);
      assertThat(server.play(id, 0, "f5").status()).isEqualTo(200);
    }
  }

  @Test
  void allGamesGoIntoOneFileAndBack() {
    String file;
    try (var server = new RunningServer(data)) {
      var id =
          server
              .post(
                  "/api/v1/games",
                  "{\"game\":\"quoridor:size=5,walls=3\",\"title\":\"a, b\",\"moves\":\"c2 (d1) c4\","
                      + "\"clock\":{\"initialMs\":60000,\"incrementMs\":0},"
                      + "\"players\":[{\"kind\":\"human\"},{\"kind\":\"custom\",\"depth\":2,"
                      + "\"options\":{\"killers\":\"off\"}}]}")
              .json()
              .get("id")
              .asString();
      server.post("/api/v1/games/" + id + "/resignation", "{\"side\":0}");
      server.create("checkers", RunningServer.AGAINST_LEVEL_1);
      file = server.get("/api/v1/archive").text();
      assertThat(server.post("/api/v1/archive", file).json().toString())
          .isEqualTo("{\"added\":0,\"known\":2,\"broken\":[]}");
      server.post("/api/v1/games/" + id + "/moves", "{\"at\":0,\"move\":\"b1\"}");
      assertThat(server.post("/api/v1/archive", file).json().get("added").intValue())
          .as("one that has changed is added beside the other")
          .isEqualTo(1);
    }
    try (var server = new RunningServer(elsewhere)) {
      var report = server.post("/api/v1/archive", "{broken}\n\n" + file + "{\"schema\":7}").json();
      assertThat(report.get("added").intValue()).isEqualTo(2);
      assertThat(report.get("broken").get(0).get("line").intValue()).isEqualTo(1);
      assertThat(report.get("broken").get(1).get("line").intValue()).isEqualTo(5);
      assertThat(server.get("/api/v1/archive").text().lines())
          .containsExactlyInAnyOrderElementsOf(file.lines().toList());
    }
  }

  @Test
  void aPastedTextIsAPositionOrMoves() {
    try (var server = new RunningServer(data)) {
      var moves = pasted(server, "reversi", "1. f5d6 (f6) c3");
      assertThat(moves).isEqualTo("f5 d6 (f6) c3");
      assertThat(pasted(server, "checkers", "B:W30:B1")).isEmpty();
    }
  }

  private static String pasted(RunningServer server, String game, String text) {
    var created =
        server.post(
            "/api/v1/games",
            "{\"game\":\"%s\",\"players\":%s,\"text\":\"%s\"}"
                .formatted(game, RunningServer.TWO_PEOPLE, text));
    var id = created.json().get("id").asString();
    return server.get("/api/v1/games/" + id + "/text").text();
  }

  @Test
  void settingsBelongToTheClient() {
    try (var server = new RunningServer(data)) {
      assertThat(server.get("/api/v1/settings").text()).isEqualTo("{}");
      server.send("PUT", "/api/v1/settings", "{\"language\":\"ja\"}", Map.of());
      assertThat(server.get("/api/v1/settings").text()).isEqualTo("{\"language\":\"ja\"}");
    }
  }

  @Test
  void aSecondServerReportsTheAddressOfTheFirst() {
    try (var server = new RunningServer(data)) {
      assertThatThrownBy(() -> new RunningServer(data))
          .isInstanceOfSatisfying(
              SecateurServer.AlreadyRunning.class,
              running -> assertThat(running.address()).isEqualTo(server.server.address()));
    }
    assertThat(Files.exists(data.resolve("server.address"))).isFalse();
  }

  @Test
  void aNamedPortMustBeFreeAndTheStandardPortIsReplaced() throws IOException {
    try (var taken =
        new ServerSocket(ServerOptions.STANDARD_PORT, 1, InetAddress.getLoopbackAddress())) {
      assertThatThrownBy(() -> start(data, taken.getLocalPort()))
          .isInstanceOf(SecateurServer.CannotStart.class)
          .hasMessageContaining("expected a free one");
      try (var moved = start(data, null)) {
        assertThat(moved.isOnAnotherPort()).isTrue();
        assertThat(moved.address()).doesNotEndWith(":" + ServerOptions.STANDARD_PORT);
      }
    }
  }

  private static SecateurServer start(Path folder, @Nullable Integer port) {
    return SecateurServer.start(
        new ServerOptions(null, port, folder, null, LIMITS, "test"),
        Games.installed(),
        Evaluators.installed());
  }
}
