package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.search.PlainSearch.PlainAlgorithm;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Pruning must not change what a position is worth: with every exact technique alone, and with all
/// together, the search returns the value of plain minimax.
class MinimaxEqualityTest {

  /// These change the value on purpose; for the others the table answers at equal depth only.
  private static final Set<SearchOption> NOT_EXACT =
      Set.of(
          SearchOption.LMR,
          SearchOption.ORACLE,
          SearchOption.DRAW_RULES,
          SearchOption.REVERSE_FUTILITY,
          SearchOption.NULL_MOVE,
          SearchOption.PROBCUT,
          SearchOption.LATE_MOVE_PRUNING,
          SearchOption.IIR,
          SearchOption.SINGLE_REPLY,
          SearchOption.RECAPTURE,
          SearchOption.THREATS);

  @ParameterizedTest
  @CsvSource({
    "checkers, 5, 150, 60",
    "reversi, 4, 150, 58",
    "'quoridor:size=5,walls=3', 3, 100, 30",
    "quoridor, 2, 20, 40"
  })
  void everyExactTechniqueGivesTheMinimaxValue(String name, int depth, int count, int plies) {
    var game = Played.game(name);
    for (var position : Played.random(game, count, plies)) {
      for (boolean quiescence : new boolean[] {true, false}) {
        var evaluator = Played.evaluator(game);
        var minimax = new PlainSearch(PlainAlgorithm.MINIMAX, evaluator, quiescence);
        int expected = minimax.value(position, depth);
        for (var algorithm : List.of(PlainAlgorithm.FAIL_HARD, PlainAlgorithm.FAIL_SOFT)) {
          var plain = new PlainSearch(algorithm, evaluator, quiescence);
          assertThat(plain.value(position, depth)).as(algorithm.name()).isEqualTo(expected);
          assertThat(plain.nodes()).isLessThanOrEqualTo(minimax.nodes());
        }
        for (var options : configurations(quiescence)) {
          var found =
              Played.searcher(game)
                  .search(position, Limits.depth(depth), options, 1, SearchListener.NONE);
          assertThat(found.score())
              .as("%s in %s", options, game.notation().formatPosition(position))
              .isEqualTo(expected);
        }
      }
    }
  }

  private static List<SearchOptions> configurations(boolean quiescence) {
    var none = SearchOptions.STANDARD.with(SearchOption.HASH, 1);
    var all = none;
    for (var technique : Games.installed().options().techniques()) {
      none = none.off(technique);
      all = all.with(technique, NOT_EXACT.contains(technique) ? 0 : 1);
    }
    var configurations = new ArrayList<SearchOptions>();
    for (var technique : Games.installed().options().techniques()) {
      boolean ordering =
          Set.of(
                  SearchOption.NOISY_FIRST,
                  SearchOption.KILLERS,
                  SearchOption.HISTORY,
                  SearchOption.COUNTER_MOVES,
                  SearchOption.FOLLOW_UP_HISTORY)
              .contains(technique);
      if (!NOT_EXACT.contains(technique) && !technique.equals(SearchOption.QUIESCENCE)) {
        var alone = none.with(technique, 1);
        configurations.add(ordering ? alone.with(SearchOption.ORDERING, 1) : alone);
      }
    }
    configurations.add(none.with(SearchOption.TABLE, 1).with(SearchOption.TABLE_LEAVES, 1));
    configurations.add(all);
    configurations.add(all.with(SearchOption.TABLE_LEAVES, 1));
    return configurations.stream()
        .map(options -> options.with(SearchOption.TABLE_EQUAL_DEPTH, 1))
        .map(options -> options.with(SearchOption.QUIESCENCE, quiescence ? 1 : 0))
        .toList();
  }
}
