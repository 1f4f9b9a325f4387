package dev.secateur.learn;

import dev.secateur.core.Position;
import java.util.SplittableRandom;

/// The features of [BitsPosition]: one row for each bit, in groups of eight.
final class BitsFeatures implements GameFeatures {

  private final InputLayout layout;

  BitsFeatures(int groups, int phases) {
    var builder = InputLayout.builder(phases);
    for (int group = 0; group < groups; group++) {
      builder.table("group" + group, 8, 8);
    }
    layout = builder.build();
  }

  InputLayout layout() {
    return layout;
  }

  @Override
  public String game() {
    return "bits";
  }

  @Override
  public String name() {
    return "plain";
  }

  @Override
  public String description() {
    return "one row for each bit";
  }

  @Override
  public FeatureReader newReader() {
    return new FeatureReader() {
      @Override
      public InputLayout layout() {
        return layout;
      }

      @Override
      public int read(Position position, int[] activeRows) {
        int count = 0;
        for (long left = ((BitsPosition) position).bits; left != 0; left &= left - 1) {
          activeRows[count++] = Long.numberOfTrailingZeros(left);
        }
        return count;
      }

      @Override
      public int phase(Position position) {
        return ((BitsPosition) position).phase;
      }
    };
  }

  /// Samples of random sets of bits, ten for each game.
  Samples samples(int count, long seed, Target target) {
    var samples = new Samples(layout);
    var random = new SplittableRandom(seed);
    var reader = newReader();
    var activeRows = new int[layout.maxActive()];
    long mask = layout.rows() == 64 ? -1 : (1L << layout.rows()) - 1;
    for (int i = 0; i < count; i++) {
      var position = new BitsPosition(random.nextLong() & mask, random.nextInt(layout.phases()));
      int active = reader.read(position, activeRows);
      double value = target.of(position.bits, position.phase);
      samples.add(activeRows, active, position.phase, value, i / 10);
    }
    return samples;
  }

  interface Target {
    double of(long bits, int phase);
  }

  /// A model with random weights, trained on nothing that makes sense.
  Model anyModel(ModelShape shape) {
    var samples =
        samples(4000, 7, (bits, phase) -> (Long.hashCode(bits * 0x9E3779B9L) % 100) / 9.0);
    return ModelTrainer.train(
            samples,
            shape,
            new TrainingLoss.Squares(5),
            TrainingOptions.standard(shape).withEpochs(3),
            TrainingListener.NONE,
            () -> false)
        .model();
  }
}
