package dev.secateur.learn;

import java.util.Arrays;
import java.util.Random;

/// The weights of a net while it is trained, in floating point. The output is in units of the
/// [TrainingLoss].
final class NetWeights {

  final float[] firstBias;
  final float[] first;
  final float[] secondBias;

  /// For each unit of the first layer a vector of the second.
  final float[] second;

  final float[] outputBias;

  /// For each phase a vector of the last hidden layer.
  final float[] output;

  final float[] skip;

  NetWeights(InputLayout layout, ModelShape shape) {
    int last = shape.second() > 0 ? shape.second() : shape.hidden();
    firstBias = new float[shape.hidden()];
    first = new float[layout.rows() * shape.hidden()];
    secondBias = new float[shape.second()];
    second = new float[shape.hidden() * shape.second()];
    outputBias = new float[layout.phases()];
    output = new float[layout.phases() * last];
    skip = new float[shape.skip() ? layout.rows() : 0];
  }

  /// Small random weights, so that units differ from each other, and biases in the middle of the
  /// range in which units are neither 0 nor 1.
  static NetWeights random(InputLayout layout, ModelShape shape, double activeRows, Random random) {
    var weights = new NetWeights(layout, shape);
    fill(weights.first, 0.5 / Math.sqrt(activeRows), random);
    Arrays.fill(weights.firstBias, 0.3f);
    fill(weights.second, 1 / Math.sqrt(shape.hidden()), random);
    Arrays.fill(weights.secondBias, 0.3f);
    int last = shape.second() > 0 ? shape.second() : shape.hidden();
    fill(weights.output, 1 / Math.sqrt(last), random);
    for (int phase = 1; phase < layout.phases(); phase++) {
      System.arraycopy(weights.output, 0, weights.output, phase * last, last);
    }
    return weights;
  }

  private static void fill(float[] weights, double range, Random random) {
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (float) ((2 * random.nextDouble() - 1) * range);
    }
  }

  void copyFrom(NetWeights other) {
    copy(other.firstBias, firstBias);
    copy(other.first, first);
    copy(other.secondBias, secondBias);
    copy(other.second, second);
    copy(other.outputBias, outputBias);
    copy(other.output, output);
    copy(other.skip, skip);
  }

  private static void copy(float[] from, float[] to) {
    System.arraycopy(from, 0, to, 0, from.length);
  }
}
