package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Whole games by touch on a phone.
class TouchGamesTest extends WholeGames {

  TouchGamesTest() {
    super(new Touch(), Visit.phone());
  }

  @Override
  PlayedGame start(String name) {
    var home = new HomePage(visit.page).open();
    home.card(name).locator("button[aria-expanded]").tap();
    home.level().fill("1");
    home.start().tap();
    return PlayedGame.on(app.service, visit.page);
  }

  /// A quick run plays only Quoridor, which has the most kinds of touch input.
  @Tag("long")
  @Test
  @Override
  void checkersIsPlayedToItsEnd() {
    play("checkers");
  }

  @Tag("long")
  @Test
  @Override
  void reversiIsPlayedToItsEnd() {
    play("reversi");
  }

  @Test
  void aWallIsChosenTurnedMovedAndConfirmedByTouch() {
    var game = visit.open(app.service.create("quoridor", Service.TWO_PEOPLE));
    var panel = visit.page.locator("wall-panel");
    visit.page.locator("game-board [data-wall='e3h']").tap();
    assertThat(preview()).hasAttribute("data-preview", "e3h");
    panel.locator("[data-action=turn]").tap();
    assertThat(preview()).hasAttribute("data-preview", "e3v");
    visit.page.locator("game-board [data-wall='b8v']").tap();
    assertThat(preview()).hasAttribute("data-preview", "b8v");
    panel.locator("[data-action=cancel]").tap();
    assertThat(preview()).hasCount(0);
    visit.page.locator("game-board [data-wall='b8v']").tap();
    panel.locator("[data-action=turn]").tap();
    panel.locator("[data-action=place]").tap();
    game.awaitShown(1);
    assertThat(game.text()).isEqualTo("b8h");
  }

  private Locator preview() {
    return visit.page.locator("game-board [data-preview]");
  }
}
