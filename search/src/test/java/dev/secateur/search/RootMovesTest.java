package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Limits;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RootMovesTest {

  /// The first search of an iteration fails high: the move is better than expected. The second,
  /// with a wider window, is stopped after the same move has failed low. What the first has
  /// found counts.
  @Test
  void theBestMoveOfAnIterationKeepsItsScore() {
    var moves = new RootMoves(new long[] {1, 2});
    moves.startIteration();
    assertThat(moves.newBest()).isNull();

    moves.startSearch(0, 10);
    moves.next();
    moves.scored(30, List.of(1L, 7L), 100);
    moves.startSearch(0, 10);
    moves.next();
    moves.scored(5, List.of(), 100);

    var best = Objects.requireNonNull(moves.newBest());
    assertThat(best.moves()).containsExactly(1L, 7L);
    assertThat(best.score()).isEqualTo(30);
  }

  @Test
  void aMoveThatFailsLowIsNoNewBest() {
    var moves = new RootMoves(new long[] {1, 2});
    moves.startIteration();
    moves.startSearch(0, 10);
    moves.next();
    moves.scored(5, List.of(), 100);
    assertThat(moves.newBest()).isNull();
  }

  /// Searches along a game, which find much in the table, stopped wherever their nodes end.
  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void everyStoppedSearchHasAScore(String name) {
    var game = Played.game(name);
    var options = SearchOptions.STANDARD.with(SearchOption.HASH, 1);
    for (var position : Played.random(game, 4, 4)) {
      var searcher = Played.searcher(game);
      for (int ply = 0; ply < 40 && !position.outcome().isOver(); ply++) {
        var limits = Limits.nodes(3_000);
        var result = searcher.search(position, limits, options, 1, SearchListener.NONE);
        assertThat(result.score()).isBetween(-1_000_000, 1_000_000);
        position.make(result.best());
      }
    }
  }
}
