package dev.secateur.learn;

/// The intermediate values of a model's evaluation, for one thread.
public final class ModelScratch {

  /// The sums of the first hidden layer, four in each.
  final long[] lanes;

  /// The units of the first hidden layer that are not 0.
  final int[] units;

  /// The values of these units.
  final int[] values;

  ModelScratch(ModelShape shape) {
    lanes = new long[shape.hidden() / 4];
    units = new int[shape.hidden()];
    values = new int[shape.hidden()];
  }
}
