package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Games, analyses and the openings page start from a random XOT opening.
class OpeningSetsTest {

  private static final Pattern XOT = Pattern.compile("Opening: XOT \\d+.*");
  private static final Pattern GAME = Pattern.compile(".*/play/\\w+");
  private static final String TOO_WIDE =
      "() => document.documentElement.scrollWidth - document.documentElement.clientWidth";

  private final App app = App.shared();

  @Test
  void aGameStartsFromARandomOpeningAndItsRematchFromAnother() {
    try (var visit = app.visit()) {
      var page = visit.page;
      var home = new HomePage(page).open();
      home.options("reversi");
      Keyboard.pick(page, "opening", "xot");
      Keyboard.pick(page, "mode", "people");
      assertThat(home.card("reversi")).containsText("Random XOT opening");
      home.start().click();
      page.waitForURL(GAME);
      assertThat(page.locator("game-page .opening")).hasText(XOT);
      var game = PlayedGame.on(app.service, page);
      assertThat(game.game().get("nodes")).hasSize(9);
      assertThat(game.game().get("opening").asString()).matches("xot:\\d+");
      game.action("rematch").click();
      page.waitForURL(address -> !address.endsWith(game.id));
      var next = PlayedGame.on(app.service, page).game();
      assertThat(next.get("opening").asString()).matches("xot:\\d+");
      assertThat(next.get("nodes")).hasSize(9);
      // The choice is kept, and can be taken back.
      home.open();
      home.options("reversi");
      assertThat(home.form().locator("input[name=opening][value=xot]")).isChecked();
      Keyboard.pick(page, "opening", "");
      home.start().click();
      page.waitForURL(GAME);
      assertThat(page.locator("game-page .opening")).hasCount(0);
      assertThat(PlayedGame.on(app.service, page).game().has("opening")).isFalse();
    }
  }

  @Test
  void aTypedPositionGoesBeforeTheRandomOpening() {
    try (var visit = app.visit()) {
      var page = visit.page;
      var home = new HomePage(page).open();
      home.options("reversi");
      Keyboard.pick(page, "opening", "xot");
      Keyboard.pick(page, "mode", "people");
      Pages.unfold(home.form().locator("details"));
      home.form().locator("#text").fill("f5 d6");
      home.start().click();
      page.waitForURL(GAME);
      var game = PlayedGame.on(app.service, page).game();
      assertThat(game.has("opening")).isFalse();
      assertThat(game.get("nodes")).hasSize(3);
    }
  }

  @Test
  void otherGamesHaveNoChoiceOfAStart() {
    try (var visit = app.visit()) {
      var home = new HomePage(visit.page).open();
      home.options("quoridor");
      assertThat(home.form().locator("input[name=mode]")).hasCount(3);
      assertThat(home.form().locator("input[name=opening]")).hasCount(0);
      visit.page.navigate("/analyse");
      assertThat(visit.page.locator("button.analyse")).isEnabled();
      assertThat(visit.page.locator("analyse-page [data-set]")).hasCount(0);
    }
  }

  @Test
  void theOpeningsPageShowsARandomOpening() {
    try (var visit = app.visit()) {
      var page = visit.page;
      page.navigate("/openings?game=reversi");
      Keyboard.press(page, "[data-set=xot]");
      assertThat(page.locator("openings-page [data-ply='8']")).hasAttribute("aria-current", "step");
      assertThat(page.locator("game-board [data-piece]")).not().hasCount(4);
      page.goBack();
      assertThat(page.locator("openings-page [data-ply='8']")).hasCount(0);
    }
  }

  @Test
  void anAnalysisStartsFromARandomOpening() {
    try (var visit = app.visit()) {
      var page = visit.page;
      page.navigate("/analyse");
      page.locator("position-editor #game").selectOption("reversi");
      Keyboard.press(page, "[data-set=xot]");
      page.waitForURL(Pattern.compile(".*/analyse/\\w+"));
      assertThat(page.locator("analysis-page .opening")).hasText(XOT);
      assertThat(page.locator("move-list [data-node='8']")).hasAttribute("aria-current", "true");
    }
  }

  @Test
  void analysisAndGameSayTheNameOfTheOpening() {
    try (var visit = app.visit()) {
      var page = visit.page;
      var id = app.service.create("reversi", Service.TWO_PEOPLE, "f5 d6 c3 d3 c4 f4");
      for (var address : List.of("/analyse/", "/play/")) {
        page.navigate(address + id);
        assertThat(page.locator(".moves .opening")).hasText("Opening: Tiger");
        page.setViewportSize(1366, 650);
        assertThat(page.evaluate(TOO_WIDE)).isEqualTo(0);
        Pages.saveScreenshot(page, "opening-laptop" + address.replace('/', '-'));
        page.setViewportSize(390, 844);
        assertThat(page.evaluate(TOO_WIDE)).isEqualTo(0);
        Pages.saveScreenshot(page, "opening-phone" + address.replace('/', '-'));
        page.setViewportSize(1366, 650);
      }
      page.locator("move-list [data-node='2']").click();
      assertThat(page.locator(".moves .opening")).hasText("Opening: Perpendicular");
      page.locator("[data-action=first]").click();
      assertThat(page.locator(".moves .opening")).hasCount(0);
    }
  }

  @Test
  void theChoiceFitsOnAPhoneInEveryLanguage() {
    var start =
        Map.of(
            "en", "Random XOT opening",
            "pt-BR", "Abertura XOT aleatória",
            "fr", "Ouverture XOT au hasard",
            "ja", "ランダムなXOTの序盤");
    try (var visit = app.visit(Visit.phone().setViewportSize(390, 844))) {
      var page = visit.page;
      new HomePage(page).open().options("reversi");
      inEveryLanguage(page, start, "label:has(input[name=opening][value=xot])", "form");
      page.navigate("/openings?game=reversi&moves=f5+d6+c3+d3+c4");
      inEveryLanguage(page, start, "openings-page [data-set=xot]", "openings");
      page.navigate("/analyse");
      page.locator("position-editor #game").selectOption("reversi");
      inEveryLanguage(page, start, "analyse-page [data-set=xot]", "analyse");
    }
  }

  private static void inEveryLanguage(
      Page page, Map<String, String> texts, String selector, String name) {
    texts.forEach(
        (language, text) -> {
          Pages.setLanguage(page, language);
          assertThat(page.locator(selector)).containsText(text);
          assertThat(page.evaluate(TOO_WIDE)).as(language).isEqualTo(0);
          Pages.saveScreenshot(page, "xot-%s-%s".formatted(name, language));
        });
  }
}
