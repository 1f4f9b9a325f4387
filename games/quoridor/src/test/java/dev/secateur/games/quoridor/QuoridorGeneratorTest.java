package dev.secateur.games.quoridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.core.Move;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOptions;
import dev.secateur.testkit.Successors;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuoridorGeneratorTest {

  private static void inRandomGames(int games, Consumer<QuoridorPosition> look) {
    for (String game : new String[] {"quoridor:plies=60", "quoridor:size=5,walls=6,plies=60"}) {
      Successors.inRandomGames(
          Games.installed().find(game),
          games,
          position -> look.accept((QuoridorPosition) position));
    }
  }

  private static SearchOptions strategic(int walls) {
    return SearchOptions.STANDARD.with(Quoridor.STRATEGIC_WALLS, walls);
  }

  private static long[] walls(Position position) {
    return Arrays.stream(position.legalMoves()).filter(QuoridorMove::isWall).toArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 6, 20, 127, 128})
  void strategicWallsAreTheFirstOfTheLegalOnes(int max) {
    inRandomGames(
        15,
        position -> {
          var few = position.forSearch(strategic(max));
          var all = walls(position);
          assertThat(walls(few)).isEqualTo(Arrays.copyOf(all, Math.min(max, all.length)));
          assertThat(few.legalSteps()).isEqualTo(position.legalSteps());
          assertThat(few.countMoves()).isEqualTo(few.legalMoves().length);
          assertThat(few.copy().legalMoves()).isEqualTo(few.legalMoves());
          assertThat(few.key()).isEqualTo(position.key());
        });
  }

  @Test
  void withoutLazyWallsTheMovesAreTheSame() {
    var options = SearchOptions.STANDARD.off(Quoridor.LAZY_WALLS);
    inRandomGames(
        15,
        position -> {
          var eager = position.forSearch(options);
          assertThat(eager.legalMoves()).isEqualTo(position.legalMoves());
          assertThat(eager.countMoves()).isEqualTo(position.countMoves());
        });
  }

  /// Neither earlier moves nor evaluations change it.
  @Test
  void theOrderOfMovesDependsOnlyOnThePosition() {
    var evaluator = new QuoridorClassicEvaluatorFactory().create(Map.of());
    inRandomGames(
        15,
        position -> {
          var moves = position.legalMoves();
          assertThat(position.copy().legalMoves()).isEqualTo(moves);
          if (!position.ending().isOver()) {
            evaluator.evaluate(position);
            assertThat(position.legalMoves()).isEqualTo(moves);
          }
        });
  }

  @Test
  void theStepAlongTheShortestPathIsTheFirstMove() {
    inRandomGames(
        15,
        position -> {
          int side = position.sideToMove();
          if (position.ending().isOver() || position.mobility(side) == 0) {
            return;
          }
          int before = position.distance(side);
          var moves = position.legalMoves();
          position.make(moves[0]);
          int after = position.distance(side);
          position.undo();
          boolean isBlocked = isBeside(position.pawn(0), position.pawn(1));
          assertThat(QuoridorMove.isWall(moves[0])).isFalse();
          assertThat(after < before || isBlocked).isTrue();
        });
  }

  private static boolean isBeside(int cell, int other) {
    int distance = Math.abs(cell - other);
    return distance == 1 || distance == QuoridorRules.STRIDE;
  }

  /// Only walls that cut the opponent's path can lengthen it. They come before all others.
  @Test
  void wallsThatLengthenTheOpponentsPathComeFirst() {
    inRandomGames(
        10,
        position -> {
          int other = position.sideToMove() ^ 1;
          int before = position.distance(other);
          var walls = walls(position);
          int last = -1;
          for (int i = 0; i < walls.length; i++) {
            position.make(walls[i]);
            last = position.distance(other) > before ? i : last;
            position.undo();
          }
          assertThat(last).isLessThan(2 * before);
        });
  }

  /// The node counts of the search depend on this order: first the step along the path, then the
  /// walls that cut the opponent's path, from its pawn outwards, then those near a path, then the
  /// others row by row.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          quoridor | - / - / e1 e9 / 10 10 / 1 | e2 f1 d1 d8h e8h d7h e7h d6h e6h d5h e5h d4h e4h d3h e3h d2h e2h d1h e1h d8v e8v c7h f7h c8h f8h c7v d7v e7v f7v c8v f8v
          quoridor | e3 d6 / f3 / d4 g7 / 9 8 / 1 | d5 e4 d3 c4 f6h g6h f5h g5h f4h g4h g3h f2h g2h f1h g1h f7h g7h f6v g6v f7v g7v e5h h5h h6h e5v f5v g5v h5v e6v h6v d4h e4h h4h d5h d7h d8h d4v e4v g4v h4v d5v d7v d8v c3h h3h c4h c5h c7h c8h c3v d3v g3v h3v c4v c5v c6v c7v c8v
          quoridor:size=5,walls=6 | b2 / c3 / b4 d3 / 5 5 / 2 | d2 d4 e3 a4h b4h a3h b3h a3v b3v a4v b4v c4h b1h c1h d1h d2h d3h b1v c1v d1v d2v d3v a1h d4h a1v a2v d4v
          """)
  void theMovesHaveAFixedOrder(String name, String text, String expected) {
    var game = Games.installed().find(name);
    var position = game.notation().parsePosition(text);
    var moves =
        Arrays.stream(position.legalMoves())
            .mapToObj(move -> game.notation().formatMove(position, move))
            .collect(Collectors.joining(" "));
    assertThat(moves).startsWith(expected);
  }

  @Test
  void theMovesOfAPositionHaveDifferentHistoryIndexes() {
    inRandomGames(
        2,
        position ->
            assertThat(Arrays.stream(position.legalMoves()).mapToInt(Move::historyIndex).distinct())
                .hasSize(position.countMoves()));
  }

  @Test
  void aPositionIsNoisyIfOneOfItsMovesIs() {
    var seen = new int[2];
    inRandomGames(
        60,
        position -> {
          boolean hasNoisyMove = Arrays.stream(position.legalMoves()).anyMatch(Move::isNoisy);
          assertThat(position.isNoisy()).isEqualTo(hasNoisyMove);
          seen[hasNoisyMove ? 1 : 0]++;
        });
    assertThat(seen).doesNotContain(0);
  }

  @Test
  void aPositionHasOccurredIfItsTextHas() {
    var seen = new int[2];
    for (int seed = 0; seed < 40; seed++) {
      checkOccurrences("quoridor:size=3,walls=2,repetitions=0,plies=40", seed, seen);
    }
    assertThat(seen).doesNotContain(0);
  }

  private static void checkOccurrences(String name, int seed, int[] seen) {
    var game = Games.installed().find(name);
    var random = new SplittableRandom(seed);
    var position = game.start();
    var texts = new ArrayList<String>();
    while (!position.outcome().isOver()) {
      var text = game.notation().formatPosition(position);
      for (int since = 0; since <= position.ply(); since++) {
        boolean occurred = texts.subList(since, texts.size()).contains(text);
        assertThat(position.occurredSince(since)).isEqualTo(occurred);
        seen[occurred ? 1 : 0]++;
      }
      texts.add(text);
      var moves = position.legalMoves();
      position.make(moves[random.nextInt(Math.min(4, moves.length))]);
    }
  }
}
