package dev.secateur.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Plugins;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.Model;
import java.lang.management.ManagementFactory;
import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The tests that every evaluator of a game must pass: those that are installed, and models that
/// use the game's [GameFeatures]. A game's own test extends this and names the game.
public abstract class EvaluatorConformance {

  private static final int RANDOM_GAMES = 20;
  private static final int EVALUATIONS = 1_000;
  private static final int WALKS = 10;
  private static final int WALK_STEPS = 200;

  /// @param create makes a new evaluator
  private record TestedEvaluator(String name, Supplier<Evaluator> create) {}

  protected abstract Game game();

  /// The installed evaluators of the game.
  protected final List<EvaluatorFactory> factories() {
    return Plugins.none().load(EvaluatorFactory.class).stream()
        .filter(factory -> factory.game().equals(game().name()))
        .toList();
  }

  private Stream<TestedEvaluator> evaluators() {
    var installed =
        factories().stream()
            .map(factory -> new TestedEvaluator(factory.name(), () -> factory.create(Map.of())));
    var models =
        Plugins.none().load(GameFeatures.class).stream()
            .filter(features -> features.game().equals(game().name()))
            .flatMap(
                features ->
                    Stream.of(RandomModels.linear(features), RandomModels.net(game(), features))
                        .map(model -> withModel(features, model)));
    return Stream.concat(installed, models);
  }

  private static TestedEvaluator withModel(GameFeatures features, Model model) {
    return new TestedEvaluator(
        "%s %s".formatted(model.shape(), features.name()), () -> features.newEvaluator(model));
  }

  @Test
  void oneEvaluatorOfTheGameIsStandard() {
    assertThat(factories()).filteredOn(EvaluatorFactory::isStandard).hasSize(1);
    assertThat(factories()).extracting(EvaluatorFactory::name).doesNotHaveDuplicates();
  }

  @TestFactory
  Stream<DynamicTest> theTermsAddUpToTheEvaluation() {
    return each(
        tested -> {
          var evaluator = tested.create().get();
          inUnfinishedPositions(
              position -> {
                var terms = evaluator.explain(position);
                double sum = terms.stream().mapToDouble(Evaluator.Term::contribution).sum();
                assertThat(sum)
                    .isCloseTo(Score.inUnits(evaluator.evaluate(position)), within(1e-9));
              });
        });
  }

  /// Rotated, reflected or with exchanged sides, a position has the same score for the side to
  /// move.
  @TestFactory
  Stream<DynamicTest> symmetricPositionsHaveTheSameScore() {
    return each(
        tested -> {
          var evaluator = tested.create().get();
          inUnfinishedPositions(
              position -> {
                int score = evaluator.evaluate(position);
                for (var image : images(game().notation().formatPosition(position))) {
                  assertThat(evaluator.evaluate(game().notation().parsePosition(image)))
                      .as(image)
                      .isEqualTo(score);
                }
              });
        });
  }

  /// The text of a position and of all positions that a sequence of symmetries turns it into.
  private Set<String> images(String text) {
    var images = new LinkedHashSet<>(Set.of(text));
    var open = new ArrayDeque<>(images);
    while (!open.isEmpty()) {
      var next = open.remove();
      for (var symmetry : game().symmetries()) {
        var image = symmetry.apply(next);
        if (images.add(image)) {
          open.add(image);
        }
      }
    }
    return images;
  }

  /// An evaluator may keep what it knows about the last position. After any moves and undone moves
  /// it gives the same score as a new evaluator that sees the position for the first time.
  @TestFactory
  Stream<DynamicTest> makingAndUndoingMovesLeavesNothingBehind() {
    return each(
        tested -> {
          var evaluator = tested.create().get();
          for (int seed = 0; seed < WALKS; seed++) {
            var random = new SplittableRandom(seed);
            var position = game().start();
            for (int step = 0; step < WALK_STEPS; step++) {
              walk(position, random);
              if (!position.ending().isOver()) {
                var text = game().notation().formatPosition(position);
                var fresh = game().notation().parsePosition(text);
                assertThat(evaluator.evaluate(position))
                    .as(text)
                    .isEqualTo(tested.create().get().evaluate(fresh));
              }
            }
          }
        });
  }

  /// Makes a random move, or takes back up to eight.
  private static void walk(Position position, SplittableRandom random) {
    if (position.ply() > 0 && (position.outcome().isOver() || random.nextInt(8) == 0)) {
      for (int undone = random.nextInt(8); undone >= 0 && position.ply() > 0; undone--) {
        position.undo();
      }
    } else {
      var moves = position.legalMoves();
      position.make(moves[random.nextInt(moves.length)]);
    }
  }

  /// Far outside the window a bound is enough, but it must be a bound.
  @TestFactory
  Stream<DynamicTest> withAWindowTheScoreIsExactOrABound() {
    return each(
        tested -> {
          var evaluator = tested.create().get();
          var random = new SplittableRandom(1);
          inUnfinishedPositions(
              position -> {
                int score = evaluator.evaluate(position);
                int alpha = score + random.nextInt(-1000, 1000);
                int beta = alpha + 1 + random.nextInt(100);
                int answer = evaluator.evaluate(position, alpha, beta);
                if (answer <= alpha) {
                  assertThat(answer).isGreaterThanOrEqualTo(score);
                } else if (answer >= beta) {
                  assertThat(answer).isLessThanOrEqualTo(score);
                } else {
                  assertThat(answer).isEqualTo(score);
                }
              });
        });
  }

  private void inUnfinishedPositions(Consumer<Position> check) {
    Successors.inRandomGames(
        game(),
        RANDOM_GAMES,
        position -> {
          if (!position.ending().isOver()) {
            check.accept(position);
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> evaluatingAllocatesNothing() {
    return each(
        tested -> {
          var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
          var evaluator = tested.create().get();
          var position = game().start();
          long sum = evaluateOften(evaluator, position);
          long before = threads.getCurrentThreadAllocatedBytes();
          sum += evaluateOften(evaluator, position);
          long bytes = threads.getCurrentThreadAllocatedBytes() - before;
          // The JVM itself sometimes allocates a few dozen bytes. One small object per evaluation
          // would be 16,000.
          assertThat(bytes).as("sum %d", sum).isLessThan(EVALUATIONS);
        });
  }

  private static long evaluateOften(Evaluator evaluator, Position position) {
    long sum = 0;
    for (int i = 0; i < EVALUATIONS; i++) {
      sum += evaluator.evaluate(position);
    }
    return sum;
  }

  @TestFactory
  Stream<DynamicTest> everyWeightHasItsOwnNameAndCanBeSet() {
    return eachFactory(
        factory -> {
          assertThat(factory.weights())
              .extracting(EvaluatorFactory.Weight::name)
              .doesNotHaveDuplicates();
          for (var weight : factory.weights()) {
            assertThat(weight.help()).isNotBlank();
            factory.create(Map.of(weight.name(), 7)).evaluate(game().start());
          }
        });
  }

  private Stream<DynamicTest> each(Consumer<TestedEvaluator> test) {
    return evaluators()
        .map(tested -> DynamicTest.dynamicTest(tested.name(), () -> test.accept(tested)));
  }

  private Stream<DynamicTest> eachFactory(Consumer<EvaluatorFactory> test) {
    return factories().stream()
        .map(factory -> DynamicTest.dynamicTest(factory.name(), () -> test.accept(factory)));
  }
}
