package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Whole games by keyboard only.
class KeyboardGamesTest extends WholeGames {

  KeyboardGamesTest() {
    super(new Keyboard(), Visit.desktop());
  }

  /// Only in a full run: sixty discs by arrow keys take long, and the other games use the same
  /// keys.
  @Tag("long")
  @Test
  @Override
  void reversiIsPlayedToItsEnd() {
    play("reversi");
  }

  @Test
  void choicesAndMovesAreAnnounced() {
    var game = visit.open(app.service.create("checkers", Service.TWO_PEOPLE));
    var spoken = visit.page.locator("#announcements");
    Keyboard.tabTo(visit.page, "[role=gridcell]");
    Keyboard.choose(game.page, "11");
    assertThat(spoken).hasText("11, black man selected, 2 possible squares");
    Keyboard.choose(game.page, "15");
    assertThat(spoken).hasText("Black plays 11-15");
  }

  @Override
  PlayedGame start(String name) {
    var home = new HomePage(visit.page).open();
    home.card(name).locator("button[aria-expanded]").focus();
    visit.page.keyboard().press("Enter");
    home.form().waitFor();
    Keyboard.tabTo(visit.page, "#level");
    visit.page.keyboard().press("Home");
    Keyboard.press(visit.page, "form > .buttons button.main");
    return PlayedGame.on(app.service, visit.page);
  }
}
