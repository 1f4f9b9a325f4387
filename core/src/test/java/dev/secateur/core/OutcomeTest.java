package dev.secateur.core;

import static dev.secateur.core.Position.FIRST;
import static dev.secateur.core.Position.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Outcome.Reason;
import dev.secateur.core.Outcome.Result;
import org.junit.jupiter.api.Test;

class OutcomeTest {

  private final Stones game = new Stones();

  @Test
  void equalOutcomesAreOneObject() {
    for (Reason reason : Reason.values()) {
      assertThat(Outcome.win(FIRST, reason)).isSameAs(Outcome.win(FIRST, reason));
      assertThat(Outcome.win(FIRST, reason)).isNotSameAs(Outcome.win(SECOND, reason));
      assertThat(Outcome.draw(reason)).isSameAs(Outcome.draw(reason));
      assertThat(Outcome.draw(reason).reason()).isEqualTo(reason);
    }
  }

  @Test
  void aWinIsForOneSideOnly() {
    var win = Outcome.win(SECOND, Reason.GOAL);
    assertThat(win.result()).isEqualTo(Result.SECOND_WINS);
    assertThat(win.isOver()).isTrue();
    assertThat(win.isDraw()).isFalse();
    assertThat(win.isWinFor(SECOND)).isTrue();
    assertThat(win.isWinFor(FIRST)).isFalse();
    assertThat(Outcome.win(FIRST, Reason.GOAL).isWinFor(FIRST)).isTrue();
  }

  @Test
  void aDrawIsOverAndWonByNobody() {
    var draw = Outcome.draw(Reason.REPETITION);
    assertThat(draw.isOver()).isTrue();
    assertThat(draw.isDraw()).isTrue();
    assertThat(draw.isWinFor(FIRST)).isFalse();
    assertThat(draw.isWinFor(SECOND)).isFalse();
  }

  @Test
  void anUndecidedGameIsNotOver() {
    assertThat(Outcome.UNDECIDED.isOver()).isFalse();
    assertThat(Outcome.UNDECIDED.isDraw()).isFalse();
    assertThat(Outcome.UNDECIDED.isWinFor(FIRST)).isFalse();
    assertThat(Outcome.UNDECIDED.isWinFor(SECOND)).isFalse();
  }

  @Test
  void anOutcomeIsDescribedWithTheNamesOfTheSides() {
    assertThat(Outcome.win(FIRST, Reason.NO_MOVE).describe(game))
        .isEqualTo("Left wins: the other side has no move");
    assertThat(Outcome.win(SECOND, Reason.DISCS).describe(game))
        .isEqualTo("Right wins: more discs");
    assertThat(Outcome.draw(Reason.EQUAL_DISCS).describe(game)).isEqualTo("Draw: equal discs");
    assertThat(Outcome.UNDECIDED.describe(game)).isEqualTo("undecided");
  }

  @Test
  void anOutcomeInAMessageOfATestNamesResultAndReason() {
    assertThat(Outcome.draw(Reason.BOARD_FULL)).hasToString("DRAW (the board is full)");
  }

  @Test
  void theStatusTellsWhoIsToMoveOrHowTheGameEnded() {
    var position = game.start();
    game.playMoves(position, "2", _ -> {});
    assertThat(game.status(position)).isEqualTo("Right to move");
    game.playMoves(position, "1 2", _ -> {});
    assertThat(game.status(position)).isEqualTo("Left wins: the other side has no move");
  }

  @Test
  void theRulesOfMovementGoBeforeTheDrawRules() {
    var limited = Games.installed().find("stones:count=2,plies=1");
    var position = limited.start();
    limited.notation().playMoves(position, "2", _ -> {});
    assertThat(position.drawByRule().isDraw()).isTrue();
    assertThat(position.outcome()).isEqualTo(Outcome.win(FIRST, Reason.NO_MOVE));
    position.undo();
    limited.notation().playMoves(position, "1", _ -> {});
    assertThat(position.outcome()).isEqualTo(Outcome.draw(Reason.PLY_LIMIT));
  }
}
