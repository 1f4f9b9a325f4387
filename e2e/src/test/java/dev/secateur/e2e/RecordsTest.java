package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.secateur.testkit.Polling;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Import of pasted and dropped games; comments on moves.
class RecordsTest {

  private static final String PDN =
      """
      [Black "Ada"]
      [White "Ben"]
      1. 11-15 23-19 1-0

      [Event "Broken"]
      1. 11-15 11-15 *

      [Black "Cy"]
      [White "Dee"]
      1. 9-14 22-17 $2 {too soon} (1... 22-18 {better} 5-9) 2. 11-16 *
      """;
  private static final String DROP =
      """
      (target, text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'club.pdn'));
        target.dispatchEvent(new DragEvent('drop',
            {dataTransfer: data, bubbles: true, composed: true, cancelable: true}));
      }
      """;

  private static final int MANY = 30_000;

  @TempDir Path data;

  private static void paste(Page page) {
    paste(page, PDN);
  }

  private static void paste(Page page, String text) {
    page.locator("records-panel textarea").fill(text);
    page.locator("records-panel form button.main").click();
  }

  @Test
  void oneOfSeveralPastedGamesIsOpened() {
    try (var app = new App(data);
        var visit = app.visit()) {
      visit.page.navigate("/analyse");
      visit.page.locator("analyse-page input[value=records]").check();
      paste(visit.page);
      var panel = visit.page.locator("records-panel");
      assertThat(panel.locator(".broken")).containsText("Game 2, line 6: \"11-15\" is not legal");
      panel.locator(".open[data-number='3']").click();
      var game = PlayedGame.on(app.service, visit.page);
      assertThat(game.text()).isEqualTo("9-14 22-17 (22-18 5-9) 11-16");
      assertThat(visit.page.locator("analysis-page .players")).containsText("Cy");
      assertThat(game.move(2)).containsText("?");
      assertThat(visit.page.locator("move-list .comment")).hasText("22-17 too soon");
      assertThat(visit.page.locator("move-list .words")).hasText("better");
      assertThat(app.service.get("/api/v1/games").get("games")).hasSize(1);
    }
  }

  @Test
  void aPastedPositionOpensTheAnalysisAndAPastedTreeTheTreePage() {
    try (var app = new App(data);
        var visit = app.visit()) {
      visit.page.navigate("/analyse");
      visit.page.locator("analyse-page input[value=records]").check();
      paste(visit.page, "e3 d6 / f3 / e4 e6 / 9 8 / 1");
      visit.page.waitForURL("**/analyse/*");
      var start = app.service.get("/api/v1/games").get("games").get(0);
      assertThat(start.get("game").asString()).isEqualTo("quoridor");
      assertThat(visit.page.locator("analysis-page status-line")).containsText("Black");

      visit.page.navigate("/analyse");
      visit.page.locator("analyse-page input[value=records]").check();
      paste(visit.page, "max: A(B(2 3) C(0 7))");
      visit.page.waitForURL("**/trees?tree=*");
      assertThat(visit.page.locator("tree-view").first()).containsText("7");
    }
  }

  @Test
  void selectedGamesOfADroppedFileAreImportedOnlyOnce() {
    try (var app = new App(data);
        var visit = app.visit()) {
      visit.page.navigate("/games");
      visit.page.locator("games-page .page").waitFor();
      visit.page.locator("games-page .page").evaluate(DROP, PDN);
      var panel = visit.page.locator("records-panel");
      panel.locator("input[data-number='1']").check();
      panel.locator("section button.main").click();
      assertThat(visit.page.locator("games-page .report")).containsText("1 game imported.");
      assertThat(visit.page.locator("game-tile")).containsText("Ada");
      paste(visit.page);
      panel.locator("button.all").click();
      assertThat(visit.page.locator("games-page .report"))
          .containsText("1 game imported. 1 game was already saved. 1 line could not be read.");
      assertThat(visit.page.locator("game-tile")).hasCount(2);
      visit.page.locator("games-filter #player").fill("dee");
      assertThat(visit.page.locator("game-tile")).hasCount(1);
      assertThat(visit.page.locator("game-tile")).containsText("Cy");
    }
  }

  @Test
  void aLongImportShowsItsProgressAndCanBeStopped() {
    var many = new StringBuilder();
    for (int number = 0; number < MANY; number++) {
      many.append("[Black \"Player %d\"]\n1. 11-15 23-19 8-11 22-17 *\n\n".formatted(number));
    }
    try (var app = new App(data);
        var visit = app.visit()) {
      visit.page.navigate("/games");
      visit.page.locator("games-page .page").waitFor();
      visit.page.locator("games-page .page").evaluate(DROP, many.toString());
      var panel = visit.page.locator("records-panel");
      panel.locator("button.all").click();
      var progress = panel.locator("import-progress");
      assertThat(progress.locator("progress")).isVisible();
      assertThat(progress).containsText(Pattern.compile("[1-9][0-9,]* games imported"));
      progress.locator("[data-action=stop]").click();
      assertThat(visit.page.locator("games-page .report")).containsText("Import stopped");
      assertThat(progress.locator("progress")).hasCount(0);
      // The server notices the closed connection a little later.
      Polling.until("the import has ended", () -> app.service.metric("imports_running") == 0);
      assertThat(app.service.metric("games_stored")).isBetween(1L, MANY - 1L);
      assertThat(visit.page.locator("game-tile")).not().hasCount(0);
    }
  }

  @Test
  void aCommentIsShownAfterAReloadAndOnAnotherPage() {
    try (var app = new App(data);
        var visit = app.visit();
        var friend = app.visit()) {
      var id = app.service.create("reversi", Service.TWO_PEOPLE, "f5 d6");
      var watched = friend.open(id);
      var game = visit.open(id);
      visit.page.locator("details.note summary").click();
      visit.page.locator("move-note [data-mark='!?']").focus();
      visit.page.keyboard().press("Enter");
      assertThat(game.move(2)).containsText("!?");
      visit.page.locator("move-note textarea").fill("a bold answer");
      visit.page.keyboard().press("Control+Enter");
      assertThat(friend.page.locator("move-list .comment")).hasText("d6 a bold answer");
      assertThat(watched.move(2)).containsText("!?");
      visit.page.reload();
      assertThat(visit.page.locator("move-list .comment")).hasText("d6 a bold answer");
      visit.page.locator("details.note summary").click();
      assertThat(visit.page.locator("move-note textarea")).hasValue("a bold answer");
      assertThat(visit.page.locator("move-note [data-mark='!?']"))
          .hasAttribute("aria-pressed", "true");
      assertThat(app.service.get("/api/v1/games/" + id).get("nodes").get(2).get("mark").asString())
          .isEqualTo("!?");
    }
  }
}
