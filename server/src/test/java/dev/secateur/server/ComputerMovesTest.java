package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.server.ServiceLimits.Threads;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// When the computer's search starts, ends, and counts.
class ComputerMovesTest {

  /// Its search takes longer than a test waits for a message.
  private static final String SLOW_COMPUTER =
      "[{\"kind\":\"human\"},{\"kind\":\"custom\",\"timeMs\":120000}]";

  @TempDir Path data;

  private static void moveNow(RunningServer server, String id) {
    assertThat(server.post("/api/v1/games/" + id + "/move-now", "{}").status()).isEqualTo(204);
  }

  /// The search at the first node is cancelled and reports the move that it has. That move belongs
  /// to a position that is no longer the game's.
  @Test
  void theMoveOfACancelledSearchIsDropped() {
    try (var server = new RunningServer(data)) {
      var id = server.create("reversi", SLOW_COMPUTER);
      var page = server.listen(id);
      server.play(id, 0, "f5");
      page.await("thinking", message -> message.get("thinking").get("node").intValue() == 1);
      server.play(id, 0, "d3");
      page.await("thinking", message -> message.get("thinking").get("node").intValue() == 2);
      moveNow(server, id);
      var played = page.awaitGame(game -> game.get("nodes").size() == 4);
      assertThat(played.get("nodes").get(3).get("parent").intValue()).isEqualTo(2);
      var thought = page.await("thought", _ -> true);
      assertThat(thought.get("thinking").get("node").intValue()).isEqualTo(2);
      assertThat(page.problems()).isZero();
    }
  }

  @Test
  void aTakeBackEndsTheSearch() {
    try (var server = new RunningServer(data)) {
      var id = server.create("reversi", SLOW_COMPUTER);
      var page = server.listen(id);
      server.play(id, 0, "f5");
      page.await("thinking", _ -> true);
      var back = server.send("PUT", "/api/v1/games/" + id + "/head", "{\"node\":0}", Map.of());
      assertThat(back.json().get("thinking").booleanValue()).isFalse();
      server.play(id, 0, "d3");
      page.await("thinking", message -> message.get("thinking").get("node").intValue() == 2);
      assertThat(server.get("/api/v1/games/" + id).json().get("nodes")).hasSize(3);
    }
  }

  /// A search is prepared before it waits for its turn, so it can be stopped while it waits.
  @Test
  void aSearchThatWaitsForItsTurnCanBeToldToMove() {
    var standard = ServiceLimits.forThisMachine();
    var oneThread =
        new ServiceLimits(new Threads(1, 1), standard.queue(), standard.search(), standard.sizes());
    try (var server = new RunningServer(data, oneThread)) {
      var first = server.create("reversi", SLOW_COMPUTER);
      var second = server.create("reversi", SLOW_COMPUTER);
      var firstPage = server.listen(first);
      var secondPage = server.listen(second);
      server.play(first, 0, "f5");
      firstPage.await("thinking", _ -> true);
      server.play(second, 0, "f5");
      secondPage.awaitGame(game -> game.get("thinking").booleanValue());
      moveNow(server, second);
      moveNow(server, first);
      firstPage.awaitGame(game -> game.get("nodes").size() == 3);
      awaitMoveOfAStoppedSearch(secondPage);
    }
  }

  /// A search that was stopped before it began searches to depth 1, to have a move. A report of
  /// more depth shows that it was not stopped; so there is no need to wait for its end.
  private static void awaitMoveOfAStoppedSearch(RunningServer.Listener page) {
    JsonNode message;
    do {
      message = page.next();
      assertThat(message.at("/thinking/depth").asInt(0)).as("%s", message).isLessThan(2);
    } while (message.at("/change/nodes").isEmpty());
  }
}
