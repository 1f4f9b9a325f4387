package dev.secateur.e2e;

import com.microsoft.playwright.Browser.NewContextOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A whole game of each kind against level 1, from the first page to the result, by one kind of
/// hand.
abstract class WholeGames {

  final App app = App.shared();
  private final Hand hand;
  private final NewContextOptions browser;
  Visit visit;

  WholeGames(Hand hand, NewContextOptions browser) {
    this.hand = hand;
    this.browser = browser;
  }

  @BeforeEach
  void arrive() {
    visit = app.visit(browser);
  }

  @AfterEach
  void leave() {
    visit.close();
  }

  /// Starts a game from the first page.
  abstract PlayedGame start(String name);

  final void play(String name) {
    start(name).playToTheEnd(hand);
  }

  @Test
  void checkersIsPlayedToItsEnd() {
    play("checkers");
  }

  @Test
  void reversiIsPlayedToItsEnd() {
    play("reversi");
  }

  /// On a small board; one wall at least is placed.
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
    hand.play(game, wall);
    game.awaitMoveAfter(0);
    game.playToTheEnd(hand);
  }
}
