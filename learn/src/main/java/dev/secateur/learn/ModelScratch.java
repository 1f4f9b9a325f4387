package dev.secateur.learn;

/// The intermediate values of a model's evaluation, for one thread.
public final class ModelScratch {

  /// The units of the first hidden layer.
  final int[] hidden;

  /// The units of the first hidden layer that are not 0.
  final int[] active;

  /// The units of the second hidden layer.
  final int[] second;

  ModelScratch(ModelShape shape) {
    hidden = new int[shape.hidden()];
    active = new int[shape.hidden()];
    second = new int[shape.second()];
  }
}
