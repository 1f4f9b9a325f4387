package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Limits;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Positions with one right answer.
class TacticsTest {

  /// Wins with the shortest distance, those of the small boards as published.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "quoridor|- / - / e8 c5 / 0 0 / 1|e9|1",
        "quoridor|- / - / e7 c5 / 0 0 / 1||3",
        "quoridor:size=3,walls=0|- / - / b1 b3 / 0 0 / 1||-4",
        "quoridor:size=3,walls=1|- / - / b1 b3 / 1 1 / 1||-8",
        "quoridor:size=4,walls=1|- / - / c1 c4 / 1 1 / 1||7"
      })
  void knownWinsAreFoundWithTheirDistance(String name, String text, String best, Integer plies) {
    var game = Played.game(name);
    var position = game.notation().parsePosition(text);
    var result =
        Played.searcher(game)
            .search(
                position,
                Limits.depth(Math.abs(plies) + 1),
                SearchOptions.STANDARD.off(SearchOption.LMR),
                1,
                SearchListener.NONE);
    assertThat(Score.isDecisive(result.score())).as(Score.text(result.score())).isTrue();
    assertThat(Score.plies(result.score())).isEqualTo(plies);
    if (best != null) {
      assertThat(game.notation().move(position, result.best())).isEqualTo(best);
    }
  }

  @Test
  void aManIsNotLeftHanging() {
    // 14-18 gives up a man for nothing; everything else keeps the balance.
    var game = Played.game("checkers");
    var position = game.notation().parsePosition("B:W22,23,30:B6,14,5");
    var result = search(game.specification(), "B:W22,23,30:B6,14,5", 6);
    assertThat(game.notation().move(position, result.best())).isNotEqualTo("14-18");
  }

  @Test
  void checkersFindsAWinByBlocking() {
    var result = search("checkers", "B:W28:BK19,K24", 9);
    assertThat(Score.isDecisive(result.score())).isTrue();
    assertThat(result.score()).isPositive();
  }

  @Test
  void reversiKnowsTheEndToTheDisc() {
    // The last two squares, solved by hand: an exact margin, not an estimate.
    var game = Played.game("reversi");
    var position =
        game.notation()
            .parsePosition("XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXOO- X");
    var result =
        Played.searcher(game)
            .search(position, Limits.depth(3), SearchOptions.STANDARD, 1, SearchListener.NONE);
    assertThat(result.score()).isEqualTo(64 * Score.PER_UNIT);
  }

  @Test
  void aRepetitionIsADrawInTheTree() {
    // One king each in opposite corners: nothing can be forced.
    var result = search("checkers", "B:WK32:BK1", 12);
    assertThat(Score.isDecisive(result.score())).isFalse();
  }

  private static SearchResult search(String name, String text, int depth) {
    var game = Played.game(name);
    return Played.searcher(game)
        .search(
            game.notation().parsePosition(text),
            Limits.depth(depth),
            SearchOptions.STANDARD,
            1,
            SearchListener.NONE);
  }
}
