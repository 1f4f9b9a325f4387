package dev.secateur.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.secateur.testkit.Polling;

/// Starts matches of the lab and finds their parts on the page.
final class LabMatches {

  /// A match that ends within a second.
  static final String QUICK =
      """
      {"game": "reversi", "games": 4, "limits": {"nodes": 30}, "players":
        [{"kind": "level", "level": 2}, {"kind": "level", "level": 1}]}
      """;

  /// A match that runs long enough to be watched.
  static final String WATCHED =
      """
      {"game": "reversi", "games": 10, "limits": {"timeMs": 5}, "sprt": {"elo0": 0, "elo1": 5},
        "players": [{"kind": "custom"}, {"kind": "custom", "options": {"lmr": "off"}}]}
      """;

  private final Page page;

  LabMatches(Page page) {
    this.page = page;
  }

  /// Starts a match and returns its id.
  static String start(Service service, String match) {
    return service.post("/api/v1/matches", match).get("id").asString();
  }

  static int count(Service service) {
    return service.get("/api/v1/matches").get("matches").size();
  }

  static void awaitEnd(Service service, String id) {
    Polling.until(
        "the match is finished",
        () -> service.get("/api/v1/matches/" + id).get("state").asString(),
        "finished"::equals);
  }

  Locator state(String state) {
    return page.locator("match-page .state[data-state=%s]".formatted(state));
  }

  Locator action(String action) {
    return page.locator("match-page [data-action=%s]".formatted(action));
  }

  Locator game(int number) {
    return page.locator("match-games tr[data-game='%d']".formatted(number));
  }

  /// Waits until the address names the match, and returns its id.
  String id() {
    page.waitForURL("**/lab/*");
    return page.url().replaceFirst(".*/", "");
  }
}
