package dev.secateur.games.reversi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.testkit.Successors;
import org.junit.jupiter.api.Test;

/// What the search uses of a position in addition to its moves.
class ReversiPositionTest {

  private final Reversi game = new Reversi();

  @Test
  void theFinalScoreGivesTheEmptySquaresToTheWinner() {
    assertThat(finalScore("X".repeat(40) + "O".repeat(24) + " X")).isEqualTo(1_600);
    assertThat(finalScore("X".repeat(40) + "O".repeat(24) + " O")).isEqualTo(-1_600);
    assertThat(finalScore("X".repeat(10) + "-".repeat(54) + " O")).isEqualTo(-6_400);
    assertThat(finalScore("X".repeat(8) + "-".repeat(48) + "O".repeat(8) + " X")).isZero();
  }

  private int finalScore(String text) {
    return game.notation().parsePosition(text).finalScore();
  }

  @Test
  void theMarginAgreesWithTheOutcome() {
    Successors.inRandomGames(
        game,
        200,
        position -> {
          if (position.outcome().isOver()) {
            checkMargin(position);
          }
        });
  }

  private void checkMargin(Position position) {
    int score = position.finalScore();
    assertThat(score % 200).as("even difference of 64 squares").isZero();
    assertThat(score > 0).isEqualTo(position.outcome().isWinFor(position.sideToMove()));
    assertThat(score == 0).isEqualTo(position.outcome().isDraw());
    assertThat(Math.abs(score)).isLessThanOrEqualTo(6_400);
  }

  @Test
  void theGameGoesOnIfOnlyTheSideToMoveCanMove() {
    var position = game.notation().parsePosition("XO" + "-".repeat(62) + " X");
    assertThat(position.ending()).isEqualTo(Outcome.UNDECIDED);
  }

  /// More plies than a usual game has.
  @Test
  void everyPlyOfALongGameCanBeTakenBack() {
    var position = game.start();
    game.notation().playMoves(position, "f5d6c3", _ -> {});
    var before = game.notation().formatPosition(position);
    for (int i = 0; i < 200; i++) {
      position.make(ReversiRules.PASS);
    }
    for (int i = 0; i < 200; i++) {
      position.undo();
    }
    assertThat(game.notation().formatPosition(position)).isEqualTo(before);
    position.undo();
    position.undo();
    position.undo();
    assertThat(position.key()).isEqualTo(game.start().key());
  }

  @Test
  void theSymmetriesReflectTheBoardAndExchangeTheColours() {
    var seen =
        ReversiSymmetry.all().stream()
            .map(symmetry -> symmetry.apply("-X" + "-".repeat(61) + "O X"))
            .toList();
    assertThat(seen)
        .containsExactly(
            "-".repeat(8) + "X" + "-".repeat(54) + "O X",
            "-".repeat(6) + "X" + "-".repeat(49) + "O" + "-".repeat(7) + " X",
            "-O" + "-".repeat(61) + "X O");
  }

  @Test
  void nothingIsNoisyAndNothingRepeats() {
    Successors.inRandomGames(
        game,
        10,
        position -> {
          assertThat(position.isNoisy()).isFalse();
          assertThat(position.occurredSince(0)).isFalse();
        });
  }
}
