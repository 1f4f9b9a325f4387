package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/// The position editor.
class EditorTest {

  private static final String START = "- / - / e1 e9 / 10 10 / 1";

  private final App app = App.shared();

  @Test
  void anInvalidPositionIsExplainedAndFixedByKeyboard() {
    try (var visit = app.visit().expecting(Visit.CLIENT_ERROR)) {
      var page = visit.page;
      page.navigate("/analyse");
      var editor = page.locator("position-editor");
      Keyboard.press(page, "[data-action=clear]:enabled");
      put(page, "32");
      assertThat(editor.locator("#problem")).containsText("a man on its king row, square 32");
      assertThat(page.locator("button.analyse")).isDisabled();
      // A king in its place, and a white man.
      Keyboard.pick(page, "brush", "1");
      put(page, "32");
      assertThat(editor.locator("#problem")).isEmpty();
      Keyboard.pick(page, "brush", "2");
      put(page, "10");
      Keyboard.pick(page, "turn", "1");
      assertThat(editor.locator("textarea")).hasValue("W:W10:BK32");
      Keyboard.press(page, "button.analyse:enabled");
      var game = PlayedGame.on(app.service, page);
      assertThat(game.game().get("start").asString()).isEqualTo("W:W10:BK32");
    }
  }

  @Test
  void textAndBoardShowTheSamePosition() {
    try (var visit = app.visit().expecting(Visit.CLIENT_ERROR)) {
      visit.page.navigate("/analyse");
      var editor = visit.page.locator("position-editor");
      editor.locator("#game").selectOption("quoridor");
      // Wait for it; otherwise the start position would replace the typed text.
      assertThat(editor.locator("textarea")).hasValue(START);
      editor.locator("textarea").fill("d4 / - / e5 e9 / 9 10 / 2");
      assertThat(cell(editor, "e5")).hasAttribute("aria-label", "e5, black pawn, wall below");
      assertThat(editor.locator("[data-placed-wall=d4h]")).hasCount(1);
      editor.locator("[data-wall=d4v]").click();
      assertThat(editor.locator("textarea")).hasValue("d4 / d4 / e5 e9 / 9 10 / 2");
      assertThat(editor.locator("#problem")).containsText("overlaps or crosses another wall");
      editor.locator("[data-wall=d4v]").click();
      assertThat(editor.locator("#problem")).isEmpty();
      editor.locator("#hand-1").fill("12");
      assertThat(editor.locator("#problem")).containsText("is not a number of walls left");
      editor.locator("[data-action=start]").click();
      assertThat(editor.locator("textarea")).hasValue(START);
      editor.locator("#game").selectOption("reversi");
      cell(editor, "a1").click();
      assertThat(cell(editor, "a1")).hasAttribute("aria-label", "a1, black disc");
      assertThat(visit.page.locator("button.analyse")).isEnabled();
    }
  }

  private static void put(Page page, String cell) {
    Keyboard.tabTo(page, "[role=gridcell]");
    Keyboard.choose(page, cell);
  }

  private static Locator cell(Locator editor, String cell) {
    return editor.locator("[data-cell='" + cell + "']");
  }
}
