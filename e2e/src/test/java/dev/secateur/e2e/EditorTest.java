package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/// A position is set up, with the server's help, and analysed.
class EditorTest {

  private final App app = App.shared();

  @Test
  void aMistakeIsExplainedAndMended() {
    try (var visit = app.visit().expecting(Visit.REFUSAL)) {
      visit.page.navigate("/analyse");
      var editor = visit.page.locator("position-editor");
      editor.locator("[data-action=clear]").click();
      cell(editor, "32").click();
      assertThat(editor.locator("#problem")).containsText("a man on its king row, square 32");
      assertThat(visit.page.locator("button.analyse")).isDisabled();
      // The same by keyboard: a king in its place, and a white man.
      editor.locator("input[name=brush][value='1']").focus();
      visit.page.keyboard().press("Space");
      cell(editor, "32").focus();
      visit.page.keyboard().press("Enter");
      assertThat(editor.locator("#problem")).isEmpty();
      editor.locator("input[name=brush][value='2']").check();
      cell(editor, "10").click();
      editor.locator("input[name=turn][value='1']").check();
      assertThat(editor.locator("textarea")).hasValue("W:W10:BK32");
      visit.page.locator("button.analyse").click();
      var game = PlayedGame.on(app.service, visit.page);
      assertThat(game.game().get("start").asString()).isEqualTo("W:W10:BK32");
    }
  }

  @Test
  void theTextAndTheBoardFollowEachOther() {
    try (var visit = app.visit().expecting(Visit.REFUSAL)) {
      visit.page.navigate("/analyse");
      var editor = visit.page.locator("position-editor");
      editor.locator("#game").selectOption("quoridor");
      editor.locator("textarea").fill("d4 / - / e5 e9 / 9 10 / 2");
      assertThat(cell(editor, "e5")).hasAttribute("aria-label", "e5, black pawn, wall below");
      assertThat(editor.locator("[data-placed-wall=d4h]")).hasCount(1);
      editor.locator("[data-wall=d4v]").click();
      assertThat(editor.locator("textarea")).hasValue("d4 / d4 / e5 e9 / 9 10 / 2");
      assertThat(editor.locator("#problem")).containsText("overlaps or crosses another wall");
      editor.locator("[data-wall=d4v]").click();
      assertThat(editor.locator("#problem")).isEmpty();
      editor.locator("#hand-1").fill("12");
      assertThat(editor.locator("#problem")).containsText("is no number of walls left");
      editor.locator("[data-action=start]").click();
      assertThat(editor.locator("textarea")).hasValue("- / - / e1 e9 / 10 10 / 1");
      editor.locator("#game").selectOption("reversi");
      cell(editor, "a1").click();
      assertThat(cell(editor, "a1")).hasAttribute("aria-label", "a1, black disc");
      assertThat(visit.page.locator("button.analyse")).isEnabled();
    }
  }

  private static Locator cell(Locator editor, String cell) {
    return editor.locator("[data-cell='" + cell + "']");
  }
}
