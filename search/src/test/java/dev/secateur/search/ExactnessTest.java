package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.Oracle;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A score that is called exact is the true value of the position, and a search that has it stops.
class ExactnessTest {

  private static final SearchOptions STANDARD = SearchOptions.STANDARD.with(SearchOption.HASH, 4);

  /// FFO endgame test, position 1: Black to move scores +18 with g8.
  private static final String FFO_1 =
      "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

  private static final int LONGER_THAN_ANY = 60;

  /// Every technique that may change a score, all at once.
  private static SearchOptions everything() {
    var all = STANDARD;
    for (var technique : Games.installed().options().techniques()) {
      all = all.with(technique, 1);
    }
    return all;
  }

  private static List<Position> endings(String name, int count, int maxMoves) {
    var game = Played.game(name);
    var endings = new ArrayList<Position>();
    for (var position : Played.random(game, count, 60)) {
      if (position.ply() >= 50 && position.countMoves() <= maxMoves) {
        endings.add(position);
      }
    }
    return endings;
  }

  @Test
  void aSelectiveSearchToTheEndSaysHowSureItIs() {
    var game = Played.game("reversi");
    var position = game.notation().parsePosition(FFO_1);
    int left = position.maxPliesLeft();
    var withoutSolver = STANDARD.off(SearchOption.ORACLE);
    var selective = search(game, position, Limits.depth(left - 2), withoutSolver);
    assertThat(selective.isExact()).isFalse();
    assertThat(selective.certainty()).isEqualTo(95);
    assertThat(selective.certainty(selective.lines().getFirst())).isEqualTo(95);
    var shallow = search(game, position, Limits.depth(left - 5), withoutSolver);
    assertThat(shallow.certainty()).isZero();
    var off = withoutSolver.off(SearchOption.PROBCUT_END);
    assertThat(search(game, position, Limits.depth(left - 2), off).certainty()).isZero();
    var exact = search(game, position, Limits.depth(left), STANDARD);
    assertThat(exact.isExact()).isTrue();
    assertThat(exact.certainty(exact.lines().getFirst())).isEqualTo(100);
    assertThat(exact.score()).isEqualTo(18 * Score.PER_UNIT);
  }

  @Test
  void aScoreOfReversiThatIsCalledExactIsTheBruteForceValue() {
    var game = Played.game("reversi");
    int exact = 0;
    int notExact = 0;
    for (var position : endings("reversi", 400, 6)) {
      if (position.ply() < 54) {
        continue;
      }
      int expected = new BruteForce().value(position.copy(), LONGER_THAN_ANY);
      // The solver makes every score exact here, so the search is also tested without it.
      for (var options :
          List.of(
              STANDARD,
              everything(),
              STANDARD.off(SearchOption.ORACLE),
              everything().off(SearchOption.ORACLE))) {
        for (int depth : new int[] {1, 3, 5, 7, 9, 12}) {
          var found = search(game, position, Limits.depth(depth), options);
          if (found.isExact()) {
            exact++;
            assertThat(found.score())
                .as("%s to depth %d", game.notation().formatPosition(position), depth)
                .isEqualTo(expected);
          } else {
            notExact++;
          }
        }
      }
    }
    assertThat(exact).isGreaterThan(50);
    assertThat(notExact).isGreaterThan(50);
  }

  @Test
  void aSolvedPositionIsNotSearchedDeeper() {
    var game = Played.game("reversi");
    var found = search(game, game.notation().parsePosition(FFO_1), Limits.NONE, STANDARD);
    assertThat(found.isExact()).isTrue();
    assertThat(found.score()).isEqualTo(1_800);
    assertThat(game.notation().formatMove(game.notation().parsePosition(FFO_1), found.best()))
        .isEqualTo("g8");
    // To depth 120 it took 4,832,138.
    assertThat(found.statistics().nodes()).isLessThan(1_500_000);
  }

  /// The values of all moves take long. Each is reported when it is known, and a stop keeps them.
  @Test
  void aStopKeepsTheExactScoresOfTheLinesThatAreFinished() {
    var game = Played.game("reversi");
    var position = game.notation().parsePosition(FFO_1);
    var searcher = Played.searcher(game);
    var reported = new ArrayList<Long>();
    var untilTheSecond =
        new SearchListener() {
          @Override
          public void iterationDone(SearchResult soFar) {}

          @Override
          public void lineDone(SearchResult soFar) {
            long exact = soFar.lines().stream().filter(SearchResult.ScoredLine::exact).count();
            reported.add(exact);
            if (exact == 2) {
              searcher.stop();
            }
          }
        };
    int all = position.countMoves();
    var found = searcher.search(position, Limits.NONE, STANDARD, all, untilTheSecond);
    assertThat(reported).contains(0L, 1L, 2L);
    assertThat(found.lines()).hasSize(all);
    assertThat(found.lines().subList(0, 2)).allMatch(SearchResult.ScoredLine::exact);
    assertThat(found.lines().subList(2, all)).noneMatch(SearchResult.ScoredLine::exact);
    assertThat(found.lines())
        .as("no move is better than the exact ones before it")
        .isSortedAccordingTo((a, b) -> Integer.compare(b.score(), a.score()));
  }

  /// With as much depth as empty squares nothing is reduced or pruned.
  @Test
  void aDepthOfAllEmptySquaresIsExact() {
    var game = Played.game("reversi");
    var position = game.notation().parsePosition(FFO_1);
    int empties = 14;
    var found = search(game, position, Limits.depth(empties), STANDARD.off(SearchOption.ORACLE));
    assertThat(found.isExact()).isTrue();
    assertThat(found.score()).isEqualTo(1_800);
  }

  /// The table keeps that a score is exact, so a second search needs a fraction of the nodes.
  @Test
  void aTableHitKeepsExactness() {
    var game = Played.game("reversi");
    var searcher = Played.searcher(game);
    var position = game.notation().parsePosition(FFO_1);
    var options = SearchOptions.STANDARD.with(SearchOption.HASH, 64);
    var first = searcher.search(position, Limits.NONE, options, 1, SearchListener.NONE);
    var again = searcher.search(position, Limits.NONE, options, 1, SearchListener.NONE);
    assertThat(again.isExact()).isTrue();
    assertThat(again.score()).isEqualTo(first.score());
    assertThat(again.statistics().nodes()).isLessThan(first.statistics().nodes() / 4);
  }

  /// White reaches its goal with the next step. Walls left out of the search could be the best
  /// moves of a position, so nothing is exact without them.
  @ParameterizedTest
  @CsvSource({"0, true", "2, false"})
  void aSearchWithoutAllMovesIsNeverExact(int strategicWalls, boolean expected) {
    var game = Played.game("quoridor:size=3,walls=1");
    var option =
        game.options().stream()
            .filter(one -> one.text().equals("strategic-walls"))
            .findFirst()
            .orElseThrow();
    var options =
        STANDARD.with(option, strategicWalls).off(SearchOption.DRAW_RULES).off(SearchOption.LMR);
    var position = game.start();
    game.notation().playMoves(position, "b2 c3", _ -> {});
    var found = search(game, position, Limits.depth(12), options);
    assertThat(found.score()).isEqualTo(Score.winIn(1));
    assertThat(found.isExact()).isEqualTo(expected);
  }

  @Test
  void aDrawByRepetitionInsideTheTreeIsNotExact() {
    var game = Played.game("checkers");
    var position = game.notation().parsePosition("W:WK25,29:BK26");
    // The endgame database knows that it is a draw.
    var options = STANDARD.off(SearchOption.ORACLE);
    var found = search(game, position, Limits.depth(14), options);
    assertThat(found.score()).isZero();
    assertThat(found.isExact()).isFalse();
  }

  @Test
  void aPassCostsNoDepth() {
    var game = Played.game("reversi");
    int passes = 0;
    for (var position : endings("reversi", 2_000, 1)) {
      if (!game.isPass(position.legalMoves()[0])) {
        continue;
      }
      passes++;
      var after = position.copy();
      after.make(position.legalMoves()[0]);
      var options = STANDARD.off(SearchOption.ORACLE);
      for (int depth = 1; depth <= 4; depth++) {
        var before = search(game, position, Limits.depth(depth), options);
        var next = search(game, after, Limits.depth(depth), options);
        assertThat(before.score()).isEqualTo(-next.score());
      }
    }
    assertThat(passes).isPositive();
  }

  /// An oracle knows that every move wins, not how soon. The search goes on, because it may find a
  /// win in some plies, and meanwhile prefers the move with the most progress.
  @Test
  void aWinAtAnUnknownDistanceIsNotExactAndTheMoveWithTheMostProgressIsBest() {
    var position = Played.game("checkers").start();
    var moves = position.legalMoves();
    var after = position.copy();
    after.make(moves[3]);
    long keyOfBest = after.key();
    Oracle database = (asked, _, _, _, _) -> Score.lost(asked.key() == keyOfBest ? 30 : 20);
    var control = new SearchControl(STANDARD, Limits.NONE, System::nanoTime);
    var memory = ThreadMemory.empty(database);
    var rootMoves = new RootMoves(moves);
    var search =
        new Search(
            position,
            Played.evaluator(Played.game("checkers")),
            new TranspositionTable(1),
            memory,
            new PeriodicCheck(control, _ -> {}),
            rootMoves);
    search.configure(STANDARD);
    var worker = new Worker(search, rootMoves, control, memory.counters(), 1);
    assertThat(worker.iterate(1, () -> {})).isTrue();
    var best = worker.bestLines().getFirst();
    assertThat(best.score()).isEqualTo(Score.won(30));
    assertThat(best.move()).isEqualTo(moves[3]);
    assertThat(best.exact()).isFalse();
    assertThat(worker.isSettled(100)).isFalse();
  }

  /// The progress in such a win is not kept as proven, because a deeper search may know better;
  /// that the position is won at all is.
  @Test
  void onlyTheBoundOfAWinAtAnUnknownDistanceIsProven() {
    for (int score : new int[] {Score.lost(30), -Score.LEAST_WIN}) {
      var position = Played.game("checkers").start();
      var moves = position.legalMoves();
      var control = new SearchControl(STANDARD, Limits.NONE, System::nanoTime);
      var memory = ThreadMemory.empty((_, _, _, _, _) -> score);
      var rootMoves = new RootMoves(moves);
      var table = new TranspositionTable(1);
      var search =
          new Search(
              position,
              Played.evaluator(Played.game("checkers")),
              table,
              memory,
              new PeriodicCheck(control, _ -> {}),
              rootMoves);
      search.configure(STANDARD);
      var worker = new Worker(search, rootMoves, control, memory.counters(), 1);
      assertThat(worker.iterate(2, () -> {})).isTrue();
      position.make(worker.bestLines().getFirst().move());
      long entry = table.probe(position.key());
      assertThat(entry).isNotEqualTo(TranspositionTable.NOTHING);
      assertThat(TranspositionTable.isProven(entry)).isEqualTo(score == -Score.LEAST_WIN);
    }
  }

  private static SearchResult search(
      Game game, Position position, Limits limits, SearchOptions options) {
    return Played.searcher(game).search(position, limits, options, 1, SearchListener.NONE);
  }
}
