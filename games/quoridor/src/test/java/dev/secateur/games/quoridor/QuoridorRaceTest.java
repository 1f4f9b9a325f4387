package dev.secateur.games.quoridor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.core.Oracle;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOptions;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuoridorRaceTest {

  /// Deep enough that the oracle always solves the race.
  private static final int DEEP = 99;

  /// More plies than the longest race on these boards, so a side that has not won by then never
  /// wins.
  private static final int MAX_PLIES = 40;

  private static Oracle race(Game game) {
    return new QuoridorRaceProvider().open(game, SearchOptions.STANDARD).get();
  }

  private static int exact(Oracle oracle, Position position) {
    return oracle.probe(position, -Score.INFINITE, Score.INFINITE, DEEP, _ -> {});
  }

  /// A position with random walls and pawns, and no walls in hand.
  private static QuoridorPosition randomRace(Game game, SplittableRandom random, int walls) {
    while (true) {
      var position = (QuoridorPosition) game.start();
      for (int i = 0; i < walls; i++) {
        var moves = position.legalMoves();
        long move = moves[random.nextInt(moves.length)];
        if (QuoridorMove.isWall(move)) {
          position.make(move);
        }
      }
      var parts = game.notation().formatPosition(position).split(" / ", -1);
      int size = position.rules().size;
      var text =
          "%s / %s / %s %s / 0 0 / %d"
              .formatted(
                  parts[0],
                  parts[1],
                  cell(random, size, 0),
                  cell(random, size, 1),
                  1 + random.nextInt(2));
      try {
        return (QuoridorPosition) game.notation().parsePosition(text);
      } catch (NotationException broken) {
        // Both pawns are on one cell, or one has no path: try again.
      }
    }
  }

  /// A cell that is not on the goal row of the player.
  private static String cell(SplittableRandom random, int size, int player) {
    return "" + (char) ('a' + random.nextInt(size)) + (1 + player + random.nextInt(size - 1));
  }

  @ParameterizedTest
  @CsvSource({"3, 2, 300", "4, 5, 300", "5, 8, 300", "6, 12, 60"})
  void theOracleAgreesWithAFullSearch(int size, int walls, int races) {
    var game = Games.installed().find("quoridor:size=%d,walls=20".formatted(size));
    var random = new SplittableRandom(size);
    var oracle = race(game);
    for (int race = 0; race < races; race++) {
      var position = randomRace(game, random, walls);
      assertThat(exact(oracle, position))
          .as(game.notation().formatPosition(position))
          .isEqualTo(searched(position));
    }
  }

  private static int searched(Position position) {
    var search = new QuoridorFullSearch();
    for (int plies = 1; plies <= MAX_PLIES; plies++) {
      if (search.canWin(position, position.sideToMove(), plies)) {
        return Score.winIn(plies);
      }
      if (search.canWin(position, position.sideToMove() ^ 1, plies)) {
        return Score.lossIn(plies);
      }
    }
    return Score.DRAW;
  }

  /// On the large board, where a full search takes too long: each answer must follow from the
  /// answers after the moves.
  @Test
  void theScoreIsTheBestOfTheScoresAfterTheMoves() {
    var game = new Quoridor();
    var random = new SplittableRandom(9);
    var oracle = race(game);
    for (int race = 0; race < 300; race++) {
      var position = randomRace(game, random, 19);
      int best = -Score.INFINITE;
      for (long move : position.legalMoves()) {
        position.make(move);
        int after = position.ending().isOver() ? position.finalScore() : exact(oracle, position);
        best = Math.max(best, Score.toRootRelative(-after, 1));
        position.undo();
      }
      assertThat(exact(oracle, position))
          .as(game.notation().formatPosition(position))
          .isEqualTo(best);
    }
  }

  /// For every window, the answer is exact or a bound outside the window.
  @Test
  void aBoundIsTrueAndOutsideTheWindow() {
    var game = new Quoridor();
    var random = new SplittableRandom(11);
    var oracle = race(game);
    int bounds = 0;
    for (int race = 0; race < 2_000; race++) {
      var position = randomRace(game, random, random.nextInt(20));
      int exact = exact(oracle, position);
      for (int beta : new int[] {-500, 1, 500, exact, exact + 1, Score.winIn(9), Score.lossIn(9)}) {
        int answer = oracle.probe(position, beta - 1, beta, DEEP, _ -> {});
        if (answer != exact) {
          bounds++;
          assertThat(answer >= beta ? exact >= answer : exact <= answer && answer < beta)
              .as("%d for %d, window up to %d", answer, exact, beta)
              .isTrue();
        }
      }
    }
    assertThat(bounds).isPositive();
  }

  @Test
  void theStartOfABoardWithoutWallsIsSolved() {
    assertThat(exactFromTheStart(3)).isEqualTo(Score.lossIn(4));
    assertThat(exactFromTheStart(4)).isEqualTo(Score.winIn(5));
    assertThat(exactFromTheStart(5)).isEqualTo(Score.lossIn(8));
  }

  private static int exactFromTheStart(int size) {
    var game = Games.installed().find("quoridor:size=%d,walls=0".formatted(size));
    return exact(race(game), game.start());
  }

  @Test
  void theOracleKnowsNothingWhileThereAreWalls() {
    var game = new Quoridor();
    var oracle = race(game);
    assertThat(exact(oracle, game.start())).isEqualTo(Oracle.UNKNOWN);
    var oneWall = game.notation().parsePosition("- / - / e4 e6 / 0 1 / 1");
    assertThat(exact(oracle, oneWall)).isEqualTo(Oracle.UNKNOWN);
  }

  /// What one thread has solved, the others need not solve again, nor a later search.
  @Test
  void solvedRacesAreCountedOnceAndSharedByAllThreads() {
    var game = new Quoridor();
    var oracles = new QuoridorRaceProvider().open(game, SearchOptions.STANDARD);
    var position = randomRace(game, new SplittableRandom(4), 10);
    var counted = new AtomicLong();
    var first = oracles.get();
    int score = first.probe(position, -Score.INFINITE, Score.INFINITE, DEEP, counted::addAndGet);
    assertThat(counted.get()).isBetween(300L, 2_000L);

    long before = counted.get();
    var second = oracles.get();
    assertThat(second.probe(position, -Score.INFINITE, Score.INFINITE, 1, counted::addAndGet))
        .isEqualTo(score);
    assertThat(counted.get()).isEqualTo(before);
  }

  @Test
  void aSearchThatIsStoppedStopsTheOracle() {
    var game = new Quoridor();
    var position = randomRace(game, new SplittableRandom(4), 10);
    var oracle = race(game);
    var stop = new IllegalStateException("stopped");
    assertThatThrownBy(
            () ->
                oracle.probe(
                    position,
                    -Score.INFINITE,
                    Score.INFINITE,
                    DEEP,
                    _ -> {
                      throw stop;
                    }))
        .isSameAs(stop);
    // What was half solved is not kept.
    assertThat(exact(oracle, position)).isEqualTo(exact(race(game), position));
  }
}
