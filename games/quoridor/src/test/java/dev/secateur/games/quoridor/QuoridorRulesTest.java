package dev.secateur.games.quoridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.testkit.Successors;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuoridorRulesTest {

  private final Quoridor game = new Quoridor();

  // Steps

  @Test
  void aPawnStepsToEachOpenNeighbour() {
    assertThat(steps("- / - / e4 a9 / 10 10 / 1"))
        .containsExactlyInAnyOrder("e5", "f4", "e3", "d4");
    assertThat(steps("- / - / a1 e9 / 10 10 / 1")).containsExactlyInAnyOrder("a2", "b1");
    assertThat(steps("- / - / e1 i8 / 10 10 / 2")).containsExactlyInAnyOrder("i9", "h8", "i7");
  }

  @Test
  void aWallBlocksStepsFromBothItsCells() {
    assertThat(steps("e4 / - / e4 a9 / 9 10 / 1")).containsExactlyInAnyOrder("f4", "e3", "d4");
    assertThat(steps("d4 / - / e4 a9 / 9 10 / 1")).containsExactlyInAnyOrder("f4", "e3", "d4");
    assertThat(steps("c4 f4 / - / e4 a9 / 9 9 / 1")).contains("e5");
    assertThat(steps("- / e4 / e4 a9 / 9 10 / 1")).containsExactlyInAnyOrder("e5", "e3", "d4");
    assertThat(steps("- / e3 / e4 a9 / 9 10 / 1")).containsExactlyInAnyOrder("e5", "e3", "d4");
    assertThat(steps("- / e2 e5 / e4 a9 / 9 9 / 1")).contains("f4");
  }

  // Jumps

  @Test
  void aPawnMayJumpStraightOverTheOther() {
    assertThat(steps("- / - / e4 e5 / 10 10 / 1"))
        .containsExactlyInAnyOrder("e6", "f4", "e3", "d4");
    assertThat(steps("- / - / e4 e5 / 10 10 / 2"))
        .containsExactlyInAnyOrder("e3", "f5", "e6", "d5");
  }

  @Test
  void aPawnJumpsSidewaysToo() {
    assertThat(steps("- / - / d5 e5 / 10 10 / 1"))
        .containsExactlyInAnyOrder("f5", "d6", "d4", "c5");
    assertThat(steps("- / - / d5 e5 / 10 10 / 2"))
        .containsExactlyInAnyOrder("c5", "e6", "e4", "f5");
  }

  @Test
  void aWallBehindTheOtherPawnMakesTheJumpDiagonal() {
    assertThat(steps("e5 / - / e4 e5 / 9 10 / 1"))
        .containsExactlyInAnyOrder("d5", "f5", "d4", "f4", "e3");
    assertThat(steps("d3 / - / e4 e5 / 9 10 / 2"))
        .containsExactlyInAnyOrder("d4", "f4", "d5", "f5", "e6");
    assertThat(steps("- / e5 / d5 e5 / 9 10 / 1"))
        .containsExactlyInAnyOrder("e6", "e4", "d6", "d4", "c5");
  }

  @Test
  void theEdgeBehindTheOtherPawnMakesTheJumpDiagonal() {
    assertThat(steps("- / - / b5 a5 / 10 10 / 1"))
        .containsExactlyInAnyOrder("a6", "a4", "b6", "b4", "c5");
    assertThat(steps("- / - / e8 e9 / 10 10 / 1"))
        .containsExactlyInAnyOrder("d9", "f9", "d8", "f8", "e7");
    assertThat(steps("- / - / e1 e2 / 10 10 / 2"))
        .containsExactlyInAnyOrder("d1", "f1", "d2", "f2", "e3");
  }

  @Test
  void aDiagonalJumpDoesNotGoThroughAWall() {
    assertThat(steps("e5 / d5 / e4 e5 / 9 9 / 1"))
        .containsExactlyInAnyOrder("f5", "d4", "f4", "e3");
    assertThat(steps("e5 / d4 e4 / e4 e5 / 9 8 / 1")).containsExactly("e3");
  }

  @Test
  void inTheCornerADiagonalJumpHasOneSide() {
    assertThat(steps("- / - / a8 a9 / 10 10 / 1")).containsExactlyInAnyOrder("b9", "b8", "a7");
  }

  @Test
  void thereIsNoJumpThroughAWallBetweenThePawns() {
    assertThat(steps("e4 / - / e4 e5 / 9 10 / 1")).containsExactlyInAnyOrder("f4", "e3", "d4");
    assertThat(steps("- / d5 / d5 e5 / 9 10 / 1")).containsExactlyInAnyOrder("d6", "d4", "c5");
  }

  // Walls

  @Test
  void wallsDoNotOverlap() {
    assertThat(moves("e4 / - / e1 e9 / 9 10 / 1")).doesNotContain("d4h", "e4h", "f4h");
    assertThat(moves("- / e4 / e1 e9 / 9 10 / 1")).doesNotContain("e3v", "e4v", "e5v");
  }

  @Test
  void wallsMayTouchEndToEnd() {
    assertThat(moves("e4 / - / e1 e9 / 9 10 / 1")).contains("c4h", "g4h");
    assertThat(moves("- / e4 / e1 e9 / 9 10 / 1")).contains("e2v", "e6v");
  }

  @Test
  void wallsDoNotCross() {
    assertThat(moves("e4 / - / e1 e9 / 9 10 / 1")).doesNotContain("e4v");
    assertThat(moves("- / e4 / e1 e9 / 9 10 / 1")).doesNotContain("e4h");
  }

  @Test
  void wallsMayTouchLikeAT() {
    assertThat(moves("e4 / - / e1 e9 / 9 10 / 1")).contains("e5v", "e3v", "d4v", "f4v");
    assertThat(moves("- / e4 / e1 e9 / 9 10 / 1")).contains("d4h", "f4h", "e5h", "e3h");
  }

  @Test
  void wallsAtOppositeEdgesDoNotOverlap() {
    assertThat(moves("h3 / - / e1 e9 / 9 10 / 1")).contains("a4h", "a3h");
    assertThat(moves("a4 / - / e1 e9 / 9 10 / 1")).contains("h3h", "h4h");
  }

  @Test
  void theLastPathOfEitherPlayerStaysOpen() {
    assertThat(moves("a1 / - / a1 e9 / 9 10 / 1")).doesNotContain("b1v").contains("a2v", "c1v");
    assertThat(moves("a1 / - / a1 e9 / 9 10 / 2")).doesNotContain("b1v");
    assertThat(moves("a8 / - / e1 a9 / 9 10 / 1")).doesNotContain("b8v");
    assertThat(moves("a8 / - / e1 e9 / 9 10 / 1")).contains("b8v");
  }

  @Test
  void aBarrierAcrossTheBoardLeavesAGap() {
    var barrier = "a8 c8 e8 g8 / h7 / %s / 5 10 / 1";
    assertThat(moves(barrier.formatted("e1 e5"))).doesNotContain("h6h");
    assertThat(moves(barrier.formatted("i7 e5"))).contains("h6h");
    assertThat(moves(barrier.formatted("i7 e9"))).doesNotContain("h6h");
  }

  @Test
  void aPathThatAWallHasCutIsNoLongerUsed() {
    var position = position("- / - / a1 e9 / 10 10 / 1");
    assertThat(moves(position)).contains("a1h", "b1v");
    game.notation().playMoves(position, "a1h", _ -> {});
    assertThat(moves(position)).doesNotContain("b1v");
    position.undo();
    assertThat(moves(position)).contains("a1h", "b1v");
  }

  @Test
  void pawnsDoNotBlockPaths() {
    assertThat(moves("b4 / a1 / a1 a2 / 9 9 / 1")).contains("a3v").doesNotContain("a2h");
  }

  @Test
  void aPlayerWithoutWallsCanOnlyStep() {
    assertThat(moves("- / - / e1 e9 / 0 10 / 1")).containsExactlyInAnyOrder("e2", "d1", "f1");
    assertThat(moves("- / - / e1 e9 / 0 10 / 2")).hasSize(3 + 128);
  }

  @Test
  void placingAWallUsesUpAWallOfThePlayer() {
    var position = game.start();
    game.notation().playMoves(position, "e3h e8 a1v", _ -> {});
    assertThat(game.notation().formatPosition(position)).isEqualTo("e3 / a1 / e1 e8 / 8 10 / 2");
  }

  // The end

  @Test
  void theGoalEndsTheGame() {
    var position = position("- / - / e8 a5 / 10 10 / 1");
    game.notation().playMoves(position, "e9", _ -> {});
    assertThat(position.outcome()).isEqualTo(Outcome.win(Position.FIRST, Quoridor.GOAL));
    assertThat(moves(position)).isEmpty();
    assertThat(position.countMoves()).isZero();
    position.undo();
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
  }

  @Test
  void anyCellOfTheLastRowIsAGoalAndAJumpReachesItToo() {
    var position = position("- / - / c4 b2 / 10 10 / 2");
    game.notation().playMoves(position, "b1", _ -> {});
    assertThat(position.outcome()).isEqualTo(Outcome.win(Position.SECOND, Quoridor.GOAL));
    var jump = position("- / - / e7 e8 / 10 10 / 1");
    game.notation().playMoves(jump, "e9", _ -> {});
    assertThat(jump.outcome()).isEqualTo(Outcome.win(Position.FIRST, Quoridor.GOAL));
  }

  @Test
  void theOwnFirstRowIsNotAGoal() {
    assertThat(position("- / - / a1 i9 / 10 10 / 2").outcome()).isEqualTo(Outcome.UNDECIDED);
  }

  private Position position(String text) {
    return game.notation().parsePosition(text);
  }

  private List<String> moves(String text) {
    return moves(position(text));
  }

  private List<String> steps(String text) {
    return moves(text).stream().filter(move -> move.length() == 2).toList();
  }

  private List<String> moves(Position position) {
    return Successors.moveTexts(game, position);
  }
}
