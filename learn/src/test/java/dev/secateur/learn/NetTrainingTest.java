package dev.secateur.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NetTrainingTest {

  private static final BitsFeatures FEATURES = new BitsFeatures(1, 2);
  private static final TrainingLoss LOSS = new TrainingLoss.Squares(5);

  /// 5 if exactly one of two bits is set; the other bits add a little; the second phase is the
  /// opposite.
  private static double exclusiveOr(long bits, int phase) {
    double value = ((bits & 1) ^ (bits >> 1 & 1)) == 1 ? 5 : -5;
    return phase == 0 ? value + Long.bitCount(bits >> 2) : -value;
  }

  private static TrainingResult train(Samples samples, ModelShape shape, TrainingOptions options) {
    return ModelTrainer.train(samples, shape, LOSS, options, TrainingListener.NONE, () -> false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"net:16", "net:16x8", "net:16+linear"})
  void aNetLearnsWhatALinearModelCannot(String text) {
    var samples = FEATURES.samples(20_000, 1, NetTrainingTest::exclusiveOr);
    var linear = TrainingOptions.standard(ModelShape.LINEAR);
    assertThat(train(samples, ModelShape.LINEAR, linear).validationError()).isGreaterThan(4);
    var shape = ModelShape.parse(text);
    var options = TrainingOptions.standard(shape).withEpochs(30).withLearningRate(0.01);
    var result = train(samples, shape, options);
    assertThat(result.validationError()).isLessThan(0.5);
    assertThat(result.modelError()).isCloseTo(result.validationError(), within(0.1));
  }

  @Test
  void theNumberOfThreadsMakesNoDifference() throws Exception {
    var samples = FEATURES.samples(8_000, 2, NetTrainingTest::exclusiveOr);
    var shape = ModelShape.parse("net:16x8+linear");
    var options = TrainingOptions.standard(shape).withEpochs(2);
    byte[] one = ModelFileTest.bytes(train(samples, shape, options).model());
    assertThat(ModelFileTest.bytes(train(samples, shape, options.withThreads(2)).model()))
        .isEqualTo(one);
    assertThat(ModelFileTest.bytes(train(samples, shape, options.withThreads(3)).model()))
        .isEqualTo(one);
  }

  @Test
  void aRowThatNeverOccurredAddsNothing() {
    var features = new BitsFeatures(2, 1);
    var samples = new Samples(features.layout());
    for (int i = 0; i < 4000; i++) {
      samples.add(new int[] {i % 8}, 1, 0, i % 8 - 4, i);
    }
    var shape = ModelShape.net(8, 0);
    var model = train(samples, shape, TrainingOptions.standard(shape).withEpochs(2)).model();
    var scratch = model.newScratch();
    int score = model.evaluate(new int[] {3}, 1, 0, scratch);
    for (int unseen = 8; unseen < 16; unseen++) {
      assertThat(model.evaluate(new int[] {3, unseen}, 2, 0, scratch)).isEqualTo(score);
    }
  }
}
