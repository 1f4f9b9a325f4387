package dev.secateur.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Two sessions play whole games against each other, and the test checks every move.
class GtpFullGameTest {

  private static final int MAX_PLIES = 500;

  @ParameterizedTest
  @CsvSource({"checkers", "reversi", "quoridor", "quoridor:size=5"})
  void everyMoveOfAWholeGameIsLegal(String gameText) {
    var game = Games.installed().find(gameText.replace("size=5", "size=5,walls=3"));
    var players =
        new TestClient[] {
          new TestClient("gtp", game.specification(), Limits.depth(1)),
          new TestClient("gtp", game.specification(), Limits.depth(2))
        };
    var referee = game.start();
    for (int turn = 0; !referee.outcome().isOver() && turn < MAX_PLIES; turn++) {
      int side = referee.sideToMove();
      var colour = side == 0 ? "black" : "white";
      var answer = players[side].ask("genmove " + colour);
      assertThat(answer).startsWith("= ");
      var move = answer.substring(2);
      referee.make(game.notation().parseMove(referee, move));
      assertThat(players[1 - side].ask("%d play %s %s".formatted(turn, colour, move)))
          .isEqualTo("=" + turn);
    }
    assertThat(referee.outcome().isOver()).isTrue();
    assertThat(players[0].ask("final_score")).isEqualTo(players[1].ask("final_score"));
    for (TestClient player : players) {
      assertThat(player.ask("position")).isEqualTo("= " + game.notation().formatPosition(referee));
      assertThat(player.ask("genmove b")).isIn("= pass", "? game over");
      player.session().close();
    }
  }
}
