package dev.secateur.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.Opening;
import dev.secateur.lab.match.Schedule.ScheduledGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FinishedGameTest {

  private static FinishedGame at(String gameText, String position) {
    var game = Games.installed().find(gameText);
    var end = game.notation().parsePosition(position);
    return new FinishedGame(
        new ScheduledGame(0, 0, 0, 0, 1, Opening.START), GameRecord.from(game, end));
  }

  @ParameterizedTest
  @CsvSource({"X, O, 0", "X, X, 64", "O, O, -64"})
  void theMarginOfAReversiGameIsTheDifferenceOfDiscs(String even, String odd, double margin) {
    var board = (even + odd).repeat(32);
    assertThat(at("reversi", board + " X").margin()).hasValue(margin);
    assertThat(at("reversi", board + " O").margin()).hasValue(margin);
  }

  @Test
  void aGameThatCountsNothingHasNoMargin() {
    assertThat(at("quoridor", "- / - / e9 a9 / 0 0 / 2").margin()).isEmpty();
  }

  @Test
  void aDrawByRuleHasNoMargin() {
    var game = Games.installed().find("quoridor:plies=2");
    var record = GameRecord.of(game).withMoves("e2 e8");
    var finished = new FinishedGame(new ScheduledGame(0, 0, 0, 0, 1, Opening.START), record);
    assertThat(finished.isDraw()).isTrue();
    assertThat(finished.margin()).isEmpty();
  }
}
