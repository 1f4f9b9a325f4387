package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whole searches and games by the clock, which every evaluation moves by the same time: the
/// machine and what else runs on it play no part.
class TimedSearchTest {

  private static final SearchOptions STANDARD = SearchOptions.STANDARD.with(SearchOption.HASH, 4);

  private static final long NANOS_PER_EVALUATION = 50_000;

  /// A search looks at the clock at every so many nodes, of which each has one evaluation at most.
  private static final long LONGEST_BETWEEN_BEATS = 1_024 * NANOS_PER_EVALUATION;

  private static final int MAX_PLIES = 150;

  private final ManualClock clock = new ManualClock();

  private Searcher searcher(Game game) {
    return Played.searcher(game, clock, _ -> clock.advanceNanos(NANOS_PER_EVALUATION));
  }

  @Test
  void aMoveTimeIsUsedUpAndKept() {
    var game = Played.game("checkers");
    var result =
        searcher(game).search(game.start(), Limits.moveTime(400), STANDARD, 1, SearchListener.NONE);
    assertThat(result.statistics().timeNanos())
        .isBetween(400_000_000L, 400_000_000L + LONGEST_BETWEEN_BEATS);
  }

  /// A model is read from its file when the first evaluator is made.
  @Test
  void loadingAModelIsNotPartOfTheTimeOfASearch() {
    var game = Played.game("checkers");
    var searcher =
        new Searcher(
            game,
            () -> {
              clock.advanceMillis(3_000);
              return Played.evaluator(game);
            },
            clock);
    var result =
        searcher.search(
            game.start(),
            Limits.moveTime(1_000).withDepth(6),
            STANDARD.with(SearchOption.THREADS, 2),
            1,
            SearchListener.NONE);
    assertThat(result.depth()).isEqualTo(6);
    assertThat(result.statistics().timeMillis()).isZero();
  }

  @Test
  void theTimesOfTheIterationsAddUpToTheTimeOfTheSearch() {
    var game = Played.game("reversi");
    var statistics =
        searcher(game)
            .search(game.start(), Limits.depth(6), STANDARD, 1, SearchListener.NONE)
            .statistics();
    assertThat(statistics.iterationMillis()).hasSize(6);
    long sum = statistics.iterationMillis().stream().mapToLong(Long::longValue).sum();
    // Each iteration is rounded down.
    assertThat(statistics.timeMillis()).isPositive().isBetween(sum, sum + 6);
  }

  /// After each iteration: how long the search has taken, and how undecided it is.
  private record Iteration(
      long nanos, double volatility, int score, int scoreDrop, boolean isProven) {

    boolean mayGoOn(long shareNanos, double extra) {
      return nanos < shareNanos * (0.55 + extra);
    }

    /// @param shareOfBest 0 for a search in which no move is clearly best, 1 for the opposite
    double extra(double shareOfBest) {
      return new Stability(volatility, scoreDrop, shareOfBest).extraTargets();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void aSearchWhoseBestMoveHasChangedTakesLonger(String name) {
    var game = Played.game(name);
    // 28 moves of 100 ms each.
    var limits = Limits.clock(2_830, 0);
    long share = 100_000_000;
    int longer = 0;
    int ended = 0;
    for (var position : Played.random(game, 25, 30)) {
      var iterations = iterations(game, position, limits);
      for (var before : iterations.subList(0, iterations.size() - 1)) {
        assertThat(before.mayGoOn(share, before.extra(0))).as("goes on").isTrue();
        longer += before.mayGoOn(share, 0) ? 0 : 1;
      }
      var last = iterations.getLast();
      // An only move and a proven end need no more time.
      if (position.countMoves() == 1 || last.isProven()) {
        continue;
      }
      ended++;
      boolean isStopped = last.nanos() >= 4 * share;
      assertThat(isStopped || !last.mayGoOn(share, last.extra(1))).as("ends").isTrue();
      assertThat(last.nanos()).isLessThanOrEqualTo(4 * share + LONGEST_BETWEEN_BEATS);
    }
    assertThat(ended).as("searches that time ended").isGreaterThan(10);
    assertThat(longer).as("iterations that only an undecided search starts").isPositive();
  }

  private List<Iteration> iterations(Game game, Position position, Limits limits) {
    var iterations = new ArrayList<Iteration>();
    var favourites = new ArrayList<Long>();
    favourites.add(position.legalMoves()[0]);
    long start = clock.getAsLong();
    searcher(game)
        .search(
            position,
            limits,
            STANDARD,
            1,
            soFar -> {
              double before = iterations.isEmpty() ? 0 : iterations.getLast().volatility();
              boolean changed = soFar.best() != favourites.getLast();
              favourites.add(soFar.best());
              int scoreBefore = iterations.isEmpty() ? soFar.score() : iterations.getLast().score();
              iterations.add(
                  new Iteration(
                      clock.getAsLong() - start,
                      changed ? 1 : before / 2,
                      soFar.score(),
                      scoreBefore - soFar.score(),
                      Score.isDecisive(soFar.score()) || soFar.isExact()));
            });
    return iterations;
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor", "quoridor:size=6,walls=5"})
  void aGameOnTheClockIsPlayedToItsEnd(String name) {
    var game = Played.game(name);
    Searcher[] searchers = {searcher(game), searcher(game)};
    long increment = 20_000_000;
    long[] left = {3_000_000_000L, 3_000_000_000L};
    var position = game.start();
    while (!position.outcome().isOver() && position.ply() < MAX_PLIES) {
      int side = position.sideToMove();
      var limits = Limits.clock(left[side] / 1_000_000, increment / 1_000_000);
      long before = clock.getAsLong();
      var found = searchers[side].search(position, limits, STANDARD, 1, SearchListener.NONE);
      long taken = clock.getAsLong() - before;
      assertThat(taken)
          .as("time of ply %d with %d ns left", position.ply(), left[side])
          .isLessThanOrEqualTo((long) (0.35 * left[side]) + LONGEST_BETWEEN_BEATS);
      assertThat(left[side] - taken).as("clock at ply %d", position.ply()).isPositive();
      left[side] += increment - taken;
      assertThat(position.legalMoves()).contains(found.best());
      position.make(found.best());
    }
    assertThat(left[0] + left[1]).as("what is not used").isLessThan(4_000_000_000L);
  }
}
