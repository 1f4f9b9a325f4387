package dev.secateur.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/// The first page, where games are started.
final class HomePage {

  final Page page;

  HomePage(Page page) {
    this.page = page;
  }

  HomePage open() {
    page.navigate("/");
    page.locator("game-card").first().waitFor();
    return this;
  }

  Locator card(String game) {
    return page.locator("game-card").nth(indexOf(game));
  }

  private int indexOf(String game) {
    return ((Number)
            page.locator("game-card")
                .evaluateAll(
                    "(cards, game) => cards.findIndex((card) => card.game === game)", game))
        .intValue();
  }

  /// Opens the form with all the options of a game.
  Locator options(String game) {
    card(game).locator("button[aria-expanded]").click();
    form().waitFor();
    return form();
  }

  Locator form() {
    return page.locator("new-game-form");
  }

  Locator parameter(String name) {
    return form().locator("#parameter-" + name);
  }

  Locator level() {
    return form().locator("#level");
  }

  Locator start() {
    return form().locator("form > .buttons button.main");
  }

  /// Fills a number field and leaves it, so that the page takes the value.
  static void enter(Locator field, String value) {
    field.fill(value);
    field.blur();
  }
}
