package dev.secateur.games.quoridor;

import static dev.secateur.games.quoridor.QuoridorRules.DIRECTIONS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Games;
import dev.secateur.core.Plugins;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.testkit.Successors;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class QuoridorEvaluatorsTest {

  private static final Quoridor GAME = new Quoridor();

  private static Stream<EvaluatorFactory> factories() {
    return Plugins.none().load(EvaluatorFactory.class).stream()
        .filter(factory -> factory.game().equals("quoridor"));
  }

  private static Stream<EvaluatorFactory> handMade() {
    return factories().filter(factory -> !factory.weights().isEmpty());
  }

  private static void inUnfinishedPositions(
      String game, int games, Consumer<QuoridorPosition> look) {
    Successors.inRandomGames(
        Games.installed().find(game),
        games,
        position -> {
          if (!position.ending().isOver()) {
            look.accept((QuoridorPosition) position);
          }
        });
  }

  @Test
  void theEvaluatorsAreInstalledAndOneIsStandard() {
    assertThat(factories().map(EvaluatorFactory::name))
        .containsExactlyInAnyOrder("classic", "race", "founding", "learned");
    assertThat(factories().filter(EvaluatorFactory::isStandard).map(EvaluatorFactory::name))
        .containsExactly("learned");
  }

  @ParameterizedTest
  @MethodSource("factories")
  void theTermsAddUpToTheEvaluation(EvaluatorFactory factory) {
    var evaluator = factory.create(Map.of());
    inUnfinishedPositions(
        "quoridor:plies=80",
        20,
        position -> {
          double sum = 0;
          for (var term : evaluator.explain(position)) {
            assertThat(term.contribution()).isCloseTo(term.raw() * term.weight(), within(1e-9));
            sum += term.contribution();
          }
          assertThat(sum).isCloseTo(Score.inUnits(evaluator.evaluate(position)), within(1e-9));
        });
  }

  @ParameterizedTest
  @MethodSource("factories")
  void symmetricPositionsHaveTheSameScore(EvaluatorFactory factory) {
    var evaluator = factory.create(Map.of());
    var symmetries = GAME.symmetries();
    inUnfinishedPositions(
        "quoridor:plies=80",
        20,
        position -> {
          var text = GAME.notation().formatPosition(position);
          for (var symmetry : symmetries) {
            var image = GAME.notation().parsePosition(symmetry.apply(text));
            assertThat(evaluator.evaluate(image)).as(text).isEqualTo(evaluator.evaluate(position));
          }
        });
  }

  /// Every term except those of the turn is a difference between the sides.
  @ParameterizedTest
  @MethodSource("handMade")
  void withoutTempoTheScoreChangesSignWithTheSideToMove(EvaluatorFactory factory) {
    var evaluator = factory.create(Map.of("tempo", 0, "tempo-walls", 0, "tempo-no-walls", 0));
    inUnfinishedPositions(
        "quoridor:plies=80",
        20,
        position -> {
          var text = GAME.notation().formatPosition(position);
          var image = text.replaceFirst("[12]$", position.sideToMove() == 0 ? "2" : "1");
          assertThat(evaluator.evaluate(GAME.notation().parsePosition(image)))
              .as(text)
              .isEqualTo(-evaluator.evaluate(position));
        });
  }

  @ParameterizedTest
  @MethodSource("factories")
  void cachedPathsAreThoseOfANewPosition(EvaluatorFactory factory) {
    var cached = factory.create(Map.of());
    var fresh = factory.create(Map.of());
    inUnfinishedPositions(
        "quoridor:plies=50",
        4,
        position -> {
          cached.evaluate(position);
          for (long move : position.legalMoves()) {
            position.make(move);
            if (!position.ending().isOver()) {
              assertThat(cached.evaluate(position)).isEqualTo(fresh.evaluate(position.copy()));
            }
            position.undo();
          }
          assertThat(cached.evaluate(position)).isEqualTo(fresh.evaluate(position.copy()));
        });
  }

  /// Compares the result with a count cell by cell, on every size of board.
  @ParameterizedTest
  @MethodSource("sizes")
  void shortestPathsAreCountedCorrectly(int size) {
    inUnfinishedPositions(
        "quoridor:size=%d,walls=%d,plies=60".formatted(size, 2 * size),
        20,
        position -> {
          for (int player = 0; player < 2; player++) {
            int distance = position.distance(player);
            long paths = countPaths(position, player, distance);
            assertThat(1L << position.pathDoublings(player)).isBetween(paths / 2 + 1, paths);
            assertThat(position.distance(player)).isEqualTo(distance);
          }
        });
  }

  private static Stream<Integer> sizes() {
    return Stream.of(3, 4, 5, 6, 7, 8, 9);
  }

  /// The number of paths of so many steps to the goal. No path is shorter, so each is a shortest
  /// path.
  private static long countPaths(QuoridorPosition position, int player, int steps) {
    var rules = position.rules();
    var counts = new long[QuoridorRules.CELLS];
    counts[position.pawn(player)] = 1;
    for (int step = 0; step < steps; step++) {
      var next = new long[QuoridorRules.CELLS];
      for (int cell = 0; cell < QuoridorRules.CELLS; cell++) {
        for (int direction = 0; counts[cell] > 0 && direction < DIRECTIONS; direction++) {
          if (rules.isOpen(cell, direction, position.horizontalWalls(), position.verticalWalls())) {
            next[QuoridorRules.neighbour(cell, direction)] += counts[cell];
          }
        }
      }
      counts = next;
    }
    long paths = 0;
    for (int column = 0; column < rules.size; column++) {
      paths += counts[QuoridorRules.cell(column, rules.goalRow(player))];
    }
    return paths;
  }

  @Test
  void theTermsOfTheFoundingEvaluatorHaveTheRightCounts() {
    // Black goes from e4 to e9 around a wall; White is two steps from its goal.
    var position = GAME.notation().parsePosition("e4 / - / e4 a3 / 3 5 / 1");
    var terms = new QuoridorFoundingEvaluatorFactory().create(Map.of()).explain(position);
    assertThat(terms)
        .extracting(Evaluator.Term::name, Evaluator.Term::raw)
        .containsExactly(
            tuple("path", -4.0),
            tuple("robustness", 0.0),
            tuple("walls", -2.0),
            tuple("urgency", 12.0),
            tuple("mobility", 0.0),
            tuple("tempo", 1.0));
  }

  /// The weights of the founding documents are not fitted: the path is the strongest.
  @Test
  void theFoundingWeightsStayAsTheyAre() {
    assertThat(new QuoridorFoundingEvaluatorFactory().weights())
        .extracting(EvaluatorFactory.Weight::name, EvaluatorFactory.Weight::standard)
        .containsExactly(
            tuple("path", 100),
            tuple("tempo", 0),
            tuple("robustness", 5),
            tuple("walls", 60),
            tuple("urgency", 3),
            tuple("mobility", 3));
    var position = GAME.notation().parsePosition("e4 / - / e4 a3 / 3 5 / 1");
    var evaluator = new QuoridorFoundingEvaluatorFactory().create(Map.of());
    assertThat(evaluator.evaluate(position)).isEqualTo(-400 - 2 * 60 + 12 * 3);
  }

  @Test
  void theTermsOfTheFormulaHaveTheRightCounts() {
    assertThat(counts("e4 / - / e4 a3 / 3 5 / 1"))
        .containsExactly(
            tuple("path", -4.0),
            tuple("path-walls", -32.0),
            tuple("path-lead", -16.0),
            tuple("near", -2.0),
            tuple("walls", -2.0),
            tuple("walls-path", -16.0),
            tuple("walls-lead", -4.0),
            tuple("urgency", 12.0),
            tuple("last-wall", 0.0),
            tuple("no-walls", 0.0),
            tuple("no-walls-each", 0.0),
            tuple("no-walls-path", 0.0),
            tuple("no-walls-behind", 0.0),
            tuple("race-path", 0.0),
            tuple("tempo", 1.0),
            tuple("tempo-walls", 8.0),
            tuple("tempo-no-walls", 0.0));
  }

  /// White, six steps from its goal, has no wall against Black, who is two steps from its own.
  @Test
  void beingBehindWithoutWallsCounts() {
    assertThat(counts("- / - / e7 d7 / 1 0 / 1"))
        .contains(
            tuple("path", 4.0),
            tuple("last-wall", 1.0),
            tuple("no-walls", 1.0),
            tuple("no-walls-each", 1.0),
            tuple("no-walls-path", 4.0),
            tuple("no-walls-behind", 4.0),
            tuple("race-path", 0.0),
            tuple("tempo-no-walls", 1.0));
    assertThat(counts("- / - / e7 d7 / 0 1 / 1"))
        .contains(
            tuple("no-walls", -1.0), tuple("no-walls-path", 4.0), tuple("no-walls-behind", 0.0));
    assertThat(counts("- / - / e7 d7 / 0 0 / 1"))
        .contains(tuple("no-walls", 0.0), tuple("no-walls-path", 0.0), tuple("race-path", 4.0));
  }

  private static List<Tuple> counts(String position) {
    var board = GAME.notation().parsePosition(position);
    return new QuoridorClassicEvaluatorFactory()
        .create(Map.of()).explain(board).stream()
            .map(term -> tuple(term.name(), term.raw()))
            .toList();
  }

  @ParameterizedTest
  @MethodSource("handMade")
  void weightsCanBeSet(EvaluatorFactory factory) {
    var start = GAME.start();
    assertThat(factory.create(Map.of("tempo", 7, "tempo-walls", 0)).evaluate(start)).isEqualTo(7);
    for (var weight : factory.weights()) {
      assertThat(weight.help()).isNotBlank();
      assertThat(factory.create(Map.of(weight.name(), weight.standard())).evaluate(start))
          .isEqualTo(factory.create(Map.of()).evaluate(start));
    }
  }

  @ParameterizedTest
  @MethodSource("factories")
  void evaluatingAllocatesNothing(EvaluatorFactory factory) {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    var evaluator = factory.create(Map.of());
    var position = GAME.start();
    var moves = new long[position.maxMoves()];
    evaluateAround(evaluator, position, moves);
    long before = threads.getCurrentThreadAllocatedBytes();
    evaluateAround(evaluator, position, moves);
    long bytes = threads.getCurrentThreadAllocatedBytes() - before;
    // Less than a byte for each evaluation, because the JVM itself sometimes allocates a few dozen
    // bytes.
    assertThat(bytes).isLessThan(position.countMoves());
  }

  private static void evaluateAround(Evaluator evaluator, Position position, long[] moves) {
    int end = position.generate(moves, 0);
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      evaluator.evaluate(position);
      position.undo();
    }
  }
}
