package dev.secateur.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.core.Termination;
import dev.secateur.testkit.Successors;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CheckersRulesTest {

  private final Checkers game = new Checkers();

  // Steps

  @Test
  void menStepForwardsOnly() {
    assertThat(moves("B:W32:B14")).containsExactlyInAnyOrder("14-17", "14-18");
    assertThat(moves("W:W18:B1")).containsExactlyInAnyOrder("18-14", "18-15");
  }

  @Test
  void menDoNotJumpBackwards() {
    assertThat(moves("B:W10:B15")).containsExactlyInAnyOrder("15-18", "15-19");
    assertThat(moves("W:W10:B15")).containsExactlyInAnyOrder("10-6", "10-7");
  }

  @Test
  void aManAtTheEdgeDoesNotStepAroundTheEdge() {
    assertThat(moves("B:W32:B5,12")).containsExactlyInAnyOrder("5-9", "12-16");
    assertThat(moves("B:W32:B4,13")).containsExactlyInAnyOrder("4-8", "13-17");
    assertThat(moves("W:W20,29:B1")).containsExactlyInAnyOrder("20-16", "29-25");
  }

  @Test
  void aManAtTheEdgeDoesNotJumpAroundTheEdge() {
    assertThat(moves("B:W17,21:B12")).containsExactly("12-16");
    assertThat(moves("W:W21:B16,20")).containsExactly("21-17");
  }

  @Test
  void kingsStepAllFourWays() {
    assertThat(moves("B:W32:BK14")).containsExactlyInAnyOrder("14-9", "14-10", "14-17", "14-18");
    assertThat(moves("W:WK18:B1")).containsExactlyInAnyOrder("18-14", "18-15", "18-22", "18-23");
  }

  @Test
  void aManThatStepsOntoTheKingRowIsCrowned() {
    assertThat(after("B:W21:B27", "27-32")).isEqualTo("W:W21:BK32");
    assertThat(after("W:W6:B9", "6-2")).isEqualTo("B:WK2:B9");
  }

  // Jumps

  @Test
  void kingsJumpAllFourWays() {
    assertThat(moves("B:W14,15,22,23:BK18"))
        .containsExactlyInAnyOrder("18x9", "18x11", "18x25", "18x27");
  }

  @Test
  void capturingIsCompulsory() {
    assertThat(moves("B:W18:B1,14")).containsExactly("14x23");
  }

  @Test
  void aShortJumpMayBeChosenInsteadOfALongerOne() {
    assertThat(moves("B:W17,18,27:B14")).containsExactlyInAnyOrder("14x21", "14x32");
  }

  @Test
  void aJumpMustBeCompleted() {
    assertThat(after("B:W18,27:B14", "14x32")).isEqualTo("W:W:BK32");
    assertThat(moves("B:W18,27:B14")).containsExactly("14x32");
  }

  @Test
  void ownPiecesAreNotJumped() {
    assertThat(moves("B:W32:B14,18")).doesNotContain("14x23");
  }

  @Test
  void aGuardedPieceIsNotJumped() {
    assertThat(moves("B:W18,23:B14")).containsExactly("14-17");
  }

  @Test
  void aManCrownedInMidJumpStopsThere() {
    assertThat(moves("B:W26,27:B22")).containsExactly("22x31");
    assertThat(after("B:W26,27:B22", "22x31")).isEqualTo("W:W27:BK31");
    assertThat(moves("W:W11:B6,7")).containsExactly("11x2");
    assertThat(after("W:W11:B6,7", "11x2")).isEqualTo("B:WK2:B6");
  }

  @Test
  void aKingJumpsOnFromTheKingRow() {
    assertThat(after("B:W26,27:BK22", "22x24")).isEqualTo("W:W:BK24");
  }

  @Test
  void aCircleCanBeJumpedInBothDirections() {
    assertThat(moves("B:W6,7,14,15,30:BK2"))
        .containsExactlyInAnyOrder("2x11x18x9x2", "2x9x18x11x2");
    assertThat(after("B:W6,7,14,15,30:BK2", "2x11x18x9x2")).isEqualTo("W:W30:BK2");
    assertThat(after("B:W6,7,14,15,30:BK2", "2x9x18x11x2")).isEqualTo("W:W30:BK2");
  }

  @Test
  void aKingMayPassThroughItsOwnStartSquare() {
    assertThat(moves("B:W6,7,14,15,16:BK11"))
        .containsExactlyInAnyOrder("11x20", "11x2x9x18x11x20", "11x18x9x2x11x20");
  }

  @Test
  void noPieceIsJumpedTwice() {
    assertThat(moves("B:W15,32:BK18")).containsExactly("18x11");
    assertThat(after("B:W15,32:BK18", "18x11")).isEqualTo("W:W32:BK11");
  }

  @Test
  void aManOnTheSquareOfACapturedKingIsAMan() {
    assertThat(after("B:WK18,K32:B10,14", "14x23 32-28 10-15 28-32 15-18"))
        .isEqualTo("W:WK32:B18,23");
  }

  // The end

  @Test
  void aSideWithoutMovesHasLost() {
    var blocked = position("B:W27,28,31:B24");
    assertThat(blocked.countMoves()).isZero();
    assertThat(blocked.outcome()).isEqualTo(Outcome.win(Position.SECOND, Termination.NO_MOVE));
    assertThat(position("W:W27,28,31:B24").outcome()).isEqualTo(Outcome.UNDECIDED);
  }

  @Test
  void aSideWithoutPiecesHasLost() {
    assertThat(position("B:WK1:B").outcome())
        .isEqualTo(Outcome.win(Position.SECOND, Termination.NO_MOVE));
    assertThat(position("W:W:BK1").outcome())
        .isEqualTo(Outcome.win(Position.FIRST, Termination.NO_MOVE));
  }

  // Counts

  @Test
  void threePliesGive302SequencesAnd216Positions() {
    var texts = new ArrayList<String>();
    collectTexts(game.start(), 3, texts);
    assertThat(texts).hasSize(302);
    assertThat(new HashSet<>(texts)).hasSize(216);
  }

  private void collectTexts(Position position, int depth, List<String> texts) {
    if (depth == 0) {
      texts.add(game.notation().formatPosition(position));
      return;
    }
    for (String move : moves(position)) {
      position.make(game.notation().parseMove(position, move));
      collectTexts(position, depth - 1, texts);
      position.undo();
    }
  }

  /// An occupied landing square only removes routes, as if the pieces next to it were missing. So
  /// it is enough to vary the pieces that can be jumped.
  @Test
  void noKingHasMoreRoutesThanMaxMovesAllows() {
    int max = 0;
    for (int king = 1; king <= 32; king++) {
      var jumpable = List.copyOf(jumpableFrom(king));
      assertThat(jumpable).hasSize(9);
      for (int subset = 1; subset < 1 << jumpable.size(); subset++) {
        var white = new ArrayList<String>();
        for (int i = 0; i < jumpable.size(); i++) {
          if ((subset >> i & 1) != 0) {
            white.add("" + jumpable.get(i));
          }
        }
        var position = position("B:W%s:BK%d".formatted(String.join(",", white), king));
        max = Math.max(max, position.countMoves());
      }
    }
    assertThat(max).isEqualTo(16);
    assertThat(game.start().maxMoves()).isEqualTo(12 * max);
  }

  /// Every square that a king can jump over on any board.
  private static Set<Integer> jumpableFrom(int start) {
    var over = new HashSet<Integer>();
    var reached = new ArrayList<>(List.of(start));
    for (int i = 0; i < reached.size(); i++) {
      int row = (reached.get(i) - 1) / 4;
      int column = 2 * ((reached.get(i) - 1) % 4) + 1 - row % 2;
      for (int down : new int[] {-1, 1}) {
        for (int right : new int[] {-1, 1}) {
          int toRow = row + 2 * down;
          int toColumn = column + 2 * right;
          if (toRow >= 0 && toRow < 8 && toColumn >= 0 && toColumn < 8) {
            over.add(4 * (row + down) + (column + right) / 2 + 1);
            int landing = 4 * toRow + toColumn / 2 + 1;
            if (!reached.contains(landing)) {
              reached.add(landing);
            }
          }
        }
      }
    }
    return over;
  }

  private Position position(String fen) {
    return game.notation().parsePosition(fen);
  }

  private List<String> moves(String fen) {
    return moves(position(fen));
  }

  private List<String> moves(Position position) {
    return Successors.moveTexts(game, position);
  }

  private String after(String fen, String moves) {
    var position = position(fen);
    game.notation().playMoves(position, moves, _ -> {});
    return game.notation().formatPosition(position);
  }
}
