package dev.secateur.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whole games of the engine against itself: every move is legal, no game is lost on time, and
/// nothing is thrown.
class SelfPlayTest {

  private static final long CLOCK_NANOS = 5_000_000_000L;

  /// In a long game about seven increments remain on the clock: enough for a machine that runs
  /// other tests at the same time.
  private static final long INCREMENT_MILLIS = 100;

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor", "quoridor:size=6,walls=5"})
  void someGamesWithANodeLimit(String name) {
    play(name, 3);
  }

  /// It uses the real clock, so it needs a machine that is not busy. The tests of the search play
  /// such games on a simulated clock in every run.
  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor", "quoridor:size=6,walls=5"})
  void aGameOnTheClockIsNotLostOnTime(String name) {
    playOnTheClock(Games.installed().find(name));
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void aThousandGamesWithANodeLimit(String name) {
    play(name, 1_000);
  }

  private static void play(String name, int games) {
    var game = Games.installed().find(name);
    for (int seed = 0; seed < games; seed++) {
      var engine = Engine.standard(game);
      var position = openingOf(game, seed);
      while (!position.outcome().isOver()) {
        makeMove(engine, position, Limits.nodes(1_500));
      }
    }
  }

  /// A few random moves, so that no two games are the same.
  private static Position openingOf(Game game, int seed) {
    var random = new SplittableRandom(seed);
    var position = game.start();
    for (int ply = 0; ply < 6 && !position.outcome().isOver(); ply++) {
      var moves = position.legalMoves();
      position.make(moves[random.nextInt(moves.length)]);
    }
    return position;
  }

  private static void playOnTheClock(Game game) {
    Engine[] engines = {Engine.standard(game), Engine.standard(game)};
    long[] clock = {CLOCK_NANOS, CLOCK_NANOS};
    var position = game.start();
    while (!position.outcome().isOver() && position.ply() < 120) {
      int side = position.sideToMove();
      long start = System.nanoTime();
      makeMove(engines[side], position, Limits.clock(clock[side] / 1_000_000, INCREMENT_MILLIS));
      clock[side] -= System.nanoTime() - start;
      assertThat(clock[side]).as("clock at ply %d", position.ply()).isPositive();
      clock[side] += INCREMENT_MILLIS * 1_000_000;
    }
  }

  private static void makeMove(Engine engine, Position position, Limits limits) {
    long key = position.key();
    long move = engine.search(position, limits).best();
    assertThat(position.key()).as("the search leaves the position alone").isEqualTo(key);
    assertThat(position.legalMoves()).contains(move);
    position.make(move);
  }
}
