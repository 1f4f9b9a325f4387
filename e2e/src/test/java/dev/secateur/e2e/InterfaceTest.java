package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Uses every function of the page and compares its requests with the API document.
class InterfaceTest {

  /// Only for programs and operators.
  private static final Set<String> NOT_FOR_THE_PAGE =
      Set.of("GET /metrics", "GET /openapi.yaml", "GET /ablations/{id}");

  private final App app = App.shared();

  /// Every [Visit] checks the other direction: the page sends no other requests.
  @Test
  void thePageUsesEveryOperationOfTheApi() {
    var document = OpenApi.read();
    try (var visit = app.visit()) {
      visit.context.grantPermissions(List.of("clipboard-read", "clipboard-write"));
      playAndChange(visit);
      rename(visit, "tried everything");
      loseTheNetwork(visit);
      openAMissingGame(visit);
      deleteRestoreExportAndImport(visit);
      study(visit);
      learn(visit);
      measure(visit);
      visit.page.navigate("/openings");
      visit.page.locator("opening-tree tbody tr").first().waitFor();
      visit.page.navigate("/openings?game=reversi");
      visit.page.locator("[data-set=xot]").click();
      visit.page.locator("openings-page [data-ply='8']").waitFor();
      visit.page.locator("nav a[href='/settings']").click();
      visit.page.locator("[data-setting=sound]").check();
      visit.page.waitForRequest(
          request -> request.method().equals("PUT"),
          () -> visit.page.locator("[data-setting=sound]").uncheck());
      visit.page.locator("nav a[href='/about']").click();
      assertThat(visit.page.locator("about-page dd").first()).hasText("test");

      var used =
          visit.requests().stream().map(document::operationOf).flatMap(Optional::stream).toList();
      assertThat(document.operations())
          .filteredOn(operation -> !NOT_FOR_THE_PAGE.contains(operation))
          .allSatisfy(operation -> assertThat(used).contains(operation));
    }
  }

  private void playAndChange(Visit visit) {
    var home = new HomePage(visit.page).open();
    home.card("reversi").locator("button.main").click();
    var game = PlayedGame.on(app.service, visit.page);
    game.awaitTurn();
    new Mouse().play(game, game.goodMove());
    game.awaitMoveAfter(0);
    visit.page.waitForRequest(
        request -> request.url().endsWith("/move-now"), () -> startSearchAndMoveNow(game));
    game.awaitTurn();
    game.action("hint").click();
    assertThat(game.status("hint")).isVisible();
    game.action("take-back").click();
    assertThat(game.status("turn")).isVisible();
    visit.page.locator("section.moves details:has(share-panel) summary").click();
    visit.page.waitForRequest(
        request -> request.url().endsWith("/text"),
        () -> visit.page.locator("share-panel button").nth(1).click());
    visit.page.waitForDownload(() -> visit.page.locator("share-panel a[download]").click());
    visit.page.locator("details.note summary").click();
    visit.page.waitForResponse(
        answer -> answer.url().contains("/nodes/"),
        () -> {
          visit.page.locator("move-note textarea").fill("tried");
          visit.page.keyboard().press("Control+Enter");
        });
    game.action("resign").click();
    visit.page.locator("confirm-dialog button.main").click();
    game.status("result").locator("button.main").click();
    visit.page.waitForURL(address -> !address.endsWith(game.id));
    visit.page.waitForResponse(
        answer -> answer.url().endsWith("/draw-offer"), () -> game.action("draw").click());
  }

  /// In auto mode the search uses its full time, so that "move now" can be pressed.
  private static void startSearchAndMoveNow(PlayedGame game) {
    game.page.keyboard().press("h");
    game.action("move-now").click();
    game.page.keyboard().press("h");
  }

  private void study(Visit visit) {
    var id = app.service.create("reversi", Service.TWO_PEOPLE, "f5 d6");
    visit.page.navigate("/analyse/" + id);
    visit.page.locator("analysis-panel .lines button").first().click();
    assertThat(visit.page.locator("move-list [data-node='3']"))
        .hasAttribute("aria-current", "true");
    visit.page.locator("why-panel .ask button").first().click();
    assertThat(visit.page.locator("why-panel .answer")).isVisible();
    visit.page.locator("review-panel [data-review=start]").click();
    assertThat(visit.page.locator("review-graph .line")).hasCount(1);
    assertThat(visit.page.locator("review-panel [data-review=start]")).isVisible();
    judgeAnAnswer(visit, id);
    Pages.unfold(visit.page.locator("details.note"));
    visit.page.locator("move-note textarea").fill("tried here");
    visit.page.waitForResponse(
        answer -> answer.request().method().equals("PATCH"),
        () -> visit.page.locator("move-note textarea").press("Control+Enter"));
  }

  /// This game has no mistakes to learn from, so the test sends the request of a lesson itself.
  private static void judgeAnAnswer(Visit visit, String id) {
    visit.page.evaluate(
        "async (id) => (await %s).api.answer(id, 0, 'f5')".formatted(Pages.importing("lib/api.js")),
        id);
  }

  private static void measure(Visit visit) {
    visit.page.locator("nav a[href='/lab']").click();
    visit.page.locator("match-form #games").fill("4000");
    visit.page.locator("match-form #timeMs").fill("10");
    visit.page.locator("match-form button.main").click();
    var match = new LabMatches(visit.page);
    match.game(1).waitFor();
    match.action("stop").click();
    match.state("interrupted").waitFor();
    match.action("resume").click();
    match.state("running").waitFor();
    match.action("stop").click();
    match.state("interrupted").waitFor();
    visit.page.waitForDownload(() -> match.action("report").click());
    visit.page.waitForDownload(() -> match.action("record").click());
    visit.page.waitForDownload(() -> match.game(1).locator("a").click());
    match.game(1).locator("button").click();
    visit.page.locator("move-list .move").first().waitFor();
    visit.page.goBack();
    match.action("delete").click();
    visit.page.locator("toast-stack .act").click();
    match.state("interrupted").waitFor();

    visit.page.locator("nav a[href='/lab']").click();
    visit.page.locator("ablation-panel input[value=checkers]").check();
    visit.page.locator("ablation-panel #depth").fill("14");
    visit.page.locator("ablation-panel button.main").click();
    visit.page.locator("ablation-panel [data-action=stop]").click();
    visit.page.locator("ablation-panel [data-state=interrupted]").waitFor();
  }

  private static void loseTheNetwork(Visit visit) {
    visit.expecting("WebSocket connection to ");
    visit.context.setOffline(true);
    assertThat(visit.page.locator("connection-banner .banner")).isVisible();
    visit.context.setOffline(false);
    assertThat(visit.page.locator("connection-banner .banner")).hasCount(0);
  }

  private static void openAMissingGame(Visit visit) {
    visit.expecting(Visit.CLIENT_ERROR);
    visit.page.navigate("/play/no-such-game");
    assertThat(visit.page.locator(".missing h1")).isVisible();
  }

  private static void learn(Visit visit) {
    visit.page.locator("nav a[href='/learn']").click();
    visit.page.locator("learn-page a[href='/learn/reversi']").click();
    assertThat(visit.page.locator("lesson-board [role=grid]").first())
        .hasAttribute("aria-busy", "false");
    visit.page.locator("nav a[href='/learn']").click();
    visit.page.locator("learn-page a[href='/trees']").click();
    visit.page.waitForDownload(() -> visit.page.locator("[data-format=tikz]").click());
    visit.page.locator("input[name=mode][value=exercise]").check();
    visit.page.locator("[data-action=check]").click();
    assertThat(visit.page.locator("tree-exercise .grade")).isVisible();
  }

  private static void rename(Visit visit, String title) {
    visit.page.locator("game-title button").click();
    visit.page.locator("game-title input").fill(title);
    visit.page.locator("game-title button.main").click();
    assertThat(visit.page.locator("game-title h1")).hasText(title);
  }

  private static void deleteRestoreExportAndImport(Visit visit) {
    visit.page.locator("nav a[href='/games']").click();
    visit.page.locator("games-filter #title").fill("tried everything");
    assertThat(visit.page.locator("game-tile")).hasCount(1);
    visit.page.locator("game-tile .danger").click();
    assertThat(visit.page.locator("game-tile")).hasCount(0);
    visit.page.locator("toast-stack .act").click();
    assertThat(visit.page.locator("game-tile")).hasCount(1);

    var download =
        visit.page.waitForDownload(() -> visit.page.locator("games-page a[download]").click());
    var games = Sources.read(download.path());
    assertThat(games).contains("tried everything");
    visit
        .page
        .locator("games-page .head input[type=file]")
        .setInputFiles(
            new FilePayload(
                "games.ndjson",
                "application/x-ndjson",
                (games + "not a game\n").getBytes(StandardCharsets.UTF_8)));
    assertThat(visit.page.locator("games-page .report")).containsText("1 line could not be read");
    visit.page.locator("details.bring summary").click();
    visit.page.locator("records-panel textarea").fill("f5d6\nf5f6\n");
    visit.page.locator("records-panel form button.main").click();
    visit.page.locator("records-panel section").waitFor();
  }
}
