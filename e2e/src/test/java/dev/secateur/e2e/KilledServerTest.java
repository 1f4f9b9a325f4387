package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The server is killed during a game and started again: the open page reconnects, and nothing is
/// lost.
class KilledServerTest {

  private static final String SLOW_COMPUTER =
      "[{\"kind\":\"human\"},{\"kind\":\"custom\",\"timeMs\":120000}]";

  @TempDir Path data;
  private int port;

  @BeforeEach
  void choosePort() throws Exception {
    port = ServerProcess.freePort();
  }

  @Test
  void playContinuesAfterAKillOnAPersonsTurn() throws Exception {
    try (var first = new ServerProcess(port, data);
        var visit = visitAllowingLostConnections(first)) {
      var game = visit.open(first.service.create("reversi", Service.AGAINST_LEVEL_1));
      for (int move = 0; move < 3; move++) {
        game.awaitTurn();
        int before = game.head();
        new Keyboard().play(game, game.goodMove());
        game.awaitMoveAfter(before);
      }
      game.awaitTurn();
      var text = game.text();
      var next = game.goodMove();
      int head = game.head();
      first.kill();
      assertThat(visit.page.locator("connection-banner .banner")).isVisible();

      // A move made while the server is down is sent later.
      new Keyboard().play(game, next);
      assertThat(visit.page.locator("connection-banner .banner")).hasCount(2);

      try (var second = new ServerProcess(port, data)) {
        assertThat(visit.page.locator("connection-banner .banner")).hasCount(0);
        var same = new PlayedGame(second.service, visit.page, game.id);
        same.awaitMoveAfter(head);
        same.awaitTurn();
        assertThat(same.text()).startsWith(text + " " + next.get("move").asString());
        int before = same.head();
        new Keyboard().play(same, same.goodMove());
        same.awaitMoveAfter(before);
      }
    }
  }

  @Test
  void theComputerSearchesAgainAfterAKillDuringItsSearch() throws Exception {
    try (var first = new ServerProcess(port, data);
        var visit = visitAllowingLostConnections(first)) {
      var game = visit.open(first.service.create("checkers", SLOW_COMPUTER));
      game.awaitTurn();
      new Keyboard().play(game, game.goodMove());
      assertThat(game.status("thinking")).isVisible();
      var text = game.text();
      first.kill();
      assertThat(visit.page.locator("connection-banner .banner")).isVisible();

      try (var second = new ServerProcess(port, data)) {
        assertThat(visit.page.locator("connection-banner .banner")).hasCount(0);
        var same = new PlayedGame(second.service, visit.page, game.id);
        assertThat(same.status("thinking")).isVisible();
        assertThat(same.action("move-now")).isEnabled();
        same.action("move-now").click();
        same.awaitTurn();
        assertThat(same.text()).startsWith(text + " ");
        assertThat(same.head()).isEqualTo(2);
        // The channel brings the game. An answer over HTTP could be older than the message that the
        // search has begun, and arrive after it.
        assertThat(visit.requests()).doesNotContain("GET /api/v1/games/" + game.id);
      }
    }
  }

  @Test
  void ctrlCDuringASearchStopsTheServerAndLosesNothing() throws Exception {
    String id;
    try (var first = new ServerProcess(port, data);
        var visit = visitAllowingLostConnections(first)) {
      var game = visit.open(first.service.create("checkers", SLOW_COMPUTER));
      id = game.id;
      game.awaitTurn();
      new Keyboard().play(game, game.goodMove());
      assertThat(game.status("thinking")).isVisible();
      assertThat(data.resolve("server.address")).exists();
      assertThat(first.interrupt()).isEmpty();
      assertThat(data.resolve("server.address")).doesNotExist();
    }
    try (var second = new ServerProcess(port, data)) {
      assertThat(second.service.get("/api/v1/games/" + id).get("nodes")).hasSize(2);
    }
  }

  /// The browser reports each failed connection.
  private static Visit visitAllowingLostConnections(ServerProcess server) {
    return new Visit(server.service, Visit.desktop())
        .expecting("WebSocket connection to ")
        .expecting("Failed to load resource: net::ERR_");
  }
}
