package dev.secateur.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import dev.secateur.core.Evaluator;
import dev.secateur.core.Score;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ModelEvaluatorTest {

  @ParameterizedTest
  @CsvSource({"linear,6", "net:16,1", "net:16x8,3", "net:16,6", "net:8x4+linear,8"})
  void theReasonsAddUp(String shape, int groups) {
    var features = new BitsFeatures(groups, 2);
    var model = features.anyModel(ModelShape.parse(shape));
    var evaluator = features.newEvaluator(model);
    var random = new Random(1);
    long mask = groups == 8 ? -1 : (1L << (8 * groups)) - 1;
    for (int i = 0; i < 30; i++) {
      var position = new BitsPosition(random.nextLong() & mask, i % 2);
      // Whole points, so that the terms add up exactly as they are shown.
      long sum = 0;
      for (var term : evaluator.explain(position)) {
        double points = term.contribution() * Score.PER_UNIT;
        assertThat(points).isCloseTo(Math.rint(points), within(1e-9));
        sum += Math.round(points);
      }
      assertThat(sum).isEqualTo(evaluator.evaluate(position));
    }
  }

  @Test
  void theTermOfALinearGroupIsTheSumOfItsWeights() {
    var features = new BitsFeatures(2, 1);
    var model = (LinearModel) features.anyModel(ModelShape.LINEAR);
    var terms = features.newEvaluator(model).explain(new BitsPosition(0x0103, 0));
    assertThat(terms)
        .extracting(Evaluator.Term::name)
        .containsExactly("input.base", "input.group0", "input.group1");
    assertThat(terms.get(1).raw()).isEqualTo(2);
    assertThat(100 * terms.get(1).contribution())
        .isCloseTo(model.weight(0, 0) + model.weight(0, 1), within(1.0));
    assertThat(100 * terms.get(2).contribution()).isCloseTo(model.weight(0, 8), within(1.0));
  }

  @Test
  void groupsThatOnlyCountTogetherShareTheGainEqually() {
    // Two groups of one row each; the unit is open only if both are active.
    var builder = InputLayout.builder(1);
    builder.table("left", 1, 1);
    builder.table("right", 1, 1);
    var layout = builder.build();
    var shape = ModelShape.net(8, 0);
    var numbers = new NetNumbers(layout, shape);
    numbers.one = 100;
    numbers.firstBias[0] = -100;
    numbers.first[0] = 100;
    numbers.first[8] = 100;
    numbers.output[0] = 4;
    numbers.outputMultiplier = 1 << 24;
    var model = new NetModel(layout, shape, numbers);
    var shares = new GroupContributions(model, new int[] {0, 1}, 2, 0, model.newScratch());
    assertThat(shares.score()).isEqualTo(400);
    assertThat(shares.shares()).containsExactly(200, 200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"linear", "net:32", "net:32x16+linear", "net:128"})
  void evaluatingAllocatesNothing(String shape) {
    var features = new BitsFeatures(4, 1);
    var evaluator = features.newEvaluator(features.anyModel(ModelShape.parse(shape)));
    var position = new BitsPosition(0x1234_5678L, 0);
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long sum = evaluateOften(evaluator, position);
    long before = threads.getCurrentThreadAllocatedBytes();
    sum += evaluateOften(evaluator, position);
    long bytes = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(bytes).as("sum %d", sum).isLessThan(1000);
  }

  private static long evaluateOften(Evaluator evaluator, BitsPosition position) {
    long sum = 0;
    for (int i = 0; i < 1000; i++) {
      sum += evaluator.evaluate(position);
    }
    return sum;
  }

  @Test
  void aModelNeedsTheLayoutItWasTrainedWith() {
    var model = new BitsFeatures(2, 1).anyModel(ModelShape.LINEAR);
    var others = new BitsFeatures(3, 1);
    assertThatThrownBy(() -> others.newEvaluator(model))
        .hasMessageContaining("the model was trained with other features");
  }

  @Test
  void theErrorOfAShallowSearchFollowsFromTheMeasured() {
    var features = new BitsFeatures(1, 2);
    var model = features.anyModel(ModelShape.LINEAR);
    var position = new BitsPosition(1, 1);
    assertThat(features.newEvaluator(model).searchError(position, 2, 6))
        .isEqualTo(Evaluator.NO_ERROR_KNOWN);
    var measured =
        model.withSearchErrors(
            List.of(new ProbCutError(6, 2, 0, 1, 0, 80), new ProbCutError(6, 2, 1, 1, 0, 80)));
    assertThat(features.newEvaluator(measured).searchError(position, 2, 6)).isEqualTo(80);
  }
}
