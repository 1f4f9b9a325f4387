package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A whole game of each kind against level 1 with nothing but the keyboard, from the first page to
/// the result.
class KeyboardGamesTest {

  private final App app = App.shared();
  private Visit visit;

  @BeforeEach
  void arrive() {
    visit = app.visit();
  }

  @AfterEach
  void leave() {
    visit.close();
  }

  @Test
  void checkersIsPlayedToItsEnd() {
    start("checkers").playToTheEnd(new Keyboard());
  }

  @Test
  void reversiIsPlayedToItsEnd() {
    start("reversi").playToTheEnd(new Keyboard());
  }

  @Test
  void quoridorIsPlayedToItsEnd() {
    var game = visit.open(app.service.create("quoridor:size=5,walls=3", Service.AGAINST_LEVEL_1));
    game.awaitTurn();
    var wall =
        game.position(0)
            .get("moves")
            .valueStream()
            .filter(move -> move.get("move").asString().equals("a3v"))
            .findFirst()
            .orElseThrow();
    new Keyboard().play(game, wall);
    game.awaitMoveAfter(0);
    game.playToTheEnd(new Keyboard());
  }

  @Test
  void whatIsChosenAndPlayedIsSpoken() {
    var game = visit.open(app.service.create("checkers", Service.TWO_PEOPLE));
    var spoken = visit.page.locator("#announcements");
    Keyboard.tabTo(visit.page, "[role=gridcell]");
    Keyboard.choose(game, "11");
    assertThat(spoken).hasText("11, black man selected, 2 targets");
    Keyboard.choose(game, "15");
    assertThat(spoken).hasText("Black plays 11-15");
  }

  private PlayedGame start(String name) {
    var front = new Front(visit.page).open();
    front.card(name).locator("button[aria-expanded]").focus();
    visit.page.keyboard().press("Enter");
    front.form().waitFor();
    Keyboard.tabTo(visit.page, "#level");
    visit.page.keyboard().press("Home");
    Keyboard.press(visit.page, "form > .buttons button.main");
    return PlayedGame.on(app.service, visit.page);
  }
}
