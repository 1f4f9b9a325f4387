package dev.secateur.core;

import static dev.secateur.core.Position.FIRST;
import static dev.secateur.core.Position.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Outcome.GameResult;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OutcomeTest {

  private final Stones game = new Stones();

  private static final Termination LAST_STONE =
      Termination.byCount("last-stone", "the last stone is taken");

  @Test
  void outcomesAreEqualIfResultAndTerminationAre() {
    assertThat(Outcome.win(FIRST, LAST_STONE)).isEqualTo(Outcome.win(FIRST, LAST_STONE));
    assertThat(Outcome.win(FIRST, LAST_STONE)).isNotEqualTo(Outcome.win(SECOND, LAST_STONE));
    assertThat(Outcome.draw(LAST_STONE)).isNotEqualTo(Outcome.draw(Termination.PLY_LIMIT));
    assertThat(Outcome.draw(LAST_STONE).termination()).isEqualTo(LAST_STONE);
  }

  @Test
  void everyTerminationHasItsOwnCode() {
    assertThat(Stream.concat(Termination.RULES.stream(), Termination.DECISIONS.stream()))
        .extracting(Termination::code)
        .containsExactly(
            "no-move",
            "repetition",
            "ply-limit",
            "board-full",
            "resignation",
            "agreement",
            "time",
            "forfeit",
            "adjudication");
    assertThat(Outcome.UNDECIDED.termination().code()).isEqualTo("none");
  }

  @Test
  void aWinIsForOneSideOnly() {
    var win = Outcome.win(SECOND, LAST_STONE);
    assertThat(win.result()).isEqualTo(GameResult.SECOND_WINS);
    assertThat(win.isOver()).isTrue();
    assertThat(win.isDraw()).isFalse();
    assertThat(win.isWinFor(SECOND)).isTrue();
    assertThat(win.isWinFor(FIRST)).isFalse();
    assertThat(Outcome.win(FIRST, LAST_STONE).isWinFor(FIRST)).isTrue();
  }

  @Test
  void aDrawIsOverAndWonByNobody() {
    var draw = Outcome.draw(Termination.REPETITION);
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
    assertThat(Outcome.win(FIRST, Termination.NO_MOVE).describe(game))
        .isEqualTo("Left wins: the other side has no move");
    assertThat(Outcome.win(SECOND, LAST_STONE).describe(game))
        .isEqualTo("Right wins: the last stone is taken");
    assertThat(Outcome.draw(Termination.REPETITION).describe(game))
        .isEqualTo("Draw: the position was repeated");
    assertThat(Outcome.UNDECIDED.describe(game)).isEqualTo("undecided");
  }

  @Test
  void theTextOfAnOutcomeNamesResultAndReason() {
    assertThat(Outcome.draw(Termination.BOARD_FULL)).hasToString("DRAW (the board is full)");
  }

  @Test
  void theStatusSaysWhoIsToMoveOrHowTheGameEnded() {
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
    assertThat(position.outcome()).isEqualTo(Outcome.win(FIRST, Termination.NO_MOVE));
    position.undo();
    limited.notation().playMoves(position, "1", _ -> {});
    assertThat(position.outcome()).isEqualTo(Outcome.draw(Termination.PLY_LIMIT));
  }
}
