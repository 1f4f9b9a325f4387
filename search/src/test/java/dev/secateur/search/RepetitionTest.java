package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Limits;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.core.Termination;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Who is behind repeats, who is ahead must not.
class RepetitionTest {

  /// Without the endgame databases, which know how these endings end.
  private static final SearchOptions AWARE =
      SearchOptions.STANDARD.with(SearchOption.HASH, 4).off(SearchOption.ORACLE);

  private static final SearchOptions UNAWARE = AWARE.off(SearchOption.DRAW_RULES);

  /// In each one side has a man or a king more, and the other goes to and fro: it attacks again
  /// whatever steps out, or its king holds a man from behind.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "W:WK25,29:BK26",
        "W:WK16,17:BK10,28",
        "W:WK4,12,K29:BK7,K18",
        "B:WK2,K13,21:BK5,K10",
        "B:WK15,28,K31:BK11,K27"
      })
  void whoIsBehindHoldsTheDrawByRepeating(String text) {
    var game = Played.game("checkers");
    var position = game.notation().parsePosition(text);
    assertThat(new BruteForce().value(position, 12)).as("nobody wins soon").isZero();
    var found =
        Played.foundingSearcher(game)
            .search(position, Limits.depth(14), AWARE, 1, SearchListener.NONE);
    assertThat(found.score()).isEqualTo(Score.DRAW);
    // The same search without the rule believes in the man.
    var hopeful =
        Played.foundingSearcher(game)
            .search(position, Limits.depth(14), UNAWARE, 1, SearchListener.NONE);
    assertThat(Math.abs(hopeful.score())).isGreaterThanOrEqualTo(Score.PER_UNIT);
  }

  /// Endings that are won, but further away than the search sees.
  @ParameterizedTest
  @ValueSource(
      strings = {"W:WK31,K32:BK1", "W:WK29,K30:BK1", "W:WK22,K23:BK1", "W:WK29,K30,K31:BK1,K5"})
  void whoIsAheadMakesProgressAndWins(String text) {
    var won = playedOut(text, AWARE);
    assertThat(won.outcome().isWinFor(Position.SECOND)).as("after %d plies", won.ply()).isTrue();
    assertThat(won.ply()).isLessThan(100);
  }

  @ParameterizedTest
  @ValueSource(strings = {"W:WK22,K23:BK1", "W:WK29,K30,K31:BK1,K5"})
  void withoutTheRuleBothSidesGoRoundInCircles(String text) {
    assertThat(playedOut(text, UNAWARE).outcome()).isEqualTo(Outcome.draw(Termination.REPETITION));
  }

  private static Position playedOut(String text, SearchOptions options) {
    var game = Played.game("checkers");
    var position = game.notation().parsePosition(text);
    var searcher = Played.foundingSearcher(game);
    while (!position.outcome().isOver()) {
      var found = searcher.search(position, Limits.depth(17), options, 1, SearchListener.NONE);
      position.make(found.best());
    }
    return position;
  }
}
