package dev.secateur.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.core.Termination;
import java.util.List;
import org.junit.jupiter.api.Test;

class CheckersDrawsTest {

  private static final String BACK_AND_FORTH = "1-5 32-28 5-1 28-32";

  /// Two closed walks that never meet. Both are back at their start after 24 moves of each side, so
  /// no position occurs three times in forty.
  private static final List<Integer> BLACK_WALK = List.of(1, 6, 2, 7, 10, 14, 9, 5);

  private static final List<Integer> WHITE_WALK = List.of(32, 27, 23, 19, 24, 28);

  private final Checkers game = new Checkers();

  @Test
  void theThirdOccurrenceOfAPositionIsADraw() {
    var position = position("B:WK32:BK1");
    play(position, BACK_AND_FORTH + " 1-5 32-28 5-1");
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
    play(position, "28-32");
    assertThat(position.outcome()).isEqualTo(Outcome.draw(Termination.REPETITION));
  }

  @Test
  void theOccurrencesNeedNotFollowEachOther() {
    var position = position("B:WK32:BK1");
    play(position, "1-6 32-27 6-10 27-32 10-6 32-27 6-1 27-32");
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
    play(position, "1-5 32-28 5-9 28-24 9-5 24-28 5-1 28-32");
    assertThat(position.outcome()).isEqualTo(Outcome.draw(Termination.REPETITION));
  }

  @Test
  void aRepetitionLeavesTheMovesAndCanBeUndone() {
    var position = position("B:WK32:BK1");
    int moves = position.countMoves();
    play(position, BACK_AND_FORTH + " " + BACK_AND_FORTH);
    assertThat(position.countMoves()).isEqualTo(moves);
    position.undo();
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
    play(position, "28-32");
    assertThat(position.outcome()).isEqualTo(Outcome.draw(Termination.REPETITION));
  }

  @Test
  void positionsBeforeAManMoveDoNotCount() {
    var position = position("B:W29,K32:BK1");
    play(position, BACK_AND_FORTH + " 1-5 29-25 5-1 32-28 1-5 28-32");
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
    play(position, "5-1 32-28 1-5 28-32");
    assertThat(position.outcome()).isEqualTo(Outcome.draw(Termination.REPETITION));
  }

  @Test
  void aCopyKeepsTheHistory() {
    var position = position("B:WK32:BK1");
    play(position, BACK_AND_FORTH);
    var copy = position.copy();
    play(copy, BACK_AND_FORTH);
    assertThat(copy.outcome()).isEqualTo(Outcome.draw(Termination.REPETITION));
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
  }

  @Test
  void undoingMovesOfACopyDoesNotChangeTheOriginal() {
    var position = position("B:WK32:BK1");
    play(position, BACK_AND_FORTH);
    var copy = position.copy();
    copy.undo();
    copy.undo();
    play(copy, "5-9 28-24");
    position.undo();
    assertThat(game.notation().formatPosition(position)).isEqualTo("W:WK28:BK1");
  }

  @Test
  void aPositionReadFromTextHasNoHistory() {
    var position = position("B:WK32:BK1");
    play(position, BACK_AND_FORTH + " " + BACK_AND_FORTH);
    var again = position(game.notation().formatPosition(position));
    assertThat(again.outcome()).isEqualTo(Outcome.UNDECIDED);
  }

  @Test
  void fortyMovesOfEachSideWithoutProgressAreADraw() {
    var position = position("B:WK32:BK1");
    walk(position, 79);
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
    walk(position, 80);
    assertThat(position.outcome()).isEqualTo(Outcome.draw(Checkers.FORTY_MOVES));
    position.undo();
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
    walk(position, 80);
    assertThat(position.outcome()).isEqualTo(Outcome.draw(Checkers.FORTY_MOVES));
    assertThat(position.countMoves()).isPositive();
  }

  @Test
  void aManThatAdvancesStartsTheFortyMovesAgain() {
    var position = position("B:W29,K32:BK1");
    walk(position, 79);
    play(position, "29-25");
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
    position.undo();
    walk(position, 80);
    assertThat(position.outcome()).isEqualTo(Outcome.draw(Checkers.FORTY_MOVES));
  }

  @Test
  void theFortyMovesAreCountedFromTheLastManMove() {
    var position = position("W:W29,K32:BK1");
    play(position, "29-25");
    walk(position, 80);
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
    walk(position, 81);
    assertThat(position.outcome()).isEqualTo(Outcome.draw(Checkers.FORTY_MOVES));
  }

  @Test
  void aCaptureStartsTheFortyMovesAgain() {
    var position = position("B:WK31,K32:BK1,K30");
    walk(position, 78);
    play(position, "30-26 31x22");
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
    position.undo();
    position.undo();
    walk(position, 80);
    assertThat(position.outcome()).isEqualTo(Outcome.draw(Checkers.FORTY_MOVES));
  }

  /// White's king walks along the path and back, so that it is on each square at most twice, and
  /// then traps black's king in its corner.
  @Test
  void havingNoMoveLosesEvenAfterFortyMoves() {
    var up = List.of(26, 31, 27, 32, 28, 24, 20, 16, 12, 8, 3, 7, 2, 6, 1, 5, 9, 14, 10, 15, 11);
    var position = position("B:W18,22,K27:BK29");
    int black = 29;
    int at = 2;
    int direction = 1;
    for (int move = 1; move <= 38; move++) {
      play(position, black == 29 ? "29-25" : "25-29");
      black = 29 + 25 - black;
      if (at == up.size() - 1) {
        direction = -1;
      }
      play(position, up.get(at) + "-" + up.get(at + direction));
      at += direction;
    }
    play(position, "29-25 26-30 25-29");
    assertThat(position.outcome()).isEqualTo(Outcome.UNDECIDED);
    play(position, "30-25");
    assertThat(position.ply()).isEqualTo(80);
    assertThat(position.drawByRule()).isEqualTo(Outcome.draw(Checkers.FORTY_MOVES));
    assertThat(position.outcome()).isEqualTo(Outcome.win(Position.SECOND, Termination.NO_MOVE));
  }

  /// Makes moves until so many plies have been made. Each side's king follows its own walk.
  private void walk(Position position, int plies) {
    while (position.ply() < plies) {
      var walk = position.sideToMove() == Position.FIRST ? BLACK_WALK : WHITE_WALK;
      int at = kingOn(position, walk);
      play(position, walk.get(at) + "-" + walk.get((at + 1) % walk.size()));
    }
  }

  private static int kingOn(Position position, List<Integer> walk) {
    var board = (CheckersPosition) position;
    long own = board.pieces(board.sideToMove()) & board.kings();
    for (int i = 0; i < walk.size(); i++) {
      if ((own & CheckersRules.bit(walk.get(i))) != 0) {
        return i;
      }
    }
    throw new AssertionError("the king has left its walk");
  }

  private Position position(String fen) {
    return game.notation().parsePosition(fen);
  }

  private void play(Position position, String moves) {
    game.notation().playMoves(position, moves, _ -> {});
  }
}
