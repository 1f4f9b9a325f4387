package dev.secateur.e2e;

import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.Test;

/// Whole games by mouse only.
class MouseGamesTest extends WholeGames {

  MouseGamesTest() {
    super(new Mouse(), Visit.desktop());
  }

  @Override
  PlayedGame start(String name) {
    var home = new HomePage(visit.page).open();
    home.options(name);
    home.level().fill("1");
    home.start().click();
    return PlayedGame.on(app.service, visit.page);
  }

  /// With animations, as most people use it.
  @Test
  @Override
  void quoridorIsPlayedToItsEnd() {
    try (var moving = app.visit(Visit.desktop().setReducedMotion(ReducedMotion.NO_PREFERENCE))) {
      var home = new HomePage(moving.page).open();
      home.options("quoridor");
      HomePage.enter(home.parameter("size"), "5");
      HomePage.enter(home.parameter("walls"), "3");
      home.level().fill("1");
      home.start().click();
      playQuoridor(PlayedGame.on(app.service, moving.page));
    }
  }
}
