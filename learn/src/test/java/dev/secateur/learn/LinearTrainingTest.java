package dev.secateur.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LinearTrainingTest {

  private static final BitsFeatures FEATURES = new BitsFeatures(2, 2);
  private static final TrainingOptions OPTIONS = TrainingOptions.standard(ModelShape.LINEAR);

  /// Each row has a weight of its own in each phase.
  private static double weight(int phase, int row) {
    return (phase == 0 ? 1 : -0.5) * (row - 7);
  }

  private static double value(long bits, int phase) {
    double sum = phase == 0 ? 3 : -2;
    for (long left = bits; left != 0; left &= left - 1) {
      sum += weight(phase, Long.numberOfTrailingZeros(left));
    }
    return sum;
  }

  private static TrainingResult train(Samples samples, TrainingLoss loss, TrainingOptions options) {
    return ModelTrainer.train(
        samples, ModelShape.LINEAR, loss, options, TrainingListener.NONE, () -> false);
  }

  @Test
  void leastSquaresFindTheWeights() {
    var samples = FEATURES.samples(20_000, 1, LinearTrainingTest::value);
    var result = train(samples, new TrainingLoss.Squares(12), OPTIONS);
    assertThat(result.validationError()).isLessThan(0.1);
    assertThat(result.modelError()).isCloseTo(result.validationError(), within(0.01));
    assertThat(result.untrainedError()).isGreaterThan(5);
    var model = (LinearModel) result.model();
    for (int phase = 0; phase < 2; phase++) {
      for (int row = 0; row < 16; row++) {
        assertThat(model.weight(phase, row) / 100).isCloseTo(weight(phase, row), within(0.15));
      }
    }
  }

  @Test
  void logisticLossFindsTheWeights() {
    var loss = TrainingLoss.Logistic.ofWinningLead(2 * Math.log(4));
    var samples =
        FEATURES.samples(
            20_000, 2, (bits, phase) -> loss.probability((int) (100 * value(bits, phase) / 3)));
    var result = train(samples, loss, OPTIONS);
    var model = (LinearModel) result.model();
    for (int row = 0; row < 16; row++) {
      assertThat(model.weight(0, row) / 100).isCloseTo(weight(0, row) / 3, within(0.15));
    }
  }

  @Test
  void theNumberOfThreadsMakesNoDifference() throws Exception {
    var samples = FEATURES.samples(10_000, 3, LinearTrainingTest::value);
    var loss = new TrainingLoss.Squares(12);
    var options = OPTIONS.withEpochs(3);
    var one = train(samples, loss, options);
    assertThat(ModelFileTest.bytes(train(samples, loss, options.withThreads(2)).model()))
        .isEqualTo(ModelFileTest.bytes(one.model()));
    assertThat(ModelFileTest.bytes(train(samples, loss, options.withThreads(3)).model()))
        .isEqualTo(ModelFileTest.bytes(one.model()));
    assertThat(ModelFileTest.bytes(train(samples, loss, options.withSeed(2)).model()))
        .isNotEqualTo(ModelFileTest.bytes(one.model()));
  }

  @Test
  void aRareRowIsNotLearnedByHeart() {
    var samples = new Samples(FEATURES.layout());
    for (int i = 0; i < 10_000; i++) {
      // Row 15 occurs twice, by chance in won games.
      boolean rare = i == 100 || i == 5000;
      int[] activeRows = rare ? new int[] {i % 8, 15} : new int[] {i % 8};
      samples.add(activeRows, activeRows.length, 0, rare ? 1 : i / 8 % 2, i);
    }
    var result = train(samples, new TrainingLoss.Logistic(1), OPTIONS);
    assertThat(((LinearModel) result.model()).weight(0, 15)).isBetween(0.0, 50.0);
  }

  /// The samples of the second training have no row from 8 on: these keep their weights. The others
  /// are learned anew.
  @Test
  void aModelBeginsWithTheWeightsOfAnother() {
    var loss = new TrainingLoss.Squares(12);
    var first =
        (LinearModel)
            train(FEATURES.samples(20_000, 1, LinearTrainingTest::value), loss, OPTIONS).model();
    var samples = new Samples(FEATURES.layout());
    var random = new SplittableRandom(1);
    for (int i = 0; i < 20_000; i++) {
      int row = random.nextInt(8);
      samples.add(new int[] {row}, 1, 0, 2 * value(1L << row, 0), i);
    }
    var second =
        (LinearModel)
            ModelTrainer.trainFrom(
                    first,
                    samples,
                    ModelShape.LINEAR,
                    loss,
                    OPTIONS,
                    TrainingListener.NONE,
                    () -> false)
                .model();
    for (int row = 0; row < 8; row++) {
      assertThat(second.weight(0, row) + second.bias(0))
          .isCloseTo(200 * value(1L << row, 0), within(40.0));
    }
    for (int row = 8; row < 16; row++) {
      assertThat(second.weight(0, row)).isCloseTo(first.weight(0, row), within(1.0));
      assertThat(second.weight(1, row)).isCloseTo(first.weight(1, row), within(1.0));
    }
    assertThat(second.bias(1)).isCloseTo(first.bias(1), within(1.0));
  }

  @Test
  void trainingContinuesOnlyFromALinearModelWithTheSameInputs() {
    var samples = FEATURES.samples(1_000, 1, LinearTrainingTest::value);
    var loss = new TrainingLoss.Squares(12);
    var model = (LinearModel) train(samples, loss, OPTIONS.withEpochs(1)).model();
    assertThatThrownBy(
            () ->
                ModelTrainer.trainFrom(
                    model,
                    samples,
                    ModelShape.net(8, 0),
                    loss,
                    OPTIONS,
                    TrainingListener.NONE,
                    () -> false))
        .hasMessageContaining("a net cannot begin");
    var other = new BitsFeatures(1, 2).samples(1_000, 1, LinearTrainingTest::value);
    assertThatThrownBy(
            () ->
                ModelTrainer.trainFrom(
                    model,
                    other,
                    ModelShape.LINEAR,
                    loss,
                    OPTIONS,
                    TrainingListener.NONE,
                    () -> false))
        .hasMessageContaining("other features");
  }

  @Test
  void trainingStopsWhenTheValidationErrorNoLongerFalls() {
    // Pure noise: all that can be learned is learned by heart.
    var samples =
        FEATURES.samples(3_000, 4, (bits, phase) -> Long.hashCode(bits * 0x9E3779B97F4AL) & 1);
    var epochs = new ArrayList<TrainingEpoch>();
    var listener =
        new TrainingListener() {
          @Override
          public void onEpoch(TrainingEpoch epoch) {
            epochs.add(epoch);
          }
        };
    var result =
        ModelTrainer.train(
            samples,
            ModelShape.LINEAR,
            new TrainingLoss.Logistic(1),
            OPTIONS.withEpochs(1000),
            listener,
            () -> false);
    assertThat(result.epochs()).isEqualTo(epochs).hasSizeLessThan(200);
    assertThat(result.interrupted()).isFalse();
    double best = epochs.stream().mapToDouble(TrainingEpoch::validationError).min().orElseThrow();
    assertThat(result.validationError()).isEqualTo(best);
    assertThat(result.modelError()).isCloseTo(best, within(0.002));
  }

  @Test
  void anInterruptedTrainingKeepsTheBestSoFar() {
    var samples = FEATURES.samples(20_000, 5, LinearTrainingTest::value);
    var batches = new AtomicInteger();
    var result =
        ModelTrainer.train(
            samples,
            ModelShape.LINEAR,
            new TrainingLoss.Squares(12),
            OPTIONS,
            TrainingListener.NONE,
            () -> batches.incrementAndGet() > 5);
    assertThat(result.interrupted()).isTrue();
    assertThat(result.epochs()).hasSize(1);
    assertThat(result.validationError()).isLessThan(result.untrainedError());
  }

  @Test
  void validationUsesOtherGames() {
    var samples = FEATURES.samples(5_000, 6, LinearTrainingTest::value);
    var result = train(samples, new TrainingLoss.Squares(12), OPTIONS.withEpochs(1));
    assertThat(result.validationSamples() % 10).isZero();
    assertThat(result.validationSamples()).isBetween(100, 500);
    assertThat(result.trainingSamples() + result.validationSamples()).isEqualTo(5_000);
  }

  @Test
  void oneGameIsNotEnough() {
    var samples = new Samples(FEATURES.layout());
    samples.add(new int[] {1}, 1, 0, 1, 1);
    samples.add(new int[] {2}, 1, 0, 0, 1);
    assertThatThrownBy(() -> train(samples, new TrainingLoss.Logistic(1), OPTIONS))
        .hasMessage("training needs positions of at least two games");
  }

  @Test
  void aTargetIsANumber() {
    var samples = new Samples(FEATURES.layout());
    assertThatThrownBy(() -> samples.add(new int[] {1}, 1, 0, Double.NaN, 1))
        .hasMessage("sample with target NaN, phase 0");
  }
}
