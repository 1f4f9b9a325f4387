package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;

/// Settings apply at once and are stored.
class SettingsTest {

  private final App app = App.shared();

  @Test
  void aThemeAppliesAtOnceAndIsStored() {
    try (var visit = app.visit()) {
      visit.page.navigate("/settings");
      for (var theme : new String[] {"dark", "contrast", "light"}) {
        visit.page.waitForResponse(
            answer -> answer.request().method().equals("PUT"),
            () -> visit.page.locator("input[name=theme][value=" + theme + "]").check());
        assertThat(visit.page.locator("html")).hasAttribute("data-theme", theme);
      }
      visit.page.evaluate("() => localStorage.clear()");
      visit.page.reload();
      assertThat(visit.page.locator("html")).hasAttribute("data-theme", "light");
    }
  }

  @Test
  void theDefaultThemeIsThatOfTheSystem() {
    try (var light = app.visit();
        var dark = app.visit(Visit.desktop().setColorScheme(ColorScheme.DARK))) {
      assertThat(background(dark)).isNotEqualTo(background(light));
    }
  }

  @Test
  void coordinatesAndLegalMovesCanBeSwitchedOff() {
    try (var visit = app.visit()) {
      var game = visit.open(app.service.create("reversi", Service.TWO_PEOPLE));
      assertThat(visit.page.locator("game-board .dot")).hasCount(4);
      assertThat(visit.page.locator("game-board svg text").first()).isVisible();
      visit.page.locator("nav a[href='/settings']").click();
      visit.page.locator("[data-setting=hints]").uncheck();
      visit.page.locator("[data-setting=coordinates]").uncheck();
      visit.page.goBack();
      assertThat(game.grid()).hasAttribute("aria-readonly", "false");
      assertThat(visit.page.locator("game-board .dot")).hasCount(0);
      assertThat(visit.page.locator("game-board svg text")).hasCount(0);
    }
  }

  /// The form remembers the last choices.
  @Test
  void theNextGameStartsWithTheLastSettings() {
    try (var visit = app.visit()) {
      var home = new HomePage(visit.page).open();
      home.options("reversi");
      home.level().fill("7");
      visit.page.waitForResponse(
          answer -> answer.request().method().equals("PUT"),
          () -> home.form().locator("input[name=side][value=second]").check());
      visit.page.reload();
      assertThat(home.card("reversi")).containsText("You: White");
      assertThat(home.card("reversi")).containsText("Level 7");
    }
  }

  private static Object background(Visit visit) {
    visit.page.navigate("/about");
    return visit.page.evaluate("() => getComputedStyle(document.body).backgroundColor");
  }
}
