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
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The tests that every evaluator of a game must pass. A game's own test extends this and names the
/// game.
public abstract class EvaluatorConformance {

  private static final int RANDOM_GAMES = 20;
  private static final int EVALUATIONS = 1_000;

  protected abstract Game game();

  /// The installed evaluators of the game.
  protected final List<EvaluatorFactory> factories() {
    return Plugins.none().load(EvaluatorFactory.class).stream()
        .filter(factory -> factory.game().equals(game().name()))
        .toList();
  }

  @Test
  void oneEvaluatorOfTheGameIsStandard() {
    assertThat(factories()).filteredOn(EvaluatorFactory::isStandard).hasSize(1);
    assertThat(factories()).extracting(EvaluatorFactory::name).doesNotHaveDuplicates();
  }

  @TestFactory
  Stream<DynamicTest> theTermsAddUpToTheEvaluation() {
    return each(
        factory -> {
          var evaluator = factory.create(Map.of());
          Successors.inRandomGames(
              game(),
              RANDOM_GAMES,
              position -> {
                if (position.ending().isOver()) {
                  return;
                }
                var terms = evaluator.explain(position);
                double sum = terms.stream().mapToDouble(Evaluator.Term::contribution).sum();
                assertThat(sum)
                    .isCloseTo(Score.inUnits(evaluator.evaluate(position)), within(1e-9));
              });
        });
  }

  @TestFactory
  Stream<DynamicTest> evaluatingAllocatesNothing() {
    return each(
        factory -> {
          var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
          var evaluator = factory.create(Map.of());
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
    return each(
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

  private Stream<DynamicTest> each(Consumer<EvaluatorFactory> test) {
    return factories().stream()
        .map(factory -> DynamicTest.dynamicTest(factory.name(), () -> test.accept(factory)));
  }
}
