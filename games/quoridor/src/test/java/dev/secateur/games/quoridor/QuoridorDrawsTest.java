package dev.secateur.games.quoridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.core.Termination;
import org.junit.jupiter.api.Test;

class QuoridorDrawsTest {

  private static final String BACK_AND_FORTH = "e2 e8 e1 e9 ";

  @Test
  void theThirdOccurrenceOfAPositionIsADraw() {
    var game = game("quoridor");
    var position = after(game, BACK_AND_FORTH + "e2 e8 e1");
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
    play(game, position, "e9");
    assertThat(position.outcome()).isEqualTo(Outcome.draw(Termination.REPETITION));
    assertThat(position.countMoves()).isEqualTo(131);
    position.undo();
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
  }

  @Test
  void positionsBeforeAWallDoNotCount() {
    var game = game("quoridor");
    var position = after(game, BACK_AND_FORTH + "a1h " + "e8 e2 e9 e1 ".repeat(2).strip());
    assertThat(position.outcome()).isEqualTo(Outcome.draw(Termination.REPETITION));
    position = after(game, BACK_AND_FORTH + "a1h e8 e2 e9 e1 e8 e2 e9");
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
  }

  @Test
  void undoingAWallRestoresTheHistory() {
    var game = game("quoridor");
    var position = after(game, BACK_AND_FORTH + "e2 e8 e1 a1h");
    position.undo();
    play(game, position, "e9");
    assertThat(position.outcome()).isEqualTo(Outcome.draw(Termination.REPETITION));
  }

  @Test
  void theSameBoardWithTheOtherSideToMoveIsAnotherPosition() {
    var game = game("quoridor:repetitions=2");
    var position = game.notation().parsePosition("- / - / e4 e5 / 10 10 / 1");
    play(game, position, "e6 d5 f6 e5 f5 d5 f4 e5 e4");
    assertThat(game.notation().formatPosition(position)).isEqualTo("- / - / e4 e5 / 10 10 / 2");
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
  }

  @Test
  void theNumberOfOccurrencesIsAParameter() {
    var game = game("quoridor:repetitions=2");
    assertThat(after(game, "e2 e8 e1").outcome()).isEqualTo(Outcome.UNDECIDED);
    assertThat(after(game, BACK_AND_FORTH).outcome())
        .isEqualTo(Outcome.draw(Termination.REPETITION));
  }

  @Test
  void withoutTheRuleRepetitionIsNotADraw() {
    var game = game("quoridor:repetitions=0");
    assertThat(after(game, BACK_AND_FORTH.repeat(20)).outcome()).isEqualTo(Outcome.UNDECIDED);
  }

  @Test
  void aCopyKeepsTheHistory() {
    var game = game("quoridor");
    var position = after(game, BACK_AND_FORTH);
    var copy = position.copy();
    play(game, copy, BACK_AND_FORTH);
    assertThat(copy.outcome()).isEqualTo(Outcome.draw(Termination.REPETITION));
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
  }

  @Test
  void undoingMovesOfACopyDoesNotChangeTheOriginal() {
    var game = game("quoridor");
    var position = after(game, BACK_AND_FORTH);
    var copy = position.copy();
    copy.undo();
    copy.undo();
    play(game, copy, "e3 d8");
    position.undo();
    assertThat(game.notation().formatPosition(position)).isEqualTo("- / - / e1 e8 / 10 10 / 2");
  }

  @Test
  void ply400IsADraw() {
    var game = game("quoridor:repetitions=0");
    var position = after(game, BACK_AND_FORTH.repeat(99) + "e2 e8 e1");
    assertThat(position.ply()).isEqualTo(399);
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
    play(game, position, "e9");
    assertThat(position.outcome()).isEqualTo(Outcome.draw(Termination.PLY_LIMIT));
    assertThat(position.countMoves()).isEqualTo(131);
    position.undo();
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
  }

  @Test
  void thePlyLimitIsAParameter() {
    var game = game("quoridor:plies=2");
    assertThat(after(game, "e2").outcome()).isEqualTo(Outcome.UNDECIDED);
    assertThat(after(game, "e2 e8").outcome()).isEqualTo(Outcome.draw(Termination.PLY_LIMIT));
  }

  @Test
  void withoutTheRuleThereIsNoPlyLimit() {
    var game = game("quoridor:repetitions=0,plies=0");
    assertThat(after(game, BACK_AND_FORTH.repeat(101)).outcome()).isEqualTo(Outcome.UNDECIDED);
  }

  @Test
  void theGoalReachedOnTheLastPlyWins() {
    var game = game("quoridor:size=3,plies=3");
    var position = after(game, "b2 a3 b3");
    assertThat(position.drawByRule()).isEqualTo(Outcome.draw(Termination.PLY_LIMIT));
    assertThat(position.outcome()).isEqualTo(Outcome.win(Position.FIRST, Quoridor.GOAL));
  }

  private static Game game(String specification) {
    return Games.installed().find(specification);
  }

  private static Position after(Game game, String moves) {
    var position = game.start();
    play(game, position, moves);
    return position;
  }

  private static void play(Game game, Position position, String moves) {
    game.notation().playMoves(position, moves, _ -> {});
  }
}
