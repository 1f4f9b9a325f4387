package dev.secateur.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class InputEffectsTest {

  private static final int PER_SIGN = 2;

  private final BitsFeatures features = new BitsFeatures(2, 2);
  private final Samples samples = features.samples(1000, 3, (bits, phase) -> 0);
  private final int[] all = IntStream.range(0, samples.size()).toArray();

  @Test
  void theEffectOfALinearInputIsItsWeight() {
    var model = (LinearModel) features.anyModel(ModelShape.LINEAR);
    var effects = InputEffects.largest(model, samples, all, PER_SIGN);
    assertThat(effects)
        .isNotEmpty()
        .allSatisfy(
            effect ->
                assertThat(effect.points())
                    .isCloseTo(model.weight(effect.phase(), effect.row()), within(0.6)));
  }

  @Test
  void eachGroupHasItsLargestGoodAndBadInputsOnce() {
    var weights = new float[2][16];
    for (int row = 0; row < 16; row++) {
      weights[0][row] = row < 8 ? 100 * (row - 4) : 100;
      weights[1][row] = weights[0][row] / 2;
    }
    var model = LinearModel.quantise(features.layout(), weights, new float[2], 1);
    var effects = InputEffects.largest(model, samples, all, PER_SIGN);
    assertThat(effects).extracting(InputEffect::row).startsWith(7, 6, 0, 1).hasSize(6);
    assertThat(effects).extracting(InputEffect::phase).containsOnly(0);
    assertThat(effects.getFirst().points()).isEqualTo(300);
  }

  /// The unit is open only if both rows are active: without one of them nothing is left.
  @Test
  void theEffectOfAnInputOfANetIsMeasuredInPositions() {
    var layout = features.layout();
    var shape = ModelShape.net(8, 0);
    var numbers = new NetNumbers(layout, shape);
    numbers.one = 100;
    numbers.firstBias[0] = -100;
    numbers.first[0] = 100;
    numbers.first[8] = 100;
    Arrays.fill(numbers.output, (short) 4);
    numbers.outputMultiplier = 1 << 24;
    var model = new NetModel(layout, shape, numbers);
    var two = new Samples(layout);
    for (int i = 0; i < 3; i++) {
      two.add(new int[] {0, 1, 5}, 3, 0, 0, i);
      two.add(new int[] {0, 5}, 2, 0, 0, i);
    }
    assertThat(InputEffects.largest(model, two, new int[] {0, 1, 2, 3, 4, 5}, PER_SIGN))
        .containsExactly(new InputEffect(0, 1, 3, 400), new InputEffect(0, 0, 6, 200));
  }

  @Test
  void rareInputsAreLeftOut() {
    var model = features.anyModel(ModelShape.LINEAR);
    var two = new Samples(features.layout());
    two.add(new int[] {0}, 1, 0, 0, 1);
    two.add(new int[] {0}, 1, 0, 0, 2);
    assertThat(InputEffects.largest(model, two, new int[] {0, 1}, PER_SIGN)).isEmpty();
  }
}
