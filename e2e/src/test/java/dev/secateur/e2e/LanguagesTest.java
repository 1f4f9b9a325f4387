package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The page uses the language of the browser, or the one in the settings.
class LanguagesTest {

  private final App app = App.shared();

  @ParameterizedTest
  @CsvSource({"en-US,en", "pt-BR,pt-BR", "pt-PT,pt-BR", "fr-CA,fr", "ja-JP,ja", "de-DE,en"})
  void theDefaultLanguageIsThatOfTheBrowser(String locale, String language) {
    try (var visit = app.visit(Visit.desktop().setLocale(locale))) {
      new HomePage(visit.page).open();
      assertThat(visit.page.locator("html")).hasAttribute("lang", language);
      assertThat(visit.page.locator("h1").first())
          .hasText(Messages.of(language).text("home.title"));
    }
  }

  @Test
  void theLanguageOfTheSettingsIsStored() {
    try (var visit = app.visit()) {
      visit.page.navigate("/settings");
      for (var language : new String[] {"pt-BR", "fr", "en", "ja"}) {
        visit.page.waitForResponse(
            answer -> answer.request().method().equals("PUT"),
            () -> visit.page.locator("#language").selectOption(language));
        assertThat(visit.page.locator("html")).hasAttribute("lang", language);
        assertThat(visit.page.locator("h1")).hasText(Messages.of(language).text("settings.title"));
      }
      visit.page.evaluate("() => localStorage.clear()");
      visit.page.reload();
      assertThat(visit.page.locator("h1")).hasText(Messages.of("ja").text("settings.title"));
    }
  }

  @Test
  void movesAreAnnouncedInTheLanguageOfThePage() {
    try (var visit = app.visit(Visit.desktop().setLocale("fr-FR"))) {
      var game = visit.open(app.service.create("reversi", Service.TWO_PEOPLE));
      game.cell("f5").click();
      var french = Messages.of("fr");
      var spoken =
          french.text("spoken.move").replace("{0}", french.text("side.first")).replace("{1}", "f5");
      assertThat(visit.page.locator("#announcements")).containsText(spoken);
      assertThat(game.cell("f5").getAttribute("aria-label"))
          .contains(french.text("board.piece.disc-0"));
    }
  }

  @Test
  void anOpenBoardChangesItsLanguageAtOnce() {
    try (var visit = app.visit()) {
      visit.open(app.service.create("quoridor", Service.TWO_PEOPLE));
      var tools = visit.page.locator("wall-tools");
      assertThat(tools).containsText(Messages.of("en").text("board.tools.h"));
      Pages.setLanguage(visit.page, "fr");
      assertThat(tools).containsText(Messages.of("fr").text("board.tools.h"));
      assertThat(visit.page.locator("game-board [data-cell=e1]"))
          .hasAttribute(
              "aria-label", Pattern.compile(Messages.of("fr").text("board.piece.pawn-0")));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "en; 1,234.5; +1.25; Feb 3, 2001; February 2001; 0:09.5",
        "pt-BR; 1.234,5; +1,25; 3 de fev. de 2001; fevereiro de 2001; 0:09,5",
        "fr; 1\u202f234,5; +1,25; 3 févr. 2001; février 2001; 0:09,5",
        "ja; 1,234.5; +1.25; 2001年2月3日; 2001年2月; 0:09.5",
      })
  void numbersAndDatesAreWrittenAsTheLanguageDoes(
      String language, String number, String score, String day, String month, String clock) {
    try (var visit = app.visit(Visit.desktop().setLocale(language))) {
      visit.page.navigate("/about");
      assertThat(visit.page.locator("h1")).hasText(Messages.of(language).text("about.title"));
      assertThat(
              visit.page.evaluate(
                  """
                  async () => {
                    const format = await %s;
                    return [
                      format.formatPlain(1234.5),
                      format.formatWritten('+1.25'),
                      format.formatDay('2001-02-03'),
                      format.formatDay('2001.02.??'),
                      format.formatDay('2001'),
                      format.formatDay('long ago'),
                      format.formatClock(9_540, { tenths: true }),
                      format.formatClock(3_725_000, { tenths: false }),
                    ];
                  }"""
                      .formatted(Pages.importing("lib/format.js"))))
          .isEqualTo(
              List.of(
                  number,
                  score,
                  day,
                  month,
                  language.equals("ja") ? "2001年" : "2001",
                  "long ago",
                  clock,
                  "1:02:05"));
    }
  }

  @Test
  void theTimeOfAPlayerHasADecimalComma() {
    var quick = "{\"kind\":\"custom\",\"timeMs\":1500}";
    try (var visit = app.visit(Visit.desktop().setLocale("fr-FR"))) {
      visit.open(app.service.create("reversi", "[{\"kind\":\"human\"}," + quick + "]"));
      assertThat(visit.page.locator("player-bar").first()).containsText("1,5");
    }
  }

  /// The sentences come from the server, so the page must request them again.
  @Test
  void openNarrationChangesItsLanguageAtOnce() {
    try (var visit = app.visit()) {
      visit.page.navigate("/trees?step=37");
      var sentence = visit.page.locator("tree-panel .sentence");
      sentence.waitFor();
      assertThat(sentence).hasText("C: value 1 <= alpha 3: cutoff, G is never computed");
      Pages.setLanguage(visit.page, "pt-BR");
      assertThat(sentence).hasText("C: valor 1 <= alfa 3: corte, G nunca é calculado");
      assertThat(visit.page.locator("h1")).hasText(Messages.of("pt-BR").text("tree.title"));
    }
  }
}
