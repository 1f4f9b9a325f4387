package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A file is listed first, and some of its games are imported.
class ChoosingTest {

  private static final String PDN =
      """
      [Black "Ada"]
      [White "Ben"]
      1. 11-15 23-19 2. 8-11 1-0

      [Event "Broken"]
      1. 11-15 11-15 *

      [Black "Cy"]
      1. 9-14 *
      """;

  @TempDir Path data;

  @Test
  void aFileIsListedWithoutBeingStored() {
    try (var server = new RunningServer(data)) {
      var list = server.post("/api/v1/records", PDN).json();
      assertThat(list.get("format").asString()).isEqualTo("pdn");
      assertThat(list.get("readable").intValue()).isEqualTo(2);
      assertThat(list.get("broken").intValue()).isEqualTo(1);
      assertThat(list.get("games").get(0).toString())
          .isEqualTo(
              "{\"number\":1,\"line\":1,\"game\":\"checkers\",\"title\":\"Ada – Ben\","
                  + "\"names\":[\"Ada\",\"Ben\"],\"result\":\"first\",\"plies\":3}");
      assertThat(list.get("games").get(1).get("line").intValue()).isEqualTo(6);
      assertThat(list.get("games").get(1).get("detail").asString())
          .startsWith("\"11-15\" is not legal");
      assertThat(server.get("/api/v1/games").json().get("games")).isEmpty();
      assertThat(server.post("/api/v1/records", "hello").status()).isEqualTo(422);
    }
  }

  @Test
  void aTextWithoutGamesMayBeATree() {
    try (var server = new RunningServer(data)) {
      var tree = server.post("/api/v1/records", "A(B(2 3) C(0 7))").json();
      assertThat(tree.get("format").asString()).isEqualTo("tree");
      assertThat(tree.get("tree").asString()).isEqualTo("A(B(2 3) C(0 7))");
      assertThat(server.post("/api/v1/records", "42").status()).isEqualTo(422);
      assertThat(server.post("/api/v1/records", "A(B(2 3) C(").status()).isEqualTo(422);
    }
  }

  @Test
  void theFirstFiveHundredAreListedAndAllAreCounted() {
    try (var server = new RunningServer(data)) {
      var list = server.post("/api/v1/records", "f5d6c3\n".repeat(501)).json();
      assertThat(list.get("games")).hasSize(500);
      assertThat(list.get("readable").intValue()).isEqualTo(501);
    }
  }

  @Test
  void onlyTheChosenGamesAreImported() {
    try (var server = new RunningServer(data)) {
      var first = server.post("/api/v1/archive?only=3", PDN).json();
      assertThat(first.get("added").intValue()).isEqualTo(1);
      assertThat(first.get("broken")).isEmpty();
      var id = first.get("games").get(0).asString();
      assertThat(server.get("/api/v1/games/" + id).json().get("names").get(0).asString())
          .isEqualTo("Cy");
      var second = server.post("/api/v1/archive?only=1,3", PDN).json();
      assertThat(second.get("added").intValue()).isEqualTo(1);
      assertThat(second.get("games").get(1).asString()).as("known by the same id").isEqualTo(id);
      assertThat(server.post("/api/v1/archive?only=x", PDN).detail())
          .isEqualTo("only is not a list of games: expected numbers such as 1,3,4, at most 500");
    }
  }

  @Test
  void anImportReportsItsProgressOnRequest() {
    try (var server = new RunningServer(data)) {
      var lines =
          server.post("/api/v1/archive?progress=yes", PDN).response().body().lines().toList();
      assertThat(lines.getFirst()).matches("\\{\"share\":[01]\\.\\d+,\"added\":0,\"known\":0}");
      assertThat(lines.getLast())
          .startsWith("{\"done\":true,\"added\":2,\"known\":0,\"broken\":[{")
          .contains("\"line\":6");
      assertThat(server.get("/api/v1/games").json().get("games")).hasSize(2);
      assertThat(server.post("/api/v1/archive?progress=yes", "hello").status()).isEqualTo(422);
    }
  }

  /// A line of an archive has "nodes", of the game tree, instead of "moves". In a record, the
  /// "nodes" of a move are those that the search visited.
  @Test
  void aRecordWithSearchedNodesIsNotTakenForAnArchivedGame() {
    try (var server = new RunningServer(data)) {
      var line =
          "{\"schema\":1,\"game\":\"reversi\",\"moves\":[{\"move\":\"f5\",\"score\":1,"
              + "\"nodes\":7}],\"result\":\"undecided\"}";
      assertThat(server.post("/api/v1/archive", line).json().get("added").intValue()).isEqualTo(1);
    }
  }
}
