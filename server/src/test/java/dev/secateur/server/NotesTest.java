package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.testkit.Polling;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Comments and marks that people write here.
class NotesTest {

  @TempDir Path data;

  private static RunningServer.Answer note(
      RunningServer server, String id, int node, String change) {
    return server.send("PATCH", "/api/v1/games/%s/nodes/%d".formatted(id, node), change, Map.of());
  }

  @Test
  void aNoteIsStoredSentAndExported() {
    String id;
    try (var server = new RunningServer(data)) {
      id = server.create("reversi", RunningServer.TWO_PEOPLE);
      server.play(id, 0, "f5");
      var page = server.listen(id);
      assertThat(note(server, id, 1, "{\"comment\":\" solid \",\"mark\":\"!?\"}").status())
          .isEqualTo(200);
      note(server, id, 0, "{\"comment\":\"a lesson\"}");
      var told = page.awaitGame(game -> game.get("nodes").get(0).has("comment"));
      assertThat(told.get("nodes").get(1).get("comment").asString()).isEqualTo("solid");
    }
    try (var server = new RunningServer(data)) {
      var game = server.get("/api/v1/games/" + id).json();
      assertThat(game.get("nodes").get(0).get("comment").asString()).isEqualTo("a lesson");
      assertThat(game.get("nodes").get(1).get("mark").asString()).isEqualTo("!?");
      assertThat(server.get("/api/v1/games/" + id + "/record?format=sgf").text())
          .contains("C[a lesson]", "C[solid]", "IT[]");
      assertThat(note(server, id, 1, "{\"mark\":\"\"}").json().get("nodes").get(1).has("mark"))
          .isFalse();
      assertThat(
              note(server, id, 1, "{\"comment\":\"\"}").json().get("nodes").get(1).has("comment"))
          .isFalse();
    }
  }

  @Test
  void aMarkReplacesTheOldMarkAndNothingElse() {
    try (var server = new RunningServer(data)) {
      server.post("/api/v1/archive", "[Event \"x\"]\n1. 11-15 $2 $8 {[%eval 0.5] bold} *");
      var id = server.get("/api/v1/games").json().get("games").get(0).get("id").asString();
      note(server, id, 1, "{\"mark\":\"!!\"}");
      assertThat(server.get("/api/v1/games/" + id + "/record?format=pdn").text())
          .contains("11-15 $3 $8 {[%eval 0.5] bold}");
    }
  }

  @Test
  void anInvalidNoteIsRefused() {
    try (var server = new RunningServer(data)) {
      var id = server.create("reversi", RunningServer.TWO_PEOPLE);
      server.play(id, 0, "f5");
      assertThat(note(server, id, 2, "{\"comment\":\"x\"}").status()).isEqualTo(404);
      assertThat(note(server, id, 1, "{\"mark\":\"!!!\"}").detail())
          .isEqualTo("mark is \"!!!\": expected ! ? !! ?? !? ?!, or an empty text for none");
      assertThat(note(server, id, 0, "{\"mark\":\"!\"}").status()).isEqualTo(400);
      assertThat(note(server, id, 1, "{\"remark\":\"x\"}").status()).isEqualTo(400);
      assertThat(note(server, id, 1, "{\"comment\":\"%s\"}".formatted("x".repeat(10_001))).status())
          .isEqualTo(400);
    }
  }

  private static long left(RunningServer.Answer answer) {
    return answer.json().get("clocks").get("leftMs").get(1).longValue();
  }

  /// A search that runs goes on, and so does a clock.
  @Test
  void aNoteDoesNotDisturbTheGame() {
    try (var server = new RunningServer(data)) {
      var id =
          server
              .post(
                  "/api/v1/games",
                  "{\"game\":\"reversi\",\"moves\":\"f5\",\"players\":%s,\"clock\":%s}"
                      .formatted(
                          RunningServer.TWO_PEOPLE, "{\"initialMs\":60000,\"incrementMs\":0}"))
              .json()
              .get("id")
              .asString();
      var page = server.listen(id);
      page.awaitGame(_ -> true);
      long left =
          Polling.until(
              "the clock runs",
              () -> left(server.get("/api/v1/games/" + id)),
              millis -> millis < 60_000);
      assertThat(left(note(server, id, 1, "{\"comment\":\"slow\"}"))).isLessThanOrEqualTo(left);
    }
  }
}
