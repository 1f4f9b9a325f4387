package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.EndCertainty;
import dev.secateur.core.Evaluator;
import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Move;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.search.RecordedTree.RecordedVisit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Each step that trusts a cheap test instead of a search prunes, and only where it should.
class ForwardPruningTest {

  /// Only plain alpha-beta with null windows, so that a changed tree is the work of one technique.
  private static final SearchOptions PLAIN =
      Played.withoutForwardPruning(SearchOptions.STANDARD)
          .with(SearchOption.HASH, 1)
          .off(SearchOption.LMR)
          .off(SearchOption.ORACLE)
          .off(SearchOption.ASPIRATION);

  private static final String SMALL_QUORIDOR = "quoridor:size=7,walls=4";
  private static final int POSITIONS = 4;
  private static final int PLIES_LEFT = 9;
  private static final int NEVER = 10_000;

  /// The nodes of some searches.
  private static long nodes(String name, int depth, SearchOptions options) {
    var game = Played.game(name);
    return nodes(game, depth, options, Played.evaluator(game));
  }

  private static long nodes(Game game, int depth, SearchOptions options, Evaluator evaluator) {
    long nodes = 0;
    for (var position : Played.random(game, POSITIONS, 20)) {
      nodes +=
          new Searcher(game, () -> evaluator)
              .search(position, Limits.depth(depth), options, 1, SearchListener.NONE)
              .statistics()
              .nodes();
    }
    return nodes;
  }

  /// Looks at every node of some searches.
  private static void forEachVisit(
      String name, int depth, SearchOptions options, Consumer<RecordedVisit> look) {
    var game = Played.game(name);
    for (var position : Played.random(game, POSITIONS, 20)) {
      var tree = new RecordedTree();
      Played.searcher(game).search(position, Limits.depth(depth), options, 1, tree);
      tree.all().forEach(look);
    }
  }

  @ParameterizedTest
  @CsvSource({"checkers, 8", "reversi, 6", "'quoridor:size=7,walls=4', 4"})
  void reverseFutilityPrunesMoreWithASmallerMargin(String name, int depth) {
    var on = PLAIN.on(SearchOption.REVERSE_FUTILITY);
    long off = nodes(name, depth, PLAIN);
    long narrow = nodes(name, depth, on.with(SearchOption.REVERSE_FUTILITY_MARGIN, 20));
    long wide = nodes(name, depth, on.with(SearchOption.REVERSE_FUTILITY_MARGIN, 150));
    assertThat(narrow).isLessThan(wide);
    assertThat(wide).isLessThan(off);
    assertThat(nodes(name, depth, on.with(SearchOption.REVERSE_FUTILITY_MARGIN, NEVER)))
        .isEqualTo(off);
  }

  /// A pruned node has no visits below it and a score of beta or more. Nodes at the horizon have
  /// depth 0.
  @Test
  void reverseFutilityPrunesOnlyNearTheHorizonAndAboveBeta() {
    var options =
        PLAIN
            .off(SearchOption.TABLE)
            .on(SearchOption.REVERSE_FUTILITY)
            .with(SearchOption.REVERSE_FUTILITY_DEPTH, 2);
    var pruned = new ArrayList<RecordedVisit>();
    forEachVisit(
        "reversi",
        5,
        options,
        visit -> {
          if (visit.children.isEmpty() && visit.depth > 0) {
            pruned.add(visit);
          }
        });
    assertThat(pruned).hasSizeGreaterThan(100);
    assertThat(pruned)
        .allMatch(visit -> visit.depth <= 2)
        .allMatch(RecordedVisit::hasEmptyWindow)
        .allMatch(visit -> visit.score >= visit.beta);
  }

  /// With ten empty squares a search to depth ten sees the end of every line.
  @Test
  void nothingIsPrunedByEvaluationsWhereTheSearchReachesTheEndOfTheGame() {
    var game = Played.game("reversi");
    var standard = Played.evaluator(game);
    var pruning = PLAIN.on(SearchOption.REVERSE_FUTILITY).on(SearchOption.PROBCUT);
    int compared = 0;
    for (var position : Played.random(game, 60, 60)) {
      if (position.maxPliesLeft() > 10) {
        continue;
      }
      compared++;
      var counts = new ArrayList<Long>();
      for (var options : List.of(PLAIN, pruning)) {
        var limits = Limits.depth(position.maxPliesLeft());
        var searcher = new Searcher(game, () -> new WithError(standard, 1));
        counts.add(
            searcher
                .search(
                    position, limits, options.off(SearchOption.DEEPENING), 1, SearchListener.NONE)
                .statistics()
                .nodes());
      }
      assertThat(counts.get(1)).isEqualTo(counts.get(0));
    }
    assertThat(compared).isGreaterThan(3);
  }

  @ParameterizedTest
  @CsvSource({"checkers, 8", "reversi, 6", "'quoridor:size=7,walls=4', 4"})
  void aNullMovePrunes(String name, int depth) {
    var count = new NullMoveWatch.Count();
    long nodes = nodesWithNullMoves(name, depth, count, Played.evaluator(Played.game(name)));
    assertThat(count.nullMoves).isGreaterThan(20);
    assertThat(nodes).isLessThan(nodes(name, depth, PLAIN));
  }

  /// Each side thinks that it is ahead, and would pass whenever it may.
  @Test
  void aNullMoveIsNotAnsweredByANullMove() {
    var count = new NullMoveWatch.Count();
    nodesWithNullMoves("checkers", 9, count, new Confident());
    assertThat(count.nullMoves).isGreaterThan(20);
    assertThat(count.twoInARow).isZero();
  }

  private record Confident() implements Evaluator {

    @Override
    public int evaluate(Position position) {
      return 3 * Score.PER_UNIT;
    }

    @Override
    public List<Term> explain(Position position) {
      return List.of();
    }
  }

  private static long nodesWithNullMoves(
      String name, int depth, NullMoveWatch.Count count, Evaluator evaluator) {
    var game = Played.game(name);
    long nodes = 0;
    for (var position : Played.random(game, POSITIONS, 20)) {
      nodes +=
          new Searcher(game, () -> new NullMoveWatch.Inside(evaluator))
              .search(
                  new NullMoveWatch(position, count),
                  Limits.depth(depth),
                  PLAIN.on(SearchOption.NULL_MOVE).with(SearchOption.NULL_MOVE_REDUCTION, 1),
                  1,
                  SearchListener.NONE)
              .statistics()
              .nodes();
    }
    return nodes;
  }

  /// Searches that only decide whether to prune are not part of the recorded tree: every child is
  /// one ply below its parent, by a real move.
  @Test
  void theRecordedTreeHasOnlyRealMoves() {
    var options =
        PLAIN.on(SearchOption.NULL_MOVE).on(SearchOption.THREATS).on(SearchOption.PROBCUT);
    forEachVisit(
        SMALL_QUORIDOR,
        4,
        options,
        visit -> {
          assertThat(visit.move).isNotEqualTo(Move.NONE);
          assertThat(visit.children).allMatch(child -> child.ply == visit.ply + 1);
        });
  }

  @ParameterizedTest
  @CsvSource({"reversi, 5, 2", "'quoridor:size=7,walls=4', 4, 4"})
  void lateMovePruningSearchesTheFirstMovesOnly(String name, int depth, int count) {
    var options =
        PLAIN
            .off(SearchOption.HISTORY)
            .off(SearchOption.KILLERS)
            .off(SearchOption.COUNTER_MOVES)
            .on(SearchOption.LATE_MOVE_PRUNING)
            .with(SearchOption.LATE_MOVE_COUNT, count);
    var full = new ArrayList<RecordedVisit>();
    var longer = new ArrayList<RecordedVisit>();
    forEachVisit(
        name,
        depth,
        options,
        visit -> {
          int most = count + visit.depth * visit.depth;
          if (visit.depth <= 4 && visit.children.size() == most) {
            full.add(visit);
          } else if (visit.depth <= 4 && visit.children.size() > most) {
            longer.add(visit);
          }
        });
    assertThat(full).as("nodes with as many moves as permitted").hasSizeGreaterThan(20);
    assertThat(longer)
        .as("the principal variation is not pruned")
        .isNotEmpty()
        .noneMatch(RecordedVisit::hasEmptyWindow);
    assertThat(nodes(name, depth, options.off(SearchOption.LATE_MOVE_PRUNING)))
        .isGreaterThan(nodes(name, depth, options));
  }

  @ParameterizedTest
  @CsvSource({"checkers, 8", "reversi, 6"})
  void aNodeWithoutATableMoveIsReduced(String name, int depth) {
    var options = PLAIN.on(SearchOption.IIR);
    var reduced = new ArrayList<RecordedVisit>();
    forEachVisit(
        name,
        depth,
        options,
        visit -> {
          if (visit.children.stream().anyMatch(child -> child.depth == visit.depth - 2)) {
            reduced.add(visit);
          }
        });
    assertThat(reduced).hasSizeGreaterThan(20).allMatch(visit -> visit.depth >= 4);
    assertThat(nodes(name, depth, options)).isLessThan(nodes(name, depth, PLAIN));
  }

  /// The margin follows from how sure the search has to be, not from the option, which is for all
  /// other searches.
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void theCertaintySetsTheProbCutMargin(int level) {
    var game = Played.game("reversi");
    var options = PLAIN.off(SearchOption.DEEPENING).on(SearchOption.PROBCUT);
    var narrow = options.with(SearchOption.PROBCUT_DEVIATIONS, 10);
    var wide = options.with(SearchOption.PROBCUT_DEVIATIONS, 1_000);
    long pruned = endNodes(game, level, narrow);
    assertThat(pruned).isEqualTo(endNodes(game, level, wide));
    assertThat(pruned).isLessThan(endNodes(game, level, PLAIN.off(SearchOption.DEEPENING)));
  }

  /// The nodes of searches to the end of the game of one [EndCertainty] level.
  private static long endNodes(Game game, int level, SearchOptions options) {
    long nodes = 0;
    for (var position : Played.random(game, 300, 60)) {
      if (position.maxPliesLeft() == PLIES_LEFT) {
        int depth = PLIES_LEFT - EndCertainty.LEVELS + level;
        nodes +=
            new Searcher(game, () -> new WithEndError(Played.evaluator(game)))
                .search(position, Limits.depth(depth), options, 1, SearchListener.NONE)
                .statistics()
                .nodes();
      }
    }
    return nodes;
  }

  /// An evaluator that knows the errors of searches only in those to the end of the game.
  private record WithEndError(Evaluator evaluator) implements Evaluator {

    @Override
    public int evaluate(Position position) {
      return evaluator.evaluate(position);
    }

    @Override
    public int searchError(Position position, int shallowDepth, int depth) {
      return EndCertainty.isSelective(EndCertainty.level(depth, position.maxPliesLeft()))
          ? 200
          : NO_ERROR_KNOWN;
    }

    @Override
    public List<Term> explain(Position position) {
      return evaluator.explain(position);
    }
  }

  /// The first move captures all discs of the opponent, which proves its score. The others are
  /// given up after a cheap test, which proves nothing.
  @Test
  void aScoreIsNotExactIfAMoveWasGivenUp() {
    var game = Played.game("reversi");
    var position = game.start();
    game.notation().playMoves(position, "e6 f4 e3 f6 g5 d6 e7 f5", _ -> {});
    var options = PLAIN.on(SearchOption.REVERSE_FUTILITY);
    var found =
        Played.searcher(game).search(position, Limits.depth(3), options, 1, SearchListener.NONE);
    assertThat(game.notation().formatMove(position, found.best())).isEqualTo("c5");
    assertThat(found.score()).isEqualTo(64 * Score.PER_UNIT);
    assertThat(found.isExact()).isFalse();
  }

  /// An evaluator that knows how well shallow searches predict deep ones.
  private record WithError(Evaluator evaluator, int error) implements Evaluator {

    @Override
    public int evaluate(Position position) {
      return evaluator.evaluate(position);
    }

    @Override
    public int searchError(Position position, int shallowDepth, int depth) {
      assertThat(shallowDepth).isLessThan(depth);
      return error;
    }

    @Override
    public List<Term> explain(Position position) {
      return evaluator.explain(position);
    }
  }

  @ParameterizedTest
  @CsvSource({"checkers, 7", "reversi, 6", "'quoridor:size=5,walls=3', 5"})
  void probCutPrunesMoreWithASmallerError(String name, int depth) {
    var game = Played.game(name);
    var standard = Played.evaluator(game);
    var options = PLAIN.on(SearchOption.PROBCUT);
    long off = nodes(name, depth, PLAIN);
    assertThat(nodes(game, depth, options, new WithError(standard, 20)))
        .isLessThan(nodes(game, depth, options, new WithError(standard, 100)))
        .isLessThan(off);
    // Where the error is unknown, or so large that no score is far enough outside, nothing happens.
    assertThat(nodes(game, depth, options, new WithError(standard, Evaluator.NO_ERROR_KNOWN)))
        .isEqualTo(off);
    assertThat(nodes(game, depth, options, new WithError(standard, 2 * Score.MAX_EVALUATION)))
        .isEqualTo(off);
  }

  @Test
  void probCutPrunesAboveAndBelowTheWindow() {
    var game = Played.game("reversi");
    var evaluator = new WithError(Played.evaluator(game), 50);
    var options = PLAIN.off(SearchOption.TABLE).on(SearchOption.PROBCUT);
    int above = 0;
    int below = 0;
    for (var position : Played.random(game, POSITIONS, 20)) {
      var tree = new RecordedTree();
      new Searcher(game, () -> evaluator).search(position, Limits.depth(6), options, 1, tree);
      for (var visit : tree.all()) {
        if (visit.depth >= 4 && visit.children.isEmpty()) {
          above += visit.score == visit.beta ? 1 : 0;
          below += visit.score == visit.alpha ? 1 : 0;
        }
      }
    }
    assertThat(above).isGreaterThan(5);
    assertThat(below).isGreaterThan(5);
  }

  @Test
  void aSecondTryOfProbCutChangesDeepSearches() {
    var game = Played.game("reversi");
    var evaluator = new WithError(Played.evaluator(game), 50);
    var once = PLAIN.on(SearchOption.PROBCUT);
    var twice = once.with(SearchOption.PROBCUT_TRIES, 2);
    assertThat(nodes(game, 10, twice, evaluator)).isNotEqualTo(nodes(game, 10, once, evaluator));
    // At small depths there is only one shallower search.
    assertThat(nodes(game, 5, twice, evaluator)).isEqualTo(nodes(game, 5, once, evaluator));
  }

  /// Answers with the bound itself outside the window, as a lazy evaluator may.
  private static final class LazyEvaluator implements Evaluator {

    private final Evaluator full;
    private final boolean isLazy;
    private long withoutWindow;

    LazyEvaluator(Evaluator full, boolean isLazy) {
      this.full = full;
      this.isLazy = isLazy;
    }

    @Override
    public int evaluate(Position position) {
      withoutWindow++;
      return full.evaluate(position);
    }

    @Override
    public int evaluate(Position position, int alpha, int beta) {
      return Math.clamp(full.evaluate(position), alpha, beta);
    }

    @Override
    public boolean isLazy() {
      return isLazy;
    }

    @Override
    public List<Term> explain(Position position) {
      return full.explain(position);
    }
  }

  /// A lazy evaluator is only asked whether reverse futility prunes. The answer is the same.
  @ParameterizedTest
  @CsvSource({"reversi, 5", "'quoridor:size=7,walls=4', 4"})
  void aLazyEvaluatorIsAskedOnlyWithAWindow(String name, int depth) {
    var game = Played.game(name);
    var options = PLAIN.with(SearchOption.REVERSE_FUTILITY, 1).off(SearchOption.TABLE);
    for (var position : Played.random(game, POSITIONS, 20)) {
      var lazy = new LazyEvaluator(Played.evaluator(game), true);
      var eager = new LazyEvaluator(Played.evaluator(game), false);
      var lazyResult = resultOf(game, lazy, position, depth, options);
      var eagerResult = resultOf(game, eager, position, depth, options);
      assertThat(lazyResult.score()).isEqualTo(eagerResult.score());
      assertThat(lazyResult.best()).isEqualTo(eagerResult.best());
      assertThat(lazy.withoutWindow).isZero();
      assertThat(eager.withoutWindow).isPositive();
      // With a null move the evaluation has a second use.
      var nullMove = options.with(SearchOption.NULL_MOVE, 1);
      resultOf(game, lazy, position, depth, nullMove);
      assertThat(lazy.withoutWindow).isPositive();
    }
  }

  private static SearchResult resultOf(
      Game game, Evaluator evaluator, Position position, int depth, SearchOptions options) {
    return new Searcher(game, () -> evaluator)
        .search(position, Limits.depth(depth), options, 1, SearchListener.NONE);
  }
}
