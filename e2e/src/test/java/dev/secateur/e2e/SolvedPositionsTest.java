package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Endgames of Reversi on the analysis page: the values of the squares, perfect play, and the
/// review with exact scores.
class SolvedPositionsTest {

  /// FFO endgame test, position 1, with 14 empty squares. Black to move: g8 scores +18, h1 +12, h7
  /// and a2 +6, a3 +4, b1 -4, a4 -22, g2 -24.
  static final String ENDGAME =
      "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

  private static final int MOVES = 8;
  private static final String TOO_LONG_TEXTS =
      """
      values => values
        .filter((value) => value.querySelector('text').getBoundingClientRect().width
          > value.querySelector('.label').getBoundingClientRect().width - 2)
        .map((value) => value.textContent.trim())
      """;
  private static final String TOO_WIDE =
      "() => document.documentElement.scrollWidth - document.documentElement.clientWidth";

  private final App app = App.shared();
  private Visit visit = app.visit();
  private Page page = visit.page;

  @AfterEach
  void closeBrowser() {
    visit.close();
  }

  private void open(String moves) {
    page.navigate("/analyse/" + app.service.createFrom("reversi", ENDGAME, moves));
    assertThat(page.locator("game-board [role=grid]")).hasAttribute("aria-busy", "false");
  }

  private Locator value(String square) {
    return page.locator("game-board [data-value='" + square + "']");
  }

  private void assertSpoken(String square, String words) {
    assertThat(page.locator("game-board [data-cell='" + square + "']"))
        .hasAttribute("aria-label", Pattern.compile(".*" + words.replace("+", "\\+") + ".*"));
  }

  @Test
  void everySquareShowsItsExactValueAndItsLoss() {
    open("");
    assertThat(page.locator("game-board .value.exact")).hasCount(MOVES);
    Map.of("g8", "=+18", "h1", "=+12", "a3", "=+4", "b1", "=-4", "g2", "=-24")
        .forEach((square, text) -> assertThat(value(square)).hasText(text));
    Map.of("g8", "0", "h1", "3", "h7", "4", "g2", "4")
        .forEach((square, grade) -> assertThat(value(square)).hasAttribute("data-grade", grade));
    assertThat(page.locator("game-board .value .best")).hasCount(1);
    assertSpoken("g8", "exact score +18, best move");
    assertSpoken("h1", "exact score +12, 6 less than the best move");
    assertThat(page.locator("value-legend")).containsText("= exact score");
    assertThat(page.locator("value-legend li"))
        .hasText(new String[] {"best", "≤ 2", "≤ 5", "≤ 10", "> 10"});
    for (var theme : List.of("light", "dark", "contrast")) {
      Pages.setTheme(page, theme);
      Pages.saveScreenshot(page, "solved-" + theme);
    }
  }

  @Test
  void aValueThatIsNotExactIsNotCalledSo() {
    page.navigate("/analyse/" + app.service.create("reversi", Service.TWO_PEOPLE, "f5 d6"));
    assertThat(page.locator("game-board [data-grade='0']")).not().hasCount(0);
    assertThat(page.locator("game-board .value.exact")).hasCount(0);
    assertThat(page.locator("game-board [data-grade='0']").first())
        .hasText(Pattern.compile("[+-]?\\d+\\.\\d"));
    assertThat(page.locator("perfect-play [role=status]")).isEmpty();
  }

  /// Without the values the engine shows its best moves, as in the other games.
  @Test
  void theValuesAreSwitchedOffByKeyboardAndStayOff() {
    open("");
    assertThat(page.locator("game-board .value")).hasCount(MOVES);
    var box = page.locator("analysis-panel [data-values]");
    assertThat(box).isChecked();
    box.focus();
    page.waitForResponse(
        answer -> answer.request().method().equals("PUT"), () -> page.keyboard().press("Space"));
    assertThat(page.locator("game-board .value")).hasCount(0);
    assertThat(page.locator("value-legend")).hasCount(0);
    assertThat(page.locator("game-board .study .hint")).not().hasCount(0);
    page.evaluate("() => localStorage.clear()");
    page.reload();
    assertThat(box).not().isChecked();
    assertThat(page.locator("analysis-panel .lines li").first()).isVisible();
    assertThat(page.locator("game-board .value")).hasCount(0);
    box.check();
    assertThat(page.locator("game-board .value")).hasCount(MOVES);
  }

  @Test
  void otherGamesHaveNoSwitch() {
    page.navigate("/analyse/" + app.service.create("checkers", Service.TWO_PEOPLE, ""));
    assertThat(page.locator("analysis-panel .lines li").first()).isVisible();
    assertThat(page.locator("analysis-panel [data-values]")).hasCount(0);
  }

  @Test
  void perfectPlayIsShownWithItsResultAndItsLine() {
    open("");
    var text = page.locator("perfect-play [role=status]");
    assertThat(text).hasText("Perfect play from here: Black wins by 18 discs (Black 41, White 23)");
    Map.of(
            "pt-BR", "Com jogo perfeito a partir daqui: Pretas vencem por 18 discos",
            "fr", "les Noirs gagnent de 18 pions (Noirs 41, Blancs 23)",
            "ja", "ここから双方最善なら黒の18石勝ち（黒41、白23）")
        .forEach(
            (language, words) -> {
              Pages.setLanguage(page, language);
              assertThat(text).containsText(words);
            });
    Pages.setLanguage(page, "en");
    Keyboard.press(page, "[data-perfect]");
    assertThat(page.locator("move-list [data-node='1']")).hasAttribute("aria-current", "true");
    page.locator("[data-action=last]").click();
    assertThat(page.locator("status-line")).containsText("Black wins");
  }

  /// The best move of the other side: the score is that side's, the winner is the same.
  @Test
  void aSideThatLosesByPerfectPlayIsNotCalledTheWinner() {
    open("g8");
    assertThat(page.locator("perfect-play [role=status]"))
        .containsText("Black wins by 18 discs (Black 41, White 23)");
  }

  @Test
  void theReviewSaysFromWhereItsScoresAreExact() {
    open("a4 h7 a6");
    Keyboard.press(page, "[data-review=start]");
    var blunder = page.locator("review-panel li.blunder").first();
    assertThat(blunder).containsText("a4");
    assertThat(blunder.locator(".exact")).hasText("exact");
    assertThat(page.locator("review-panel [data-exact-from]"))
        .hasText(Pattern.compile("From move 1 on, all scores are exact\\..*"));
    assertThat(page.locator("review-graph .exact")).hasCount(1);
    // Kept with the game.
    page.reload();
    assertThat(page.locator("review-panel li.blunder .exact").first()).isVisible();
  }

  @Test
  void aReviewOfTheBeginningSaysNothingAboutExactScores() {
    page.navigate("/analyse/" + app.service.create("reversi", Service.TWO_PEOPLE, "f5 d6"));
    page.locator("review-panel select").selectOption("0.1");
    Keyboard.press(page, "[data-review=start]");
    assertThat(page.locator("review-panel [data-review=start]")).hasText("Review again");
    assertThat(page.locator("review-panel [data-exact-from]")).hasCount(0);
    assertThat(page.locator("review-graph .exact")).hasCount(0);
  }

  @Test
  void valuesLegendAndPerfectPlayFitOnAPhone() {
    visit.close();
    visit = app.visit(Visit.phone().setViewportSize(390, 844));
    page = visit.page;
    open("a4 h7 a6");
    Keyboard.press(page, "[data-review=start]");
    assertThat(page.locator("review-panel [data-exact-from]")).isVisible();
    assertThat(page.locator("review-panel [data-review=start]")).isVisible();
    assertThat(page.locator("perfect-play [data-perfect]")).isVisible();
    assertThat(page.locator("game-board .value.exact").first()).isVisible();
    assertThat((List<?>) page.locator("game-board .value").evaluateAll(TOO_LONG_TEXTS)).isEmpty();
    for (var language : List.of("en", "pt-BR", "fr", "ja")) {
      Pages.setLanguage(page, language);
      assertThat(page.evaluate(TOO_WIDE)).as(language).isEqualTo(0);
      Pages.saveScreenshot(page, "solved-phone-" + language);
    }
  }
}
