package dev.secateur.e2e;

import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.Test;

/// A whole game of each kind against level 1 with nothing but a mouse, from the first page to the
/// result.
class MouseGamesTest {

  private final App app = App.shared();

  @Test
  void checkersIsPlayedToItsEnd() {
    try (var visit = app.visit()) {
      start(visit, "checkers").playToTheEnd(new Mouse());
    }
  }

  @Test
  void reversiIsPlayedToItsEnd() {
    try (var visit = app.visit()) {
      start(visit, "reversi").playToTheEnd(new Mouse());
    }
  }

  /// With pieces that glide and walls that slide out, as most people will see it.
  @Test
  void quoridorIsPlayedToItsEnd() {
    try (var visit = app.visit(Visit.desk().setReducedMotion(ReducedMotion.NO_PREFERENCE))) {
      var front = new Front(visit.page).open();
      front.options("quoridor");
      Front.enter(front.parameter("size"), "5");
      Front.enter(front.parameter("walls"), "3");
      front.level().fill("1");
      front.start().click();
      var game = PlayedGame.on(app.service, visit.page);
      game.awaitTurn();
      visit.page.locator("game-board [data-wall='b3h']").click();
      game.awaitMoveAfter(0);
      game.playToTheEnd(new Mouse());
    }
  }

  private PlayedGame start(Visit visit, String name) {
    var front = new Front(visit.page).open();
    front.options(name);
    front.level().fill("1");
    front.start().click();
    return PlayedGame.on(app.service, visit.page);
  }
}
