package dev.secateur.e2e;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A whole game of each kind against level 1 with a finger on a phone, from the first page to the
/// result.
class TouchGamesTest {

  private final App app = App.shared();
  private Visit visit;

  @BeforeEach
  void arrive() {
    visit = app.visit(Visit.phone());
  }

  @AfterEach
  void leave() {
    visit.close();
  }

  @Test
  void checkersIsPlayedToItsEnd() {
    start("checkers").playToTheEnd(new Finger());
  }

  @Test
  void reversiIsPlayedToItsEnd() {
    start("reversi").playToTheEnd(new Finger());
  }

  @Test
  void quoridorIsPlayedToItsEnd() {
    var game = visit.open(app.service.create("quoridor:size=5,walls=3", Service.AGAINST_LEVEL_1));
    game.awaitTurn();
    var wall =
        game.position(0)
            .get("moves")
            .valueStream()
            .filter(move -> move.get("move").asString().equals("c3h"))
            .findFirst()
            .orElseThrow();
    new Finger().play(game, wall);
    game.awaitMoveAfter(0);
    game.playToTheEnd(new Finger());
  }

  private PlayedGame start(String name) {
    var front = new Front(visit.page).open();
    front.card(name).locator("button[aria-expanded]").tap();
    front.level().fill("1");
    front.start().tap();
    return PlayedGame.on(app.service, visit.page);
  }
}
