package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The keys of the game page: H, F, space, the question mark.
class KeysTest {

  private final App app = App.shared();
  private Visit visit;
  private PlayedGame game;

  @BeforeEach
  void openBrowser() {
    visit = app.visit();
    game = visit.open(app.service.create("reversi", Service.AGAINST_LEVEL_1));
    game.awaitTurn();
  }

  @AfterEach
  void closeBrowser() {
    visit.close();
  }

  @Test
  void hSwitchesAutoModeOnAndOff() {
    visit.page.keyboard().press("h");
    visit.page.waitForCondition(() -> game.head() >= 4);
    assertThat(auto()).hasAttribute("aria-pressed", "true");
    visit.page.keyboard().press("h");
    assertThat(auto()).hasAttribute("aria-pressed", "false");
    game.awaitTurn();
    assertThat(game.game().get("auto").asBoolean()).isFalse();
    game.game()
        .get("nodes")
        .valueStream()
        .filter(node -> node.has("move"))
        .forEach(node -> assertThat(node.get("by").asString()).isEqualTo("computer"));
    int before = game.head();
    new Mouse().play(game, game.goodMove());
    game.awaitMoveAfter(before);
  }

  @Test
  void spacePlaysTheHint() {
    visit.page.keyboard().press(" ");
    game.awaitMoveAfter(0);
    var first = game.game().get("nodes").get(1);
    assertThat(first.get("by").asString()).isEqualTo("human");
  }

  @Test
  void fFlipsTheBoard() {
    visit.page.keyboard().press("f");
    assertThat(firstCell()).hasAttribute("data-cell", "h8");
    visit.page.keyboard().press("f");
    assertThat(firstCell()).hasAttribute("data-cell", "a1");
  }

  @Test
  void theQuestionMarkShowsAllKeys() {
    visit.page.keyboard().press("?");
    assertThat(dialog()).isVisible();
    assertThat(dialog().locator("kbd")).hasCount(11);
    visit.page.keyboard().press("Escape");
    assertThat(dialog()).isHidden();
  }

  @Test
  void keysDoNothingInATextField() {
    var input = visit.page.locator("typed-move input");
    input.focus();
    visit.page.keyboard().type("fh? f");
    assertThat(input).hasValue("fh? f");
    assertNothingHappened();
  }

  @Test
  void keysCanBeSwitchedOffInTheSettings() {
    visit.page.locator("nav a[href='/settings']").click();
    visit.page.locator("[data-setting=keys]").uncheck();
    visit.page.goBack();
    assertThat(game.grid()).hasAttribute("aria-readonly", "false");
    visit.page.keyboard().type("fh? ");
    // The key End still works, and the page handles keys in order.
    visit.page.keyboard().press("End");
    assertNothingHappened();
  }

  private void assertNothingHappened() {
    assertThat(firstCell()).hasAttribute("data-cell", "a1");
    assertThat(auto()).hasAttribute("aria-pressed", "false");
    assertThat(dialog()).isHidden();
    assertThat(game.head()).isZero();
    assertThat(game.game().get("auto").asBoolean()).isFalse();
  }

  private Locator firstCell() {
    return visit.page.locator("game-board [role=gridcell]").first();
  }

  private Locator auto() {
    return visit.page.locator("game-controls button[aria-pressed]");
  }

  private Locator dialog() {
    return visit.page.locator("keys-dialog dialog");
  }
}
