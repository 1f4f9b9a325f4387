package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/// A game on its page and on the server.
final class PlayedGame {

  private static final Pattern PAGE_OF_A_GAME = Pattern.compile(".*/(play|analyse)/[^/]+");

  final Service service;
  final Page page;
  final String id;

  PlayedGame(Service service, Page page, String id) {
    this.service = service;
    this.page = page;
    this.id = id;
    assertThat(page.locator("game-board [role=grid]")).hasAttribute("aria-busy", "false");
  }

  /// The game whose page is open.
  static PlayedGame on(Service service, Page page) {
    page.waitForURL(PAGE_OF_A_GAME);
    return new PlayedGame(service, page, page.url().replaceFirst(".*/", ""));
  }

  JsonNode game() {
    return service.get("/api/v1/games/" + id);
  }

  JsonNode position(int node) {
    return service.get("/api/v1/games/%s/positions/%d".formatted(id, node));
  }

  int head() {
    return game().get("head").asInt();
  }

  boolean isOver() {
    return !game().get("result").asString().equals("undecided");
  }

  String text() {
    return service.text("/api/v1/games/" + id + "/text").strip();
  }

  /// A good move for the current position.
  JsonNode goodMove() {
    var asked = "{\"at\":%d,\"timeMs\":15}".formatted(head());
    return service.post("/api/v1/games/" + id + "/hint", asked).get("move");
  }

  /// Waits until the page shows the last position and a person is to move, or the game is over.
  void awaitTurn() {
    page.waitForCondition(() -> isOver() || isTurnOfPerson());
    awaitShown(head());
    if (!isOver()) {
      assertThat(grid()).hasAttribute("aria-readonly", "false");
    }
  }

  private boolean isTurnOfPerson() {
    var game = game();
    int side = position(game.get("head").asInt()).get("toMove").asInt();
    return game.get("players").get(side).get("kind").asString().equals("human");
  }

  void awaitShown(int node) {
    assertThat(move(node)).hasAttribute("aria-current", "true");
  }

  /// Waits until a move has been played after a node.
  void awaitMoveAfter(int node) {
    page.waitForCondition(() -> head() != node);
  }

  /// Plays the game to its end and checks that the page shows the result.
  void playToTheEnd(InputDevice device) {
    for (awaitTurn(); !isOver(); awaitTurn()) {
      int before = head();
      device.play(this, goodMove());
      awaitMoveAfter(before);
    }
    assertThat(status("result")).isVisible();
  }

  Locator grid() {
    return page.locator("game-board [role=grid]");
  }

  Locator cell(String cell) {
    return page.locator("game-board [data-cell='" + cell + "']");
  }

  /// A move in the list, by its node.
  Locator move(int node) {
    return page.locator("move-list [data-node='" + node + "']");
  }

  Locator status(String kind) {
    return page.locator("status-line[kind='" + kind + "']");
  }

  Locator action(String action) {
    return page.locator("game-controls [data-action='" + action + "']");
  }
}
