package dev.secateur.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.secateur.core.Remark;
import dev.secateur.core.Score;
import dev.secateur.testkit.Successors;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CheckersCommentaryTest {

  private final Checkers game = new Checkers();

  @Test
  void aLostManIsReportedWithTheMovesThatLoseIt() {
    assertThat(why("W:W23,32:B14,1", "23-18 14x23", -100, 0))
        .isEqualTo("loses a man after 23-18 14x23; 1.00 men worse than the best move");
    assertThat(why("B:W18,27,32:B14,1", "14x23 27x18 1-6 32-28", -100, -100))
        .isEqualTo("trades one for one after 14x23 27x18");
  }

  @Test
  void aWonManIsReported() {
    assertThat(why("B:W18,32:B14,1", "14x23", 110, 110)).isEqualTo("wins a man with 14x23");
    assertThat(why("B:W18,27,K32:B15", "15x22", 10, 10)).isEqualTo("wins a man with 15x22");
    assertThat(why("B:WK18,32:B14,1", "14x23", 10, 10)).isEqualTo("wins a king with 14x23");
    assertThat(why("B:W10,18,32:B7", "7x14x23", 10, 10)).isEqualTo("wins two men with 7x23");
  }

  @Test
  void unequalPiecesAreNamed() {
    assertThat(why("W:WK23,32,31:B14,1", "23-18 14x23 31-27 23-26", -200, -200))
        .startsWith("loses a king after 23-18 14x23");
    assertThat(why("W:WK23,27,32:B14,1", "23-18 14x23 27x18", -200, -200))
        .isEqualTo("loses a king and wins a man after 23-18 14x23 27x18");
    assertThat(why("B:WK19,32:B3,7,11", "11-15 19x10 7x14", 200, 200))
        .isEqualTo("wins a king and loses a man after 11-15 19x10 7x14");
  }

  @Test
  void crowningIsReported() {
    assertThat(why("B:W20:B23", "23-26 20-16 26-30", 200, 200))
        .isEqualTo("gets a king after 23-26 20-16 26-30");
    assertThat(why("W:W29,20:B26", "20-16 26-30", -200, -100))
        .isEqualTo(
            "lets the opponent get a king after 20-16 26-30; 1.00 men worse than the best move");
  }

  @Test
  void aQuietLineReportsTheBalance() {
    var start = "B:W21-32:B1-12";
    assertThat(why(start, "11-15 23-19 8-11", 12, 12))
        .isEqualTo("keeps the balance; expected line: 11-15 23-19 8-11");
    assertThat(why(start, "11-15", 130, 130)).isEqualTo("keeps a lead of 1.30 men");
    assertThat(why(start, "11-15", -130, -130)).isEqualTo("stays 1.30 men behind");
  }

  @Test
  void provenResultsCountPlies() {
    assertThat(why("B:W18:B14", "14x23", Score.winIn(1), Score.winIn(1)))
        .isEqualTo("wins in 1 ply with 14x23");
    assertThat(why("W:W23:B14", "23-18 14x23", Score.lossIn(2), 0))
        .isEqualTo("loses in 2 plies after 23-18 14x23; the best move does not lose");
    assertThat(why("W:W23:B14", "23-18 14x23", Score.lossIn(2), Score.lossIn(8)))
        .endsWith("; the best move delays the loss for 8 plies");
    assertThat(why("W:W23:B14", "23-19", Score.winIn(9), Score.winIn(7)))
        .isEqualTo("wins in 9 plies with 23-19; the fastest win takes 7 plies");
    assertThat(why("W:W23:B14", "23-19", 20, Score.winIn(7)))
        .isEqualTo("keeps the balance; misses a win in 7 plies");
  }

  @Test
  void aResultAtAnUnknownDistanceHasNoPlies() {
    assertThat(why("W:W23:B14", "23-19", Score.won(5), Score.won(5))).isEqualTo("wins with 23-19");
    assertThat(why("W:W23:B14", "23-19", Score.won(5), Score.won(6)))
        .isEqualTo("wins with 23-19; the best move comes nearer to the win");
    assertThat(why("W:W23:B14", "23-19", Score.won(5), Score.winIn(7)))
        .isEqualTo("wins with 23-19; the fastest win takes 7 plies");
    assertThat(why("W:W23:B14", "23-19", 20, Score.won(6)))
        .isEqualTo("keeps the balance; misses a win");
    assertThat(why("W:W23:B14", "23-18 14x23", Score.lossIn(2), Score.lost(5)))
        .isEqualTo("loses in 2 plies after 23-18 14x23; the best move delays the loss longer");
    assertThat(why("W:W23:B14", "23-18 14x23", Score.lost(5), 0))
        .isEqualTo("loses after 23-18 14x23; the best move does not lose");
  }

  @Test
  void aLongLineIsCut() {
    assertThat(why("B:W21-32:B1-12", "11-15 23-19 8-11 22-17 9-13 17-14 10x17 21x14", 0, 0))
        .isEqualTo("trades one for one after 11-15 23-19 8-11 22-17 9-13 17-14 ...");
    assertThat(why("B:W21-32:B1-12", "11-15 23-19 8-11 22-17 4-8 17-13 15-18", 0, 0))
        .isEqualTo("keeps the balance; expected line: 11-15 23-19 8-11 22-17 4-8 17-13");
  }

  @Test
  void thereIsAlwaysOneSentence() {
    assertThat(game.commentary().why(game.start(), List.of(), 25, 50))
        .isEqualTo("+0.25; 0.25 men worse than the best move");
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

  /// A page translates them.
  @Test
  void remarksHaveCodesAndArguments() {
    var position = game.notation().parsePosition("W:W23,32:B14,1");
    var line = new ArrayList<Long>();
    game.notation().playMoves(position.copy(), "23-18 14x23", line::add);
    assertThat(game.commentary().remarks(position, line, -100, 0))
        .extracting(Remark::code, Remark::arguments)
        .containsExactly(
            tuple("loses-men", List.of("1")),
            tuple("line", List.of("23-18 14x23")),
            tuple("worse", List.of("1.00")));
  }

  private String why(String fen, String moves, int score, int best) {
    var position = game.notation().parsePosition(fen);
    var line = new ArrayList<Long>();
    game.notation().playMoves(position.copy(), moves, line::add);
    return game.commentary().why(position, line, score, best);
  }
}
