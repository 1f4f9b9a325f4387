package dev.secateur.learn;

/// Turns the weights of a trained net into whole numbers.
final class NetQuantiser {

  /// What stands for 1 in the hidden layers, if the sums then fit into 16 bits.
  private static final int MAX_ONE = 255;

  private static final int MAX_SUM = 32_000;
  private static final int MAX_SECOND_SHIFT = 12;

  /// Output weights are kept this small so that a sum of 256 products fits into 32 bits.
  private static final int MAX_OUTPUT = 16_000;

  private NetQuantiser() {}

  /// @param pointsPerOutput hundredths of the display unit for an output of 1
  static NetModel quantise(
      InputLayout layout, ModelShape shape, NetWeights weights, double pointsPerOutput) {
    int one = (int) Math.min(MAX_ONE, MAX_SUM / largestSum(layout, shape, weights));
    if (one < 1) {
      throw new IllegalStateException("the training diverged: the weights are too large");
    }
    var first = new short[layout.rows() * shape.hidden()];
    for (int row = 0; row < layout.rows(); row++) {
      int from = layout.representative(row) * shape.hidden();
      for (int unit = 0; unit < shape.hidden(); unit++) {
        first[row * shape.hidden() + unit] = (short) Math.round(weights.first[from + unit] * one);
      }
    }
    int shift = MAX_SECOND_SHIFT;
    while (shift > 0 && largest(weights.second) * (1 << shift) > Short.MAX_VALUE) {
      shift--;
    }
    var secondBias = new int[shape.second()];
    for (int unit = 0; unit < secondBias.length; unit++) {
      // The added half makes the shift round to the nearest whole number.
      double bias = weights.secondBias[unit] * (double) one * (1 << shift);
      secondBias[unit] = (int) Math.round(bias) + (1 << shift >> 1);
    }

    double outputStep = Math.max(largest(weights.output), 1e-9f) / MAX_OUTPUT;
    double pointsPerStep = outputStep * pointsPerOutput / one;
    double fraction = 1 << NetModel.FRACTION_BITS;
    int outputMultiplier = (int) Math.max(1, Math.round(pointsPerStep * fraction));
    // The multiplier is rounded; the weights are divided by what it really is.
    outputStep = outputMultiplier / fraction * one / pointsPerOutput;
    var outputBias = new int[layout.phases()];
    for (int phase = 0; phase < outputBias.length; phase++) {
      outputBias[phase] = (int) Math.round(weights.outputBias[phase] * one / outputStep);
    }

    double skipStep = Math.max(largest(weights.skip), 1e-9f) / Short.MAX_VALUE;
    int skipMultiplier = (int) Math.max(1, Math.ceil(skipStep * pointsPerOutput * fraction));
    skipStep = skipMultiplier / fraction / pointsPerOutput;
    var skip = new short[shape.skip() ? layout.rows() : 0];
    for (int row = 0; row < skip.length; row++) {
      skip[row] = (short) Math.round(weights.skip[layout.representative(row)] / skipStep);
    }
    return new NetModel(
        layout,
        shape,
        new NetNumbers(
            one,
            rounded(weights.firstBias, one),
            first,
            shift,
            secondBias,
            rounded(weights.second, 1 << shift),
            outputBias,
            rounded(weights.output, 1 / outputStep),
            outputMultiplier,
            skip,
            skipMultiplier));
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

  private static short[] rounded(float[] values, double factor) {
    var rounded = new short[values.length];
    for (int i = 0; i < values.length; i++) {
      rounded[i] = (short) Math.round(values[i] * factor);
    }
    return rounded;
  }
}
