package dev.secateur.e2e;

import com.microsoft.playwright.Browser.NewContextOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Plays each game against level 1 with one input device, from the home page to the result.
abstract class WholeGames {

  final App app = App.shared();
  private final InputDevice device;
  private final NewContextOptions browser;
  Visit visit;

  WholeGames(InputDevice device, NewContextOptions browser) {
    this.device = device;
    this.browser = browser;
  }

  @BeforeEach
  void openBrowser() {
    visit = app.visit(browser);
  }

  @AfterEach
  void closeBrowser() {
    visit.close();
  }

  /// Starts a game from the home page.
  abstract PlayedGame start(String name);

  final void play(String name) {
    start(name).playToTheEnd(device);
  }

  @Test
  void checkersIsPlayedToItsEnd() {
    play("checkers");
  }

  @Test
  void reversiIsPlayedToItsEnd() {
    play("reversi");
  }

  /// On a small board, with at least one wall.
  @Test
  void quoridorIsPlayedToItsEnd() {
    playQuoridor(
        visit.open(app.service.create("quoridor:size=5,walls=3", Service.AGAINST_LEVEL_1)));
  }

  void playQuoridor(PlayedGame game) {
    game.awaitTurn();
    var wall =
        game.position(0)
            .get("moves")
            .valueStream()
            .filter(move -> move.get("move").asString().equals("a3v"))
            .findFirst()
            .orElseThrow();
    device.play(game, wall);
    game.awaitMoveAfter(0);
    game.playToTheEnd(device);
  }
}
