package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The list of stored games, on a server of its own.
class GamesPageTest {

  @TempDir Path data;
  private App app;
  private Visit visit;

  @BeforeEach
  void openBrowser() {
    app = new App(data);
    app.service.create("checkers", Service.AGAINST_LEVEL_1, "11-15");
    app.service.create("reversi", Service.TWO_PEOPLE, "f5 d6");
    app.service.create("quoridor:size=3,walls=0", Service.TWO_PEOPLE, "b2 a3 b3");
    visit = app.visit();
    visit.page.navigate("/games");
    assertThat(visit.page.locator("game-tile")).hasCount(3);
  }

  @AfterEach
  void closeBrowser() {
    visit.close();
    app.close();
  }

  @Test
  void gamesAreFoundByGameResultAndDay() {
    visit.page.locator("games-filter #game").selectOption("reversi");
    assertThat(visit.page.locator("game-tile")).hasCount(1);
    assertThat(visit.page.locator("game-tile")).containsText("Reversi");
    visit.page.locator("games-filter #game").selectOption("");
    visit.page.locator("games-filter #result").selectOption("undecided");
    assertThat(visit.page.locator("game-tile")).hasCount(2);
    visit.page.locator("games-filter #result").selectOption("first");
    assertThat(visit.page.locator("game-tile")).hasCount(1);
    visit.page.reload();
    assertThat(visit.page.locator("games-filter #result")).hasValue("first");
    assertThat(visit.page.locator("game-tile")).hasCount(1);
    visit.page.locator("games-filter #result").selectOption("");
    visit.page.locator("games-filter #until").fill("2001-01-01");
    assertThat(visit.page.locator("game-tile")).hasCount(0);
    assertThat(visit.page.locator("games-page [role=status]").first()).not().isEmpty();
  }

  @Test
  void anUnfinishedGameIsContinuedFromTheList() {
    visit.page.locator("games-filter #game").selectOption("reversi");
    assertThat(visit.page.locator("game-tile")).hasCount(1);
    visit.page.locator("game-tile .buttons .main").click();
    var game = PlayedGame.on(app.service, visit.page);
    game.awaitShown(2);
    game.cell("c3").click();
    game.awaitShown(3);
    assertThat(game.text()).isEqualTo("f5 d6 c3");
  }

  @Test
  void undoRestoresADeletedGame() {
    visit.page.locator("game-tile .danger").first().click();
    assertThat(visit.page.locator("game-tile")).hasCount(2);
    visit.page.locator("toast-stack .act").click();
    assertThat(visit.page.locator("game-tile")).hasCount(3);
  }

  @Test
  void aGameGetsATitleAndIsFoundByIt() {
    visit.page.locator("game-tile .buttons .plain").first().click();
    visit.page.locator("game-tile input").fill("the long endgame");
    visit.page.locator("game-tile form button").click();
    assertThat(visit.page.locator("game-tile").first()).containsText("the long endgame");
    visit.page.locator("games-filter #title").fill("endgame");
    assertThat(visit.page.locator("game-tile")).hasCount(1);
  }

  @Test
  void allGamesAreExportedAndImportedOnAnotherServer(@TempDir Path otherFolder) {
    var download =
        visit.page.waitForDownload(() -> visit.page.locator("games-page a[download]").click());
    try (var other = new App(otherFolder);
        var friend = other.visit()) {
      friend.page.navigate("/games");
      friend.page.locator("games-page .head input[type=file]").setInputFiles(download.path());
      assertThat(friend.page.locator("games-page .report")).containsText("3 games imported.");
      assertThat(friend.page.locator("game-tile")).hasCount(3);
      assertThat(other.service.get("/api/v1/games").get("games")).hasSize(3);
    }
  }
}
