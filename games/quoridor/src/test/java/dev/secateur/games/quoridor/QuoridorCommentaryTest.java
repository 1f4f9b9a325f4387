package dev.secateur.games.quoridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.testkit.Successors;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuoridorCommentaryTest {

  private static final Quoridor GAME = new Quoridor();

  private static List<Long> line(Position position, String moves) {
    var line = new ArrayList<Long>();
    GAME.notation().playMoves(position.copy(), moves, line::add);
    return line;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e2 | 50 | 50 | moves to e2, 7 steps from the goal, the opponent 8",
        "d1 e8 | -50 | 50 | moves to d1, which is no closer: 8 steps from the goal, the opponent 8,"
            + " 1.0 steps worse than the best move, then e8",
        "e3h | 0 | 50 | lengthens White's path by 1 and its own by 1 for one wall,"
            + " 0.5 steps worse than the best move",
        "a8v e8 e2 e7 e3 e6 e4 d6 d4 | 30 | 50 | uses a wall that does not lengthen any path yet,"
            + " then e8 e2 e7 e3 e6 e4 ...",
        "e2 e8 | WIN 7 | WIN 7 | wins in 7 plies: then e8",
        "e2 | WIN 1 | WIN 1 | wins in 1 ply",
        "e2 e8 e3 | LOSS 4 | 0 | lets White win in 4 plies after e8 e3",
        "e2 e8 | LOSS 4 | LOSS 6 | cannot stop White, who wins in 4 plies after e8",
        "e2 | 50 | WIN 9 | moves to e2, 7 steps from the goal, the opponent 8,"
            + " misses a forced win",
      })
  void aSentenceSaysWhatTheMoveDoes(String moves, String score, String best, String sentence) {
    var start = GAME.start();
    assertThat(GAME.commentary().why(start, line(start, moves), score(score), score(best)))
        .isEqualTo(sentence);
    assertThat(start.ply()).isZero();
    assertThat(start.key()).isEqualTo(GAME.start().key());
  }

  private static int score(String text) {
    var words = text.split(" ", -1);
    return switch (words[0]) {
      case "WIN" -> Score.winIn(Integer.parseInt(words[1]));
      case "LOSS" -> Score.lossIn(Integer.parseInt(words[1]));
      default -> Integer.parseInt(text);
    };
  }

  @Test
  void aJumpMayShortenThePathByMore() {
    var position = GAME.notation().parsePosition("- / - / e4 e5 / 9 9 / 1");
    assertThat(GAME.commentary().why(position, line(position, "e6"), 0, 0))
        .isEqualTo(
            "moves to e6, which shortens its own path by 2: 3 steps from the goal, the opponent 4");
  }

  @Test
  void aWallThatCutsOnePathIsReported() {
    var position = GAME.notation().parsePosition("- / - / e1 b9 / 9 9 / 1");
    assertThat(GAME.commentary().why(position, line(position, "b5h"), 0, 0))
        .isEqualTo("lengthens White's path by 1 for one wall");
    assertThat(GAME.commentary().why(position, line(position, "e5h"), 0, 0))
        .isEqualTo("uses a wall that lengthens only its own path, by 1");
  }

  @Test
  void everyMoveOfEveryPositionGetsOneLine() {
    Successors.inRandomGames(
        GAME,
        5,
        position -> {
          long key = position.key();
          for (long move : position.legalMoves()) {
            var sentence = GAME.commentary().why(position, List.of(move), 10, 20);
            assertThat(sentence).isNotBlank().doesNotContain("\n");
          }
          assertThat(position.key()).isEqualTo(key);
        });
    assertThat(GAME.commentary().why(GAME.start(), List.of(), 10, 20)).isNotBlank();
  }
}
