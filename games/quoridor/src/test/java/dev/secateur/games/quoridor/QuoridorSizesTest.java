package dev.secateur.games.quoridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.testkit.Successors;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuoridorSizesTest {

  @ParameterizedTest
  @CsvSource({"3,b1 b3", "4,c1 c4", "5,c1 c5", "6,d1 d6", "7,d1 d7", "8,e1 e8", "9,e1 e9"})
  void thePawnsStartInTheMiddleColumnOrRightOfTheMiddle(int size, String pawns) {
    var game = game(size);
    var start = game.start();
    assertThat(game.notation().formatPosition(start))
        .isEqualTo("- / - / " + pawns + " / 10 10 / 1");
    assertThat(start.countMoves()).isEqualTo(3 + 2 * (size - 1) * (size - 1));
  }

  @ParameterizedTest
  @CsvSource({"3,c2 a2,c3", "4,d3 a2,d4", "5,e4 a2,e5", "8,h7 a2,h8"})
  void theLastRowIsTheGoal(int size, String pawns, String goal) {
    var game = game(size);
    var position = game.notation().parsePosition("- / - / " + pawns + " / 10 10 / 1");
    game.notation().playMoves(position, goal, _ -> {});
    assertThat(position.outcome()).isEqualTo(Outcome.win(Position.FIRST, Quoridor.GOAL));
  }

  @Test
  void noPawnLeavesASmallerBoard() {
    assertThat(moves(5, "- / - / e1 a5 / 0 0 / 1")).containsExactlyInAnyOrder("d1", "e2");
    assertThat(moves(5, "- / - / a1 e5 / 0 0 / 2")).containsExactlyInAnyOrder("d5", "e4");
  }

  @Test
  void theEdgeOfASmallerBoardMakesAJumpDiagonal() {
    assertThat(moves(5, "- / - / d3 e3 / 0 0 / 1"))
        .containsExactlyInAnyOrder("e4", "e2", "d4", "d2", "c3");
    assertThat(moves(5, "- / - / c4 c5 / 0 0 / 1"))
        .containsExactlyInAnyOrder("b5", "d5", "b4", "d4", "c3");
  }

  @Test
  void theEdgeOfASmallerBoardClosesAPathToo() {
    assertThat(moves(5, "d4 / - / a1 e5 / 9 10 / 1")).doesNotContain("c4v").contains("b4v", "c3v");
    assertThat(moves(5, "- / c1 / e1 a5 / 9 10 / 1"))
        .doesNotContain("d1h", "d2h")
        .contains("c2h", "d3h");
    assertThat(moves(3, "- / b1 / c1 a3 / 9 10 / 1")).doesNotContain("b2h").contains("a2h");
  }

  private static Game game(int size) {
    return Games.installed().find("quoridor:size=" + size);
  }

  private static List<String> moves(int size, String text) {
    var game = game(size);
    var position = game.notation().parsePosition(text);
    return Successors.moveTexts(game, position);
  }
}
