package dev.secateur.learn;

/// Turns the weights of a trained net into whole numbers.
final class NetQuantiser {

  /// What stands for 1 in the hidden layers, if the sums then fit into 16 bits.
  private static final int MAX_ONE = 255;

  private static final int MAX_SUM = 32_000;
  private static final int MAX_SECOND_SHIFT = 12;

  /// Output weights are kept this small so that a sum of 256 products fits into 32 bits.
  private static final int MAX_OUTPUT = 16_000;

  private static final float TINY = 1e-9f;
  private static final double FRACTION = 1 << NetModel.FRACTION_BITS;

  private NetQuantiser() {}

  /// @param pointsPerOutput hundredths of the display unit for an output of 1
  static NetModel quantise(
      InputLayout layout, ModelShape shape, NetWeights weights, double pointsPerOutput) {
    var numbers = new NetNumbers(layout, shape);
    quantiseFirst(layout, shape, weights, numbers);
    quantiseSecond(weights, numbers);
    quantiseOutput(weights, numbers, pointsPerOutput);
    if (shape.skip()) {
      quantiseSkip(layout, weights, numbers, pointsPerOutput);
    }
    return new NetModel(layout, shape, numbers);
  }

  private static void quantiseFirst(
      InputLayout layout, ModelShape shape, NetWeights weights, NetNumbers numbers) {
    int one = (int) Math.min(MAX_ONE, MAX_SUM / largestSum(layout, shape, weights));
    if (one < 1) {
      throw new ArithmeticException("the training diverged: weights are too large");
    }
    numbers.one = one;
    round(weights.firstBias, one, numbers.firstBias);
    int hidden = shape.hidden();
    for (int row = 0; row < layout.rows(); row++) {
      int from = layout.representative(row) * hidden;
      for (int unit = 0; unit < hidden; unit++) {
        numbers.first[row * hidden + unit] = (short) Math.round(weights.first[from + unit] * one);
      }
    }
  }

  private static void quantiseSecond(NetWeights weights, NetNumbers numbers) {
    int shift = MAX_SECOND_SHIFT;
    while (shift > 0 && largest(weights.second) * (1 << shift) > Short.MAX_VALUE) {
      shift--;
    }
    numbers.secondShift = shift;
    round(weights.second, 1 << shift, numbers.second);
    for (int unit = 0; unit < numbers.secondBias.length; unit++) {
      // The added half makes the shift round to the nearest whole number.
      double bias = weights.secondBias[unit] * (double) numbers.one * (1 << shift);
      numbers.secondBias[unit] = (int) Math.round(bias) + (1 << shift >> 1);
    }
  }

  private static void quantiseOutput(
      NetWeights weights, NetNumbers numbers, double pointsPerOutput) {
    double wantedStep = Math.max(largest(weights.output), TINY) / MAX_OUTPUT;
    double pointsPerStep = wantedStep * pointsPerOutput / numbers.one;
    numbers.outputMultiplier = (int) Math.max(1, Math.ceil(pointsPerStep * FRACTION));
    // The multiplier is rounded; the weights are divided by what it really is.
    double step = numbers.outputMultiplier / FRACTION * numbers.one / pointsPerOutput;
    round(weights.output, 1 / step, numbers.output);
    for (int phase = 0; phase < numbers.outputBias.length; phase++) {
      numbers.outputBias[phase] = (int) Math.round(weights.outputBias[phase] * numbers.one / step);
    }
  }

  private static void quantiseSkip(
      InputLayout layout, NetWeights weights, NetNumbers numbers, double pointsPerOutput) {
    double wantedStep = Math.max(largest(weights.skip), TINY) / Short.MAX_VALUE;
    numbers.skipMultiplier = (int) Math.max(1, Math.ceil(wantedStep * pointsPerOutput * FRACTION));
    double step = numbers.skipMultiplier / FRACTION / pointsPerOutput;
    for (int row = 0; row < layout.rows(); row++) {
      double weight = weights.skip[layout.representative(row)];
      numbers.skip[row] = (short) Math.round(weight / step);
    }
  }

  /// No position can make a unit of the first layer larger than this.
  private static double largestSum(InputLayout layout, ModelShape shape, NetWeights weights) {
    double largest = 1;
    for (int unit = 0; unit < shape.hidden(); unit++) {
      double sum = Math.abs(weights.firstBias[unit]);
      for (var table : layout.tables()) {
        float largestOfTable = 0;
        for (int row = table.first(); row < table.first() + table.rows(); row++) {
          int at = layout.representative(row) * shape.hidden() + unit;
          largestOfTable = Math.max(largestOfTable, Math.abs(weights.first[at]));
        }
        sum += (double) largestOfTable * table.occurrences();
      }
      largest = Math.max(largest, sum);
    }
    return largest;
  }

  private static float largest(float[] values) {
    float largest = 0;
    for (float value : values) {
      largest = Math.max(largest, Math.abs(value));
    }
    return largest;
  }

  private static void round(float[] values, double factor, short[] rounded) {
    for (int i = 0; i < values.length; i++) {
      rounded[i] = (short) Math.round(values[i] * factor);
    }
  }
}
