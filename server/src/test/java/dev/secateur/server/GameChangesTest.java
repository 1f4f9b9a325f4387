package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Pages get what changed, once.
class GameChangesTest {

  private static final Map<String, String> MINIMAL = Map.of("Prefer", "return=minimal");
  private static final int MOVES = 60;

  /// A move with its node, its head and the time: far less than a game of a few moves.
  private static final int MAX_BYTES_OF_A_CHANGE = 300;

  @TempDir Path data;

  private static String legalMove(RunningServer server, String id, int node) {
    var position = server.get("/api/v1/games/%s/positions/%d".formatted(id, node)).json();
    return position.get("moves").get(0).get("move").asString();
  }

  private static RunningServer.Answer play(RunningServer server, String id, int at, String move) {
    var body = "{\"at\":%d,\"move\":\"%s\"}".formatted(at, move);
    return server.send("POST", "/api/v1/games/" + id + "/moves", body, MINIMAL);
  }

  /// The traffic of a page grows with the number of moves, not with its square.
  @Test
  void aLongGameSendsEachMoveOnce() {
    try (var server = new RunningServer(data)) {
      var id = server.create("quoridor:repetitions=0", RunningServer.TWO_PEOPLE);
      var mover = server.listen(id);
      var watcher = server.listen(id);
      mover.awaitGame(_ -> true);
      watcher.awaitGame(_ -> true);
      for (int move = 0; move < MOVES; move++) {
        var answer = play(server, id, move, moveAlongTheBackRow(move));
        assertThat(answer.text()).isEqualTo("{\"version\":%d}".formatted(move + 2));
      }
      for (var page : List.of(mover, watcher)) {
        page.awaitGame(game -> game.get("head").intValue() == MOVES);
        var texts = page.texts();
        assertThat(texts).hasSize(1 + MOVES);
        assertThat(texts.getFirst()).startsWith("{\"type\":\"game\"");
        for (String text : texts.subList(1, texts.size())) {
          assertThat(text)
              .startsWith("{\"type\":\"change\"")
              .hasSizeLessThan(MAX_BYTES_OF_A_CHANGE);
        }
      }
      assertThat(watcher.texts().subList(1, MOVES + 1))
          .isEqualTo(mover.texts().subList(1, MOVES + 1));
    }
  }

  /// Both pawns walk to and fro in their first rows: d1, e1, d1 and so on.
  private static String moveAlongTheBackRow(int ply) {
    var column = ply / 2 % 2 == 0 ? "d" : "e";
    return column + (ply % 2 == 0 ? "1" : "9");
  }

  /// Every kind of change: after all of them the page knows the same game as the server.
  @Test
  void theChangesAddUpToTheGame() {
    try (var server = new RunningServer(data)) {
      var id = server.create("reversi", RunningServer.TWO_PEOPLE);
      var page = server.listen(id);
      page.awaitGame(_ -> true);
      var path = "/api/v1/games/" + id;
      server.play(id, 0, "f5");
      server.play(id, 1, "d6");
      server.play(id, 1, "f6");
      server.send("PUT", path + "/head", "{\"node\":2}", Map.of());
      server.post(path + "/lines", "{\"at\":2,\"moves\":[\"c3\",\"d3\"]}");
      server.send("PATCH", path + "/nodes/0", "{\"comment\":\"a lesson\"}", Map.of());
      server.send("PATCH", path + "/nodes/1", "{\"comment\":\"solid\",\"mark\":\"!\"}", Map.of());
      server.send("PATCH", path + "/nodes/1", "{\"mark\":\"\"}", Map.of());
      var computer = "[{\"kind\":\"human\"},{\"kind\":\"level\",\"level\":1}]";
      server.send("PATCH", path, "{\"title\":\"t\",\"players\":%s}".formatted(computer), Map.of());
      server.play(id, 2, "c3");
      page.awaitGame(game -> game.get("head").intValue() == 4);
      page.awaitGame(
          game -> game.get("head").intValue() != 4 && !game.get("thinking").booleanValue());
      server.post(path + "/resignation", "{\"side\":0}");
      var known = page.awaitGame(game -> game.get("reason").asString().equals("resignation"));
      assertThat(known).isEqualTo(server.get(path).json());
    }
  }

  /// A change that concerns one node does not repeat the others.
  @Test
  void aCommentSendsItsNodeAlone() {
    try (var server = new RunningServer(data)) {
      var id = server.create("reversi", RunningServer.TWO_PEOPLE);
      server.play(id, 0, "f5");
      server.play(id, 1, "d6");
      var page = server.listen(id);
      page.awaitGame(_ -> true);
      server.send("PATCH", "/api/v1/games/" + id + "/nodes/1", "{\"comment\":\"solid\"}", Map.of());
      var change = page.await("change", _ -> true).get("change");
      assertThat(new ArrayList<>(change.propertyNames()))
          .containsExactlyInAnyOrder("from", "version", "updated", "nodes");
      assertThat(change.get("nodes")).hasSize(1);
      assertThat(change.get("nodes").get(0).get("comment").asString()).isEqualTo("solid");
    }
  }

  /// Without the header an answer is the whole game, as it was.
  @Test
  void anAnswerIsTheWholeGameUnlessTheClientWantsLess() {
    try (var server = new RunningServer(data)) {
      var id = server.create("checkers", RunningServer.TWO_PEOPLE);
      assertThat(server.play(id, 0, "11-15").json().get("nodes")).hasSize(2);
      var path = "/api/v1/games/" + id;
      var minimal = play(server, id, 1, legalMove(server, id, 1));
      assertThat(minimal.text()).isEqualTo("{\"version\":3}");
      assertThat(minimal.header("Preference-Applied")).isEqualTo("return=minimal");
      assertThat(
              server
                  .send("POST", path + "/lines", "{\"at\":0,\"moves\":[\"9-14\"]}", MINIMAL)
                  .text())
          .isEqualTo("{\"version\":4,\"node\":3}");
      assertThat(server.send("POST", path + "/draw-offer", "{\"side\":0}", MINIMAL).text())
          .isEqualTo("{\"version\":5,\"accepted\":true}");
    }
  }
}
