package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Games are imported from files of any format and exported to any format.
class FilesTest {

  private static final String PDN =
      """
      [Event "Club"]
      [Black "Ada"]
      [White "Ben"]

      1. 11-15 23-19 2. 8-11 (9-14 22-17) 22-17 1-0

      [Event "Broken"]
      1. 11-15 11-15 *
      """;

  @TempDir Path data;

  @Test
  void aFileOfAnyFormatIsImported() {
    try (var server = new RunningServer(data)) {
      var report = server.post("/api/v1/archive", PDN).json();
      assertThat(report.get("added").intValue()).isEqualTo(1);
      assertThat(report.get("broken").get(0).get("line").intValue()).isEqualTo(8);
      assertThat(report.get("broken").get(0).get("detail").asString())
          .startsWith("\"11-15\" is not legal");
      var game = only(server);
      assertThat(game.get("title").asString()).isEqualTo("Ada – Ben, Club");
      assertThat(game.get("result").asString()).isEqualTo("first");
      var id = game.get("id").asString();
      assertThat(server.get("/api/v1/games/" + id + "/text").text())
          .isEqualTo("11-15 23-19 8-11 (9-14 22-17) 22-17");
    }
  }

  private static JsonNode only(RunningServer server) {
    var games = server.get("/api/v1/games").json().get("games");
    assertThat(games).hasSize(1);
    return games.get(0);
  }

  @Test
  void aGameIsExportedInEveryFormat() {
    try (var server = new RunningServer(data)) {
      server.post("/api/v1/archive", PDN);
      var id = only(server).get("id").asString();
      var address = "/api/v1/games/" + id + "/record";
      assertThat(server.get(address + "?format=pdn").text())
          .contains("[Event \"Club\"]", "[Black \"Ada\"]")
          .endsWith("\n1. 11-15 23-19 2. 8-11 (2. 9-14 22-17) 2... 22-17 1-0\n");
      assertThat(server.get(address + "?format=fen").text())
          .isEqualTo("B:W17,19,21,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,9,10,11,12,15\n");
      assertThat(server.get(address).text()).startsWith("{\"schema\":1,\"game\":\"checkers\"");
      assertThat(server.get(address + "?format=summary").text()).startsWith("games: 1\n");
      var unknown = server.get(address + "?format=ggf");
      assertThat(unknown.status()).isEqualTo(422);
      assertThat(unknown.detail()).contains("expected pdn, fen, json, summary");
      assertThat(server.get("/api/v1/games/nobody1/record").status()).isEqualTo(404);
    }
  }

  @Test
  void anExportedGameIsImportedUnchanged() {
    try (var server = new RunningServer(data)) {
      var id = server.create("reversi", RunningServer.TWO_PEOPLE);
      for (String move : new String[] {"f5", "d6", "c3"}) {
        var head = server.get("/api/v1/games/" + id).json().get("head").intValue();
        server.post(
            "/api/v1/games/" + id + "/moves", "{\"at\":%d,\"move\":\"%s\"}".formatted(head, move));
      }
      for (String format : new String[] {"json", "ggf", "sgf", "transcript"}) {
        var file = server.get("/api/v1/games/" + id + "/record?format=" + format).text();
        // A transcript does not say when a game was played, so it may be another one.
        assertThat(server.post("/api/v1/archive", file).json().get("known").intValue())
            .as(format)
            .isEqualTo(format.equals("transcript") ? 0 : 1);
      }
      assertThat(server.get("/api/v1/games").json().get("games")).hasSize(2);
      for (JsonNode game : server.get("/api/v1/games").json().get("games")) {
        var text = server.get("/api/v1/games/" + game.get("id").asString() + "/text").text();
        assertThat(text).isEqualTo("f5 d6 c3");
      }
    }
  }

  @Test
  void binaryFilesAreReadToo() {
    try (var server = new RunningServer(data)) {
      var file = new byte[16 + 68];
      Arrays.fill(file, (byte) 0);
      byte[] header = {20, 24, 1, 31, 1, 0, 0, 0, 0, 0, (byte) 0xCD, 7, 8, 0, 24, 0};
      System.arraycopy(header, 0, file, 0, header.length);
      byte[] game = {1, 0, 2, 0, 3, 0, 40, 38, 56, 64, 33};
      System.arraycopy(game, 0, file, header.length, game.length);
      var answer = server.postBytes("/api/v1/archive", file);
      assertThat(answer.text()).isEqualTo("{\"added\":1,\"known\":0,\"broken\":[]}");
      assertThat(only(server).get("title").asString()).isEqualTo("#2 – #3, #1");
      var nonsense = server.post("/api/v1/archive", "Dear all, see you on Friday.");
      assertThat(nonsense.status()).isEqualTo(422);
      assertThat(nonsense.detail()).startsWith("this is not a file of games in a known format");
    }
  }
}
