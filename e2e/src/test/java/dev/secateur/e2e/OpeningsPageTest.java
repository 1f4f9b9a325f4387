package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The opening tree of the stored games.
class OpeningsPageTest {

  @TempDir Path data;

  @Test
  void theTreeIsFollowedByKeyboardAndOnTheBoard() {
    try (var app = new App(data);
        var visit = app.visit()) {
      app.service.create("reversi", Service.TWO_PEOPLE, "f5 d6 c3");
      app.service.create("reversi", Service.TWO_PEOPLE, "d3 c3 c4");
      app.service.create("reversi", Service.TWO_PEOPLE, "f5 f6 e6");
      app.service.create("quoridor:size=3,walls=0", Service.TWO_PEOPLE, "b2 a3 b3");
      visit.page.navigate("/openings?game=reversi");
      var tree = visit.page.locator("opening-tree");
      var first = tree.locator("button").first();
      first.waitFor();
      assertThat(tree.locator("tbody tr")).hasCount(1);
      assertThat(tree.locator("tbody td.number")).hasText("3");
      first.focus();
      visit.page.keyboard().press("Enter");
      assertThat(tree.locator("tbody tr")).hasCount(2);
      assertThat(tree.locator("tbody td.number").first()).hasText("2");
      assertThat(first).isFocused();
      // After the rarer move its row disappears; the focus moves to the next move.
      visit.page.keyboard().press("Tab");
      visit.page.keyboard().press("Enter");
      assertThat(tree.locator("tbody tr")).hasCount(1);
      assertThat(first).isFocused();
      assertThat(visit.page.locator("openings-page [data-ply='2']"))
          .hasAttribute("aria-current", "step");
      assertThat(visit.page.locator("game-tile")).hasCount(1);
      visit.page.keyboard().press("ArrowLeft");
      assertThat(visit.page.locator("game-tile")).hasCount(3);
      visit.page.goBack();
      assertThat(visit.page.locator("game-tile")).hasCount(1);
      visit.page.keyboard().press("Home");
      visit.page.locator("game-board [data-cell=e6]").click();
      assertThat(visit.page.locator("openings-page [data-ply='1']")).hasText("e6");
      assertThat(visit.page.locator("game-tile")).hasCount(3);
      visit.page.locator("openings-page a[href^='/games?']").click();
      assertThat(visit.page.locator("games-filter #position")).not().hasValue("");
      assertThat(visit.page.locator("game-tile")).hasCount(3);
      visit.page.locator("games-filter #game").selectOption("");
      assertThat(visit.page.locator("game-tile")).hasCount(4);
    }
  }

  @Test
  void openingsHaveNames() {
    try (var app = new App(data);
        var visit = app.visit()) {
      visit.page.navigate("/openings?game=reversi&moves=f5+d6+c3+d3+c4");
      assertThat(visit.page.locator("openings-page .name")).hasText("Opening: Tiger");
      visit.page.keyboard().press("Home");
      assertThat(visit.page.locator("openings-page .name")).hasCount(0);
    }
  }

  @Test
  void resultsAreShownAsShares() {
    try (var app = new App(data);
        var visit = app.visit()) {
      app.service.create("quoridor:size=3,walls=0", Service.TWO_PEOPLE, "b2 a3 b3");
      visit.page.navigate("/openings?game=quoridor:size=3,walls=0");
      visit.page.locator("opening-tree button").waitFor();
      assertThat(visit.page.locator("opening-tree svg[role=img]"))
          .hasAttribute("aria-label", "Black 100%, draws 0%, White 0%, of 1 finished game");
    }
  }
}
