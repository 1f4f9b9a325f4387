package dev.secateur.games.reversi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Position;
import dev.secateur.testkit.Successors;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReversiCommentaryTest {

  private final Reversi game = new Reversi();

  @Test
  void cornersAreReported() {
    // White is on b2 and c3, so black on d4 can take a1.
    var taking = board("a1:-------- a2:-O------ a3:--O----- a4:---X----", "X");
    assertThat(why(taking, "a1", 500, 500)).isEqualTo("takes the corner a1");
    var later =
        board("a1:-------- a2:-O------ a3:--O----- a4:---X---- a5:--OX---- a6:-----X--", "X");
    assertThat(why(later, "b5 e5 a1", -500, 200))
        .isEqualTo("gets the corner a1 after b5 e5 a1; 7 discs worse than the best move");
  }

  @Test
  void aCornerForTheOpponentIsReportedWithItsMoves() {
    var position = board("a1:-------- a2:--OX---- a3:--O----- a4:---O---- a5:----O---", "X");
    assertThat(why(position, "b2 a1", -500, -150))
        .isEqualTo("gives up the corner a1 after b2 a1; 3.5 discs worse than the best move");
  }

  @Test
  void withoutACornerTheOpponentsNumberOfMovesIsReported() {
    var start = game.start();
    assertThat(why(start, "f5", 10, 10)).isEqualTo("leaves the opponent 3 moves");
    assertThat(why(start, "f5 d6 c3", -25, 75))
        .isEqualTo("leaves the opponent 3 moves; 1 disc worse than the best move");
  }

  @Test
  void aPassIsReported() {
    var position = board("a1:XO------ a3:XO------", "X");
    assertThat(why(position, "c1 pass c3", 0, 0)).isEqualTo("forces the opponent to pass");
    position.make(game.notation().parseMove(position, "c1"));
    assertThat(why(position, "pass c3", 0, 0)).isEqualTo("must pass");
  }

  /// The result is reported only if the line reaches the end of the game and the score agrees.
  @Test
  void aProvenResultIsReported() {
    var lastMove = game.notation().parsePosition("-OOOOOOX" + "X".repeat(56) + " X");
    assertThat(why(lastMove, "a1", 6_400, 6_400))
        .isEqualTo("takes the corner a1; wins by 64 discs");
    assertThat(why(lastMove, "a1", 5_000, 6_400))
        .isEqualTo("takes the corner a1; 14 discs worse than the best move");
    var losing = game.notation().parsePosition("X-OOOOOX" + "O".repeat(56) + " X");
    int score = -finalScore(losing, "b1");
    assertThat(why(losing, "b1", score, score))
        .isEqualTo("ends the game; loses by %d discs".formatted(-score / 100));
  }

  private int finalScore(Position position, String move) {
    var end = position.copy();
    game.notation().playMoves(end, move, _ -> {});
    assertThat(end.outcome().isOver()).isTrue();
    return end.finalScore();
  }

  @Test
  void thereIsAlwaysOneSentence() {
    assertThat(game.commentary().why(game.start(), List.of(), 25, 50))
        .isEqualTo("+0.25; 0.25 discs worse than the best move");
    Successors.inRandomGames(
        game,
        10,
        position -> {
          var before = game.notation().formatPosition(position);
          for (long move : position.legalMoves()) {
            var text = game.commentary().why(position, List.of(move), -20, 30);
            assertThat(text).isNotBlank().doesNotContain("\n");
          }
          assertThat(game.notation().formatPosition(position)).isEqualTo(before);
        });
  }

  private String why(Position position, String moves, int score, int best) {
    var line = new ArrayList<Long>();
    game.notation().playMoves(position.copy(), moves, line::add);
    return game.commentary().why(position, line, score, best);
  }

  /// A board that is empty except for the given rows, such as `a3:--X-----`.
  private Position board(String rows, String side) {
    var squares = new StringBuilder("-".repeat(64));
    for (String row : rows.split(" ", -1)) {
      int from = 8 * (row.charAt(1) - '1');
      squares.replace(from, from + 8, row.substring(3));
    }
    return game.notation().parsePosition(squares + " " + side);
  }
}
