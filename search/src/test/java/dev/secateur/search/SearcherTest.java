package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.secateur.core.Limits;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.core.Warnings;
import dev.secateur.games.reversi.ReversiEndgameProvider;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearcherTest {

  private static final SearchOptions STANDARD = SearchOptions.STANDARD;

  private static final String FORCED_REVERSI =
      "---------O--------O--------OOOOO---XXXX--OXOXOO--OXXO----OXO-O-- O";
  private static final String FORCED_QUORIDOR =
      "a1 c1 e1 b3 g3 e4 h4 e6 g6 c7 e7 e8 / d1 c2 d3 g4 b5 e5 g8 / e1 f9 / 0 1 / 1";

  @ParameterizedTest
  @CsvSource({"checkers, 11", "reversi, 8", "quoridor, 4"})
  void oneThreadIsRepeatableAtFixedDepth(String name, int depth) {
    var first = search(name, "", Limits.depth(depth), STANDARD);
    var second = search(name, "", Limits.depth(depth), STANDARD);
    assertThat(second.lines()).isEqualTo(first.lines());
    assertThat(second.statistics().nodes()).isEqualTo(first.statistics().nodes());
    assertThat(second.statistics().nodesPerDepth()).isEqualTo(first.statistics().nodesPerDepth());
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void oneThreadIsRepeatableAtFixedNodesAndKeepsToThem(String name) {
    var first = search(name, "", Limits.nodes(30_000), STANDARD);
    var second = search(name, "", Limits.nodes(30_000), STANDARD);
    assertThat(first.statistics().nodes()).isBetween(10_000L, 30_001L);
    assertThat(second.statistics().nodes()).isEqualTo(first.statistics().nodes());
    assertThat(second.lines()).isEqualTo(first.lines());
  }

  /// Nothing of the game before is left: no table, no history, nothing that an oracle has found.
  @ParameterizedTest
  @CsvSource({"checkers, 30", "reversi, 48", "quoridor, 60"})
  void aNewGameIsSearchedAsByANewSearcher(String name, int plies) {
    var game = Played.game(name);
    var searcher = Played.searcher(game);
    for (var position : Played.random(game, 10, plies)) {
      searcher.newGame();
      var first = searcher.search(position, Limits.nodes(5_000), STANDARD, 1, SearchListener.NONE);
      searcher.newGame();
      var again = searcher.search(position, Limits.nodes(5_000), STANDARD, 1, SearchListener.NONE);
      assertThat(again.statistics().nodes()).isEqualTo(first.statistics().nodes());
      assertThat(again.lines()).isEqualTo(first.lines());
    }
  }

  @Test
  void aPreparedSearchKeepsThePositionItWasGiven() {
    var game = Played.game("checkers");
    var position = game.start();
    var prepared =
        Played.searcher(game).prepare(position, Limits.depth(3), STANDARD, 1, SearchListener.NONE);
    position.make(position.legalMoves()[0]);
    assertThat(game.start().legalMoves()).contains(prepared.run().best());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "checkers|W:W20,21,22,23,27,29:B2,6,7,9,13,15,16",
        "reversi|" + FORCED_REVERSI,
        "quoridor|" + FORCED_QUORIDOR
      })
  void anOnlyMoveIsPlayedAtOnceAndAnalysedAsLongAsOneLikes(String name, String text) {
    var game = Played.game(name);
    var position = game.notation().parsePosition(text);
    assertThat(position.countMoves()).isEqualTo(1);
    var options = STANDARD.off(SearchOption.ORACLE);
    var limits = Limits.nodes(20_000);
    var played =
        Played.searcher(game).search(position, limits.toPlay(), options, 1, SearchListener.NONE);
    assertThat(played.statistics().nodes()).isLessThan(100);
    assertThat(played.best()).isEqualTo(position.legalMoves()[0]);
    var analysed = Played.searcher(game).search(position, limits, options, 1, SearchListener.NONE);
    assertThat(analysed.depth()).isGreaterThan(4);
  }

  @ParameterizedTest
  @CsvSource({"checkers, 9", "reversi, 6", "quoridor, 3"})
  void severalThreadsReturnALegalLine(String name, int depth) {
    var game = Played.game(name);
    for (var position : Played.random(game, 20, 30)) {
      var found =
          Played.searcher(game)
              .search(
                  position,
                  Limits.depth(depth),
                  STANDARD.with(SearchOption.THREADS, 3),
                  1,
                  SearchListener.NONE);
      var played = position.copy();
      assertThat(found.lines()).hasSize(1);
      for (long move : found.lines().getFirst().moves()) {
        assertThat(played.legalMoves()).contains(move);
        played.make(move);
      }
    }
  }

  @Test
  void theLinesOfAnAnalysisAreTheBestMovesWithTheirExactScores() {
    var game = Played.game("checkers");
    var options =
        Played.withoutForwardPruning(STANDARD)
            .off(SearchOption.LMR)
            .with(SearchOption.TABLE_EQUAL_DEPTH, 1);
    for (var position : Played.random(game, 20, 40)) {
      int all = position.countMoves();
      var lines =
          Played.searcher(game)
              .search(position, Limits.depth(5), options, all, SearchListener.NONE)
              .lines();
      assertThat(lines).hasSize(all);
      var plain = new PlainSearch(PlainSearch.PlainAlgorithm.MINIMAX, Played.evaluator(game), true);
      for (var line : lines) {
        position.make(line.move());
        assertThat(line.score()).isEqualTo(-Score.toRootRelative(plain.value(position, 4), 1));
        position.undo();
      }
      assertThat(lines).isSortedAccordingTo((a, b) -> Integer.compare(b.score(), a.score()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void aStopInMidIterationLosesNoLine(String name) {
    var game = Played.game(name);
    for (int nodes = 400; nodes < 8_000; nodes += 400) {
      var found =
          Played.searcher(game)
              .search(game.start(), Limits.nodes(nodes), STANDARD, 4, SearchListener.NONE);
      assertThat(found.lines()).as("%d nodes", nodes).hasSize(4);
      assertThat(found.lines().stream().map(SearchResult.ScoredLine::move)).doesNotHaveDuplicates();
    }
  }

  @Test
  void aMoveAmongEqualsIsOneOfTheBestAndFollowsTheSeed() {
    var game = Played.game("reversi");
    var options = STANDARD.with(SearchOption.RANDOM_EQUALS, 1);
    var chosen = new HashSet<Long>();
    for (int seed = 0; seed < 20; seed++) {
      var seeded = options.with(SearchOption.SEED, seed);
      var result = search("reversi", "", Limits.depth(4), seeded);
      chosen.add(result.best());
      assertThat(search("reversi", "", Limits.depth(4), seeded).best()).isEqualTo(result.best());
    }
    // All four first moves are mirror images of each other.
    assertThat(chosen).hasSize(4);
    assertThat(chosen)
        .containsExactlyInAnyOrder(
            Arrays.stream(game.start().legalMoves()).boxed().toArray(Long[]::new));
  }

  /// A search with a threshold leaves nothing in the table that misleads one without.
  @Test
  void aThresholdEndsNodesEarlyAndShapesNothingInTheTable() {
    var game = Played.game("quoridor:size=5,walls=3");
    var plain =
        STANDARD
            .off(SearchOption.LMR)
            .off(SearchOption.PVS)
            .off(SearchOption.DEEPENING)
            .off(SearchOption.DRAW_RULES)
            .off(SearchOption.ORACLE)
            .with(SearchOption.TABLE_EQUAL_DEPTH, 1);
    var threshold = plain.with(SearchOption.PRUNE_THRESHOLD, 1.5);
    long nodesWith = 0;
    long nodesWithout = 0;
    for (var position : Played.random(game, 40, 20)) {
      var searcher = Played.searcher(game);
      var limits = Limits.depth(3);
      var pruned = searcher.search(position, limits, threshold, 1, SearchListener.NONE);
      var after = searcher.search(position, limits, plain, 1, SearchListener.NONE);
      var fresh = Played.searcher(game).search(position, limits, plain, 1, SearchListener.NONE);
      nodesWith += pruned.statistics().nodes();
      nodesWithout += fresh.statistics().nodes();
      assertThat(after.score())
          .as(game.notation().formatPosition(position))
          .isEqualTo(fresh.score());
    }
    assertThat(nodesWith).isLessThan(nodesWithout);
  }

  @Test
  void nodesPerDepthAreThoseOfTheLastIterationWithoutTheRoot() {
    var minimax =
        STANDARD
            .off(SearchOption.TABLE)
            .off(SearchOption.LMR)
            .off(SearchOption.DEEPENING)
            .off(SearchOption.DRAW_RULES)
            .off(SearchOption.QUIESCENCE);
    var nodes = search("reversi", "", Limits.depth(3), minimax).statistics().nodesPerDepth();
    assertThat(nodes).hasSize(3);
    assertThat(nodes.get(0)).isGreaterThanOrEqualTo(4);
    assertThat(nodes.get(1)).isBetween(4L, 24L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"minimax", "fail-hard", "fail-soft"})
  void theTextbooksGiveTheMinimaxValueAndVisitMore(String plain) {
    var game = Played.game("checkers");
    var textbook =
        search("checkers", "", Limits.depth(6), STANDARD.with(SearchOption.PLAIN, plain));
    var expected =
        new PlainSearch(PlainSearch.PlainAlgorithm.MINIMAX, Played.evaluator(game), true)
            .value(game.start(), 6);
    assertThat(textbook.score()).isEqualTo(expected);
    assertThat(textbook.statistics().nodesPerDepth()).hasSize(6);
    if (plain.equals("minimax")) {
      assertThat(textbook.statistics().nodesPerDepth().subList(0, 4))
          .containsExactly(7L, 49L, 302L, 1_469L);
    }
    assertThat(textbook.statistics().nodes())
        .isGreaterThan(search("checkers", "", Limits.depth(6), STANDARD).statistics().nodes());
  }

  @ParameterizedTest
  @CsvSource({"checkers", "reversi", "quoridor"})
  void aTextbookShowsTheWholeLineThatItsScoreComesFrom(String name) {
    var game = Played.game(name);
    int depth = name.equals("quoridor") ? 2 : 5;
    for (var position : Played.random(game, 10, 30)) {
      for (var plain : SearchOption.PLAIN.choices().subList(1, 4)) {
        var options = STANDARD.with(SearchOption.PLAIN, plain).off(SearchOption.QUIESCENCE);
        var found =
            Played.searcher(game)
                .search(position, Limits.depth(depth), options, 1, SearchListener.NONE);
        var line = found.lines().getFirst().moves();
        var end = position.copy();
        line.forEach(end::make);
        if (!end.ending().isOver()) {
          assertThat(line).as(plain).hasSize(depth);
          int sign = depth % 2 == 0 ? 1 : -1;
          assertThat(sign * Played.evaluator(game).evaluate(end)).isEqualTo(found.score());
        }
      }
    }
  }

  @Test
  void aFinishedGameHasNoMove() {
    var game = Played.game("checkers");
    var over = game.notation().parsePosition("W:W:B1");
    var result =
        Played.searcher(game).search(over, Limits.depth(5), STANDARD, 1, SearchListener.NONE);
    assertThat(result.hasMove()).isFalse();
  }

  /// Reversi's solver has a table, too.
  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi"})
  void aTableThatDoesNotFitIsReportedAndTheLargestThatFitsServes(String name) {
    var game = Played.game(name);
    var searcher = Played.searcher(game);
    var warnings = new ArrayList<String>();
    var listener =
        new SearchListener() {
          @Override
          public void iterationDone(SearchResult soFar) {}

          @Override
          public void warning(String message) {
            warnings.add(message);
          }
        };
    searcher.search(game.start(), Limits.depth(3), STANDARD, 1, listener);
    // The build gives these tests less memory than that.
    assertThat(Runtime.getRuntime().maxMemory()).isLessThan(16_000L << 20);
    var tooMuch = STANDARD.with(SearchOption.HASH, 16_000);
    var result = searcher.search(game.start(), Limits.depth(5), tooMuch, 1, listener);
    assertThat(result.hasMove()).isTrue();
    assertThat(warnings).hasSize(1);
    var said =
        Pattern.compile("not enough memory for a table of 16000 MB: using (\\d+) MB")
            .matcher(warnings.getFirst());
    assertThat(said.matches()).isTrue();
    // The old generation has two thirds of the memory, and each attempt asks for an eighth less.
    assertThat(Long.parseLong(said.group(1)) << 20)
        .isGreaterThan(Runtime.getRuntime().maxMemory() * 2 / 3 * 3 / 4);
  }

  @Test
  void aSolverTableThatDoesNotFitIsReported() {
    var warnings = new ArrayList<String>();
    Warnings.sendTo(warnings::add);
    var game = Played.game("reversi");
    var oracles = new ReversiEndgameProvider().open(game, STANDARD.with(SearchOption.HASH, 16_000));
    assertThat(oracles.get()).isNotNull();
    assertThat(warnings).hasSize(1);
    assertThat(warnings.getFirst())
        .matches("not enough memory for a solver's table of 8000 MB: using [0-9]+ MB");
  }

  @ParameterizedTest
  @CsvSource({"checkers, 12", "reversi, 16", "quoridor, 4"})
  void nothingIsAllocatedBelowTheRoot(String name, int depth) {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    var game = Played.game(name);
    var searcher = Played.searcher(game);
    searcher.search(game.start(), Limits.depth(depth - 2), STANDARD, 1, SearchListener.NONE);
    var bytes = new ArrayList<Long>();
    var nodes = new ArrayList<Long>();
    for (int deeper : List.of(depth - 1, depth)) {
      searcher.newGame();
      long before = threads.getCurrentThreadAllocatedBytes();
      var result =
          searcher.search(game.start(), Limits.depth(deeper), STANDARD, 1, SearchListener.NONE);
      bytes.add(threads.getCurrentThreadAllocatedBytes() - before);
      nodes.add(result.statistics().nodes());
    }
    // An iteration more costs a few objects at the root; below it the smallest would be 16 bytes.
    assertThat(bytes.get(1) - bytes.get(0)).isLessThan(nodes.get(1) - nodes.get(0));
  }

  private static SearchResult search(
      String name, String moves, Limits limits, SearchOptions options) {
    var game = Played.game(name);
    return Played.searcher(game)
        .search(Played.after(game, moves), limits, options, 1, SearchListener.NONE);
  }
}
