package dev.secateur.e2e;

import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.Test;

/// With nothing but a mouse.
class MouseGamesTest extends WholeGames {

  MouseGamesTest() {
    super(new Mouse(), Visit.desk());
  }

  @Override
  PlayedGame start(String name) {
    var front = new Front(visit.page).open();
    front.options(name);
    front.level().fill("1");
    front.start().click();
    return PlayedGame.on(app.service, visit.page);
  }

  /// With pieces that glide and walls that slide out, as most people will see it.
  @Test
  @Override
  void quoridorIsPlayedToItsEnd() {
    try (var moving = app.visit(Visit.desk().setReducedMotion(ReducedMotion.NO_PREFERENCE))) {
      var front = new Front(moving.page).open();
      front.options("quoridor");
      Front.enter(front.parameter("size"), "5");
      Front.enter(front.parameter("walls"), "3");
      front.level().fill("1");
      front.start().click();
      playQuoridor(PlayedGame.on(app.service, moving.page));
    }
  }
}
