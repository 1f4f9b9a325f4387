package dev.secateur.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.search.SearchListener;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LevelPlayerTest {

  private static final int SEEDS = 40;

  private static Game game(String name) {
    return Games.installed().find(name);
  }

  private static LevelPlayer player(Game game, Level level, int seed) {
    var options = SearchOptions.STANDARD.with(SearchOption.SEED, seed);
    return new LevelPlayer(game, level, level.settings(game, Evaluators.installed()).with(options));
  }

  private static LevelPlayer player(Game game, int level, int seed) {
    return player(game, Levels.of(game).get(level - 1), seed);
  }

  private static Position position(Game game, String moves) {
    var position = game.start();
    game.notation().playMoves(position, moves, _ -> {});
    return position;
  }

  /// The best score of a search with the same limits and no mistakes.
  private static int bestScore(Game game, Level level, Position position) {
    var faultless =
        new Level(
            level.number(),
            level.name(),
            level.depth(),
            level.nodes(),
            level.millis(),
            0,
            0,
            level.choices(),
            level.evaluator(),
            level.bookVariety());
    return player(game, faultless, 0).choose(position).score();
  }

  @ParameterizedTest
  @CsvSource({
    // The king blocks the last man; every other move frees it.
    "checkers, B:W5:BK6, 6-1",
    // Only f4 flips all white discs.
    "reversi, -------------------X------XOO----------------------------------- X, f4",
    "quoridor, - / - / e8 a5 / 10 10 / 1, e9"
  })
  void everyLevelPlaysAWinInOne(String name, String start, String win) {
    var game = game(name);
    var position = game.notation().parsePosition(start);
    assertThat(position.countMoves()).isGreaterThan(1);
    for (int level : new int[] {1, 2, 9}) {
      for (int seed = 0; seed < SEEDS; seed++) {
        var chosen = player(game, level, seed).choose(position);
        assertThat(game.notation().formatMove(position, chosen.move())).isEqualTo(win);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "checkers, 11-15 23-19 8-11 22-17 11-16",
    "reversi, f5 d6 c3 d3 c4",
    "quoridor:size=5, c2 c4"
  })
  void aBeginnerMakesMistakesWithinTheLimitOfItsLevel(String name, String moves) {
    var game = game(name);
    var position = position(game, moves);
    var level = Levels.of(game).getFirst();
    int best = bestScore(game, level, position);
    int mistakes = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      int loss = best - player(game, level, seed).choose(position).score();
      assertThat(loss).isBetween(0, Score.ofUnits(level.worstMistake()));
      mistakes += loss > 0 ? 1 : 0;
    }
    assertThat(mistakes).isBetween(SEEDS / 5, SEEDS * 4 / 5);
  }

  @Test
  void aLevelWithoutAllowedLossPlaysTheBestMove() {
    var game = game("reversi");
    var careful = new Level(1, "careful", 1, 0, 0, 100, 0, 10, "discs", OptionalDouble.empty());
    var position = position(game, "f5 d6 c3 d3 c4");
    int best = bestScore(game, careful, position);
    for (int seed = 0; seed < SEEDS; seed++) {
      assertThat(player(game, careful, seed).choose(position).score()).isEqualTo(best);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor:size=5,walls=3"})
  void aWholeGameIsLegalAndRepeatable(String name) {
    var game = game(name);
    var once = wholeGame(game, 7);
    assertThat(once).hasSizeGreaterThan(6);
    assertThat(wholeGame(game, 7)).isEqualTo(once);
    assertThat(wholeGame(game, 8)).isNotEqualTo(once);
  }

  private static List<Long> wholeGame(Game game, int seed) {
    var first = player(game, 1, seed);
    var second = player(game, 3, seed);
    var position = game.start();
    var moves = new ArrayList<Long>();
    while (!position.outcome().isOver() && moves.size() < 300) {
      var mover = position.sideToMove() == Position.FIRST ? first : second;
      long move = mover.choose(position).move();
      assertThat(position.legalMoves()).contains(move);
      position.make(move);
      moves.add(move);
    }
    return moves;
  }

  @Test
  void theMoveDoesNotDependOnEarlierMoves() {
    var game = game("checkers");
    var position = position(game, "11-15 23-19");
    for (int level = 1; level <= 7; level++) {
      var player = player(game, level, 3);
      long alone = player.choose(position).move();
      player.choose(game.start());
      assertThat(player.choose(position).move()).isEqualTo(alone);
    }
  }

  @Test
  void fullStrengthUsesTheLimitsOfTheMove() {
    var game = game("checkers");
    var depths = new ArrayList<Integer>();
    player(game, 10, 1).choose(game.start(), Limits.depth(3), soFar -> depths.add(soFar.depth()));
    assertThat(depths).containsExactly(1, 2, 3);
  }

  /// In a game without an opening book, whose moves would take no time.
  @Tag("long")
  @Test
  void fullStrengthKeepsItsTimeLimit() {
    var game = game("quoridor");
    long before = System.nanoTime();
    var chosen = player(game, 10, 1).choose(game.start(), Limits.moveTime(100));
    assertThat(game.start().legalMoves()).contains(chosen.move());
    assertThat(System.nanoTime() - before).isLessThan(2_000_000_000L);
  }

  @Test
  @Timeout(60)
  void aSingleLegalMoveIsPlayedAtOnce() {
    var game = game("checkers");
    var forced = game.notation().parsePosition("W:W20,21,22,23,27,29:B2,6,7,9,13,15,16");
    assertThat(forced.countMoves()).isEqualTo(1);
    var chosen = player(game, 10, 1).choose(forced, Limits.moveTime(3_600_000));
    assertThat(chosen.move()).isEqualTo(forced.legalMoves()[0]);
  }

  @Test
  void aGameThatIsOverHasNoMove() {
    var game = game("checkers");
    var over = game.notation().parsePosition("W:W:B1");
    assertThatThrownBy(() -> player(game, 1, 1).choose(over))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  @Timeout(60)
  void aSearchStoppedBeforeItStartsGivesAMoveAtOnce() {
    var game = game("reversi");
    var start = game.start();
    var move = player(game, 10, 1).prepare(start, Limits.NONE, SearchListener.NONE);
    move.stop();
    assertThat(game.notation().formatMove(start, move.choose().move()))
        .isIn("d3", "c4", "f5", "e6");
  }
}
