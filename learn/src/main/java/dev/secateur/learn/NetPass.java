package dev.secateur.learn;

import java.util.Arrays;

/// Samples going through a net in training, forward and backward, with the sums of what the small
/// layers learn from them. For one thread at a time.
final class NetPass {

  /// What the small layers learn, added up over samples.
  static final class Gradients {
    final float[] firstBias;
    final float[] secondBias;
    final float[] second;
    final float[] outputBias;
    final float[] output;

    Gradients(NetWeights weights) {
      firstBias = new float[weights.firstBias.length];
      secondBias = new float[weights.secondBias.length];
      second = new float[weights.second.length];
      outputBias = new float[weights.outputBias.length];
      output = new float[weights.output.length];
    }

    void clear() {
      Arrays.fill(firstBias, 0);
      Arrays.fill(secondBias, 0);
      Arrays.fill(second, 0);
      Arrays.fill(outputBias, 0);
      Arrays.fill(output, 0);
    }
  }

  private final Samples samples;
  private final TrainingLoss loss;
  private final NetWeights weights;
  private final int hidden;
  private final int seconds;
  private final boolean skips;

  /// The units before and after clipping.
  private final float[] firstSums;

  private final float[] first;
  private final float[] secondSums;
  private final float[] second;

  /// How the loss grows with the units of the second layer.
  private final float[] secondGradient;

  private final Gradients gradients;
  private double lossSum;

  NetPass(Samples samples, ModelShape shape, TrainingLoss loss, NetWeights weights) {
    this.samples = samples;
    this.loss = loss;
    this.weights = weights;
    hidden = shape.hidden();
    seconds = shape.second();
    skips = shape.skip();
    firstSums = new float[hidden];
    first = new float[hidden];
    secondSums = new float[seconds];
    second = new float[seconds];
    secondGradient = new float[seconds];
    gradients = new Gradients(weights);
  }

  double lossSum() {
    return lossSum;
  }

  Gradients gradients() {
    return gradients;
  }

  /// Adds what another pass has learned.
  void addGradients(NetPass other) {
    add(gradients.firstBias, other.gradients.firstBias);
    add(gradients.secondBias, other.gradients.secondBias);
    add(gradients.second, other.gradients.second);
    add(gradients.outputBias, other.gradients.outputBias);
    add(gradients.output, other.gradients.output);
  }

  private static void add(float[] to, float[] from) {
    for (int i = 0; i < to.length; i++) {
      to[i] += from[i];
    }
  }

  double lossOf(int[] selected, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      var block = samples.block(selected[i]);
      int at = Samples.indexInBlock(selected[i]);
      sum += loss.loss(forward(block, at), block.targets[at]);
    }
    return sum;
  }

  /// Learns from some samples of a batch.
  ///
  /// @param offset where the batch starts among the given numbers of samples
  /// @param from the first sample, counted from the start of the batch
  /// @param to after the last
  /// @param rowGradients gets for each sample how the loss grows with the units of the first layer
  /// @param errors gets for each sample how the loss grows with the output
  void learn(int[] batch, int offset, int from, int to, float[] rowGradients, float[] errors) {
    gradients.clear();
    lossSum = 0;
    for (int i = from; i < to; i++) {
      var block = samples.block(batch[offset + i]);
      int at = Samples.indexInBlock(batch[offset + i]);
      float target = block.targets[at];
      float value = forward(block, at);
      lossSum += loss.loss(value, target);
      float error = (float) loss.gradient(value, target);
      errors[i] = error;
      backward(block.phases[at], error, rowGradients, i * hidden);
    }
  }

  private float forward(Samples.SampleBlock block, int at) {
    System.arraycopy(weights.firstBias, 0, firstSums, 0, hidden);
    float straight = 0;
    int[] active = block.activeRows;
    int end = block.starts[at + 1];
    for (int i = block.starts[at]; i < end; i++) {
      addRow(active[i] * hidden);
      if (skips) {
        straight += weights.skip[active[i]];
      }
    }
    for (int unit = 0; unit < hidden; unit++) {
      first[unit] = Math.min(Math.max(firstSums[unit], 0), 1);
    }
    int phase = block.phases[at];
    float value = weights.outputBias[phase] + straight;
    if (seconds == 0) {
      return value + dot(first, weights.output, phase * hidden);
    }
    System.arraycopy(weights.secondBias, 0, secondSums, 0, seconds);
    for (int unit = 0; unit < hidden; unit++) {
      float activation = first[unit];
      int from = unit * seconds;
      for (int next = 0; next < seconds; next++) {
        secondSums[next] += activation * weights.second[from + next];
      }
    }
    for (int unit = 0; unit < seconds; unit++) {
      second[unit] = Math.min(Math.max(secondSums[unit], 0), 1);
    }
    return value + dot(second, weights.output, phase * seconds);
  }

  private void addRow(int from) {
    float[] firstWeights = weights.first;
    for (int unit = 0; unit < hidden; unit++) {
      firstSums[unit] += firstWeights[from + unit];
    }
  }

  private static float dot(float[] units, float[] factors, int from) {
    float sum = 0;
    for (int unit = 0; unit < units.length; unit++) {
      sum += units[unit] * factors[from + unit];
    }
    return sum;
  }

  private void backward(int phase, float error, float[] rowGradients, int to) {
    gradients.outputBias[phase] += error;
    if (seconds == 0) {
      int from = phase * hidden;
      for (int unit = 0; unit < hidden; unit++) {
        gradients.output[from + unit] += error * first[unit];
        boolean open = firstSums[unit] > 0 && firstSums[unit] < 1;
        rowGradients[to + unit] = open ? error * weights.output[from + unit] : 0;
      }
    } else {
      int from = phase * seconds;
      for (int unit = 0; unit < seconds; unit++) {
        gradients.output[from + unit] += error * second[unit];
        boolean open = secondSums[unit] > 0 && secondSums[unit] < 1;
        secondGradient[unit] = open ? error * weights.output[from + unit] : 0;
        gradients.secondBias[unit] += secondGradient[unit];
      }
      for (int unit = 0; unit < hidden; unit++) {
        rowGradients[to + unit] = backwardSecond(unit);
      }
    }
    for (int unit = 0; unit < hidden; unit++) {
      gradients.firstBias[unit] += rowGradients[to + unit];
    }
  }

  private float backwardSecond(int unit) {
    float activation = first[unit];
    int from = unit * seconds;
    float sum = 0;
    for (int next = 0; next < seconds; next++) {
      float gradient = secondGradient[next];
      gradients.second[from + next] += activation * gradient;
      sum += weights.second[from + next] * gradient;
    }
    return firstSums[unit] > 0 && firstSums[unit] < 1 ? sum : 0;
  }
}
