package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Limits;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Stops, limits and options given to a prepared search. Each comes from another thread, at an
/// evaluation that the test chooses, so every run is the same.
class MidSearchTest {

  private static final SearchOptions STANDARD = SearchOptions.STANDARD;

  /// One iteration without an end: nothing is found before it is stopped.
  private static final SearchOptions ONE_ITERATION = STANDARD.off(SearchOption.DEEPENING);

  private static final Limits FAR_TOO_DEEP = Limits.depth(20);

  /// A search looks for news at every so many nodes. An evaluation is at most one for each node.
  private static final int NODES_BETWEEN_BEATS = 1_024;

  /// The evaluations at which something happens, and at which the search is then stopped.
  private static final int EARLY = 5_000;

  private static final int LATE = 20_000;

  private static final String FORCED_REVERSI =
      "---------O--------O--------OOOOO---XXXX--OXOXOO--OXXO----OXO-O-- O";

  private final ManualClock clock = new ManualClock();
  private final AtomicLong evaluations = new AtomicLong();

  /// A search from the start of a game in which another thread does something at two evaluations.
  private SearchResult search(
      String name, Limits limits, SearchOptions options, Interruption early, Interruption late) {
    var game = Played.game(name);
    var prepared = new AtomicReference<PreparedSearch>();
    var searcher =
        Played.searcher(
            game,
            clock,
            count -> {
              evaluations.set(count);
              if (count == EARLY) {
                fromAnotherThread(early, prepared.get());
              } else if (count == LATE) {
                fromAnotherThread(late, prepared.get());
              }
            });
    prepared.set(searcher.prepare(game.start(), limits, options, 1, SearchListener.NONE));
    return prepared.get().run();
  }

  /// What another thread does with a search that is running.
  private interface Interruption {
    void interrupt(PreparedSearch search);
  }

  private static void fromAnotherThread(Interruption what, PreparedSearch search) {
    CompletableFuture.runAsync(() -> what.interrupt(search)).join();
  }

  /// Stops it, and lets the time pass that it has for a first answer.
  private void stopLate(PreparedSearch search) {
    search.stop();
    clock.advanceMillis(21);
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void aStopEndsTheSearchWithinAThousandNodes(String name) {
    var result = search(name, Limits.NONE, STANDARD, PreparedSearch::stop, _ -> {});
    assertThat(evaluations.get()).isBetween((long) EARLY, (long) EARLY + NODES_BETWEEN_BEATS);
    assertThat(Played.game(name).start().legalMoves()).contains(result.best());
    assertThat(result.depth()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void aStopInTheFirstIterationWaitsTheTimeForAFirstAnswerAndThenNamesALegalMove(String name) {
    var result =
        search(
            name, FAR_TOO_DEEP, ONE_ITERATION, PreparedSearch::stop, _ -> clock.advanceMillis(21));
    assertThat(evaluations.get()).isBetween((long) LATE, (long) LATE + NODES_BETWEEN_BEATS);
    assertThat(Played.game(name).start().legalMoves()).contains(result.best());
    assertThat(result.depth()).isZero();
  }

  /// A search that switches the table off probes it as often as one that ends at that moment.
  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void aTechniqueSwitchedOffInMidIterationIsNoLongerUsed(String name) {
    var stopped = search(name, FAR_TOO_DEEP, ONE_ITERATION, this::stopLate, _ -> {}).statistics();
    assertThat(stopped.tableProbes()).isPositive();
    var without = ONE_ITERATION.off(SearchOption.TABLE);
    var switched =
        search(
                name,
                FAR_TOO_DEEP,
                ONE_ITERATION,
                search -> search.setOptions(without),
                this::stopLate)
            .statistics();
    assertThat(switched.nodes()).isGreaterThan(stopped.nodes() + EARLY);
    assertThat(switched.tableProbes()).isEqualTo(stopped.tableProbes());
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void aTechniqueSwitchedOnInMidIterationIsUsed(String name) {
    var without = ONE_ITERATION.off(SearchOption.TABLE);
    var never = search(name, FAR_TOO_DEEP, without, _ -> {}, this::stopLate).statistics();
    assertThat(never.tableProbes()).isZero();
    var switched =
        search(
                name,
                FAR_TOO_DEEP,
                without,
                search -> search.setOptions(ONE_ITERATION),
                this::stopLate)
            .statistics();
    assertThat(switched.tableProbes()).isPositive();
  }

  /// The root's own options: a window that ends below every score, so that the first move that is
  /// searched in an iteration is too good.
  @Test
  void theWindowOfTheNextIterationIsTheOneThatWasHandedOver() {
    var game = Played.game("checkers");
    var searcher = Played.searcher(game);
    var low = STANDARD.with(SearchOption.ALPHA, -60).with(SearchOption.BETA, -50);
    var result =
        searcher.search(
            game.start(),
            Limits.depth(6),
            STANDARD,
            1,
            soFar -> {
              if (soFar.depth() == 5) {
                searcher.setOptions(low);
              }
            });
    var asBefore = Played.searcher(game);
    var wide = asBefore.search(game.start(), Limits.depth(6), STANDARD, 1, SearchListener.NONE);
    assertThat(result.depth()).isEqualTo(6);
    assertThat(result.statistics().nodes()).isLessThan(wide.statistics().nodes());
  }

  @Test
  void aPonderHitStartsTheClock() {
    var game = Played.game("checkers");
    var prepared = new AtomicReference<PreparedSearch>();
    // An evaluation takes 10 microseconds, so 20 000 of them take 200 ms.
    var searcher =
        Played.searcher(
            game,
            clock,
            count -> {
              evaluations.set(count);
              clock.advanceNanos(10_000);
              if (count == LATE) {
                fromAnotherThread(search -> search.setLimits(Limits.moveTime(100)), prepared.get());
              }
            });
    prepared.set(searcher.prepare(game.start(), Limits.NONE, STANDARD, 1, SearchListener.NONE));
    var result = prepared.get().run();
    assertThat(evaluations.get()).isBetween(LATE + 10_000L, LATE + 10_000L + NODES_BETWEEN_BEATS);
    assertThat(result.statistics().timeMillis()).isEqualTo(evaluations.get() / 100);
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void aStopBeforeTheSearchBeginsIsNotForgotten(String name) {
    var game = Played.game(name);
    var prepared =
        Played.searcher(game, clock, evaluations::set)
            .prepare(game.start(), Limits.NONE, STANDARD, 1, SearchListener.NONE);
    prepared.stop();
    var result = prepared.run();
    assertThat(game.start().legalMoves()).contains(result.best());
    assertThat(result.depth()).isEqualTo(1);
    assertThat(evaluations.get()).isLessThan(NODES_BETWEEN_BEATS);
  }

  @Test
  void aStopAfterTheEndDisturbsNoOtherSearch() {
    var game = Played.game("checkers");
    var searcher = Played.searcher(game);
    var first = searcher.prepare(game.start(), Limits.depth(3), STANDARD, 1, SearchListener.NONE);
    first.run();
    searcher.stop();
    var second = searcher.prepare(game.start(), Limits.depth(6), STANDARD, 1, SearchListener.NONE);
    first.stop();
    assertThat(second.run().depth()).isEqualTo(6);
  }

  @Test
  void limitsAndOptionsGivenBeforeTheSearchBeginsHold() {
    var game = Played.game("reversi");
    var prepared =
        Played.searcher(game, clock, _ -> {})
            .prepare(game.start(), Limits.NONE, STANDARD, 1, SearchListener.NONE);
    prepared.setLimits(Limits.depth(4));
    prepared.setOptions(STANDARD.off(SearchOption.TABLE));
    var result = prepared.run();
    assertThat(result.depth()).isEqualTo(4);
    assertThat(result.statistics().tableProbes()).isZero();
  }

  @Test
  void anOnlyMoveIsPlayedAtOnceAfterAPonderHit() {
    var game = Played.game("reversi");
    var position = game.notation().parsePosition(FORCED_REVERSI);
    var searcher = Played.searcher(game, clock, _ -> {});
    var result =
        searcher.search(
            position,
            Limits.NONE,
            STANDARD,
            1,
            soFar -> {
              if (soFar.depth() == 3) {
                searcher.setLimits(Limits.moveTime(3_600_000).toPlay());
              }
            });
    assertThat(result.best()).isEqualTo(position.legalMoves()[0]);
    assertThat(result.depth()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aGreaterDepthInMidSearchIsReached(boolean deepening) {
    var options = deepening ? STANDARD : STANDARD.off(SearchOption.DEEPENING);
    assertThat(depthWithOtherLimits(options, Limits.depth(3), 3, Limits.depth(7))).isEqualTo(7);
  }

  @Test
  void aSmallerDepthInMidSearchEndsItAfterTheIteration() {
    assertThat(depthWithOtherLimits(STANDARD, Limits.NONE, 4, Limits.depth(6))).isEqualTo(6);
    assertThat(depthWithOtherLimits(STANDARD, Limits.NONE, 4, Limits.depth(2))).isEqualTo(4);
  }

  /// The depth of a search whose limits are changed when it has finished a certain depth.
  private int depthWithOtherLimits(
      SearchOptions options, Limits limits, int changedAt, Limits changed) {
    var game = Played.game("reversi");
    var searcher = Played.searcher(game, clock, _ -> {});
    return searcher
        .search(
            game.start(),
            limits,
            options,
            1,
            soFar -> {
              if (soFar.depth() == changedAt) {
                searcher.setLimits(changed);
              }
            })
        .depth();
  }

  @Test
  void aDepthThatTheIterationHasPassedEndsItAtOnce() {
    var result =
        search(
            "quoridor",
            FAR_TOO_DEEP,
            ONE_ITERATION,
            search -> {
              clock.advanceMillis(21);
              search.setLimits(Limits.depth(2));
            },
            _ -> {});
    assertThat(evaluations.get()).isBetween((long) EARLY, (long) EARLY + NODES_BETWEEN_BEATS);
    assertThat(Played.game("quoridor").start().legalMoves()).contains(result.best());
  }
}
