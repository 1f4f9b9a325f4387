package dev.secateur.learn;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;

/// The score is a sum of one weight for each active row, from the table of the phase.
public final class LinearModel implements Model {

  private static final int FRACTION_BITS = 16;

  private final InputLayout layout;
  private final short[][] weights;
  private final int[] bias;

  /// What one step of a weight is worth: points times 2^16.
  private final int multiplier;

  private final SearchErrors searchErrors;

  private LinearModel(
      InputLayout layout,
      short[][] weights,
      int[] bias,
      int multiplier,
      SearchErrors searchErrors) {
    this.layout = layout;
    this.weights = weights;
    this.bias = bias;
    this.multiplier = multiplier;
    this.searchErrors = searchErrors;
  }

  /// The model in whole numbers that is nearest to weights given in points.
  ///
  /// @param points for each phase and representative row its weight; other rows are ignored
  /// @param bias for each phase the score of a position without active rows
  /// @param minStep weights are rounded to multiples of this many points, or more if the largest
  ///     would not fit into 16 bits; coarse steps make smaller files
  public static LinearModel quantise(
      InputLayout layout, float[][] points, float[] bias, double minStep) {
    float largest = 0;
    for (float[] table : points) {
      for (int row = 0; row < table.length; row++) {
        if (layout.representative(row) == row) {
          largest = Math.max(largest, Math.abs(table[row]));
        }
      }
    }
    double step = Math.max(minStep, largest / Short.MAX_VALUE);
    int multiplier = (int) Math.ceil(step * (1 << FRACTION_BITS));
    double stepsPerPoint = (1 << FRACTION_BITS) / (double) multiplier;
    var weights = new short[layout.phases()][layout.rows()];
    var biasSteps = new int[layout.phases()];
    for (int phase = 0; phase < layout.phases(); phase++) {
      for (int row = 0; row < layout.rows(); row++) {
        int representative = layout.representative(row);
        weights[phase][row] = (short) Math.round(points[phase][representative] * stepsPerPoint);
      }
      biasSteps[phase] = (int) Math.round(bias[phase] * stepsPerPoint);
    }
    return new LinearModel(layout, weights, biasSteps, multiplier, SearchErrors.NONE);
  }

  @Override
  public InputLayout layout() {
    return layout;
  }

  @Override
  public ModelShape shape() {
    return ModelShape.LINEAR;
  }

  @Override
  public SearchErrors searchErrors() {
    return searchErrors;
  }

  @Override
  public LinearModel withSearchErrors(List<ProbCutError> measured) {
    var errors = new SearchErrors(measured, layout.phases());
    return new LinearModel(layout, weights, bias, multiplier, errors);
  }

  @Override
  public int evaluate(int[] activeRows, int count, int phase, ModelScratch scratch) {
    short[] table = weights[phase];
    int sum = bias[phase];
    for (int i = 0; i < count; i++) {
      sum += table[activeRows[i]];
    }
    return (int) (((long) sum * multiplier + (1 << (FRACTION_BITS - 1))) >> FRACTION_BITS);
  }

  /// The weight of a row in points.
  public double weight(int phase, int row) {
    return weights[phase][row] * (double) multiplier / (1 << FRACTION_BITS);
  }

  /// The score of a position without active rows, in points.
  double bias(int phase) {
    return bias[phase] * (double) multiplier / (1 << FRACTION_BITS);
  }

  void write(DataOutputStream out) throws IOException {
    out.writeInt(multiplier);
    for (int phase = 0; phase < layout.phases(); phase++) {
      out.writeInt(bias[phase]);
      Payload.writeShorts(out, Payload.representatives(layout, weights[phase], 1));
    }
  }

  static LinearModel read(InputLayout layout, DataInputStream in) throws IOException {
    int multiplier = in.readInt();
    var weights = new short[layout.phases()][layout.rows()];
    var stored = new short[layout.distinctRows()];
    var bias = new int[layout.phases()];
    for (int phase = 0; phase < layout.phases(); phase++) {
      bias[phase] = in.readInt();
      Payload.readShorts(in, stored);
      Payload.fillRows(layout, stored, 1, weights[phase]);
    }
    return new LinearModel(layout, weights, bias, multiplier, SearchErrors.NONE);
  }
}
