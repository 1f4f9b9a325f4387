package dev.secateur.learn;

import org.jspecify.annotations.Nullable;

/// The intermediate values of a model's evaluation, for one thread.
public final class ModelScratch {

  /// The sums of the first hidden layer, four in each: those of the position before, until the next
  /// one is evaluated.
  final long[] lanes;

  /// What is different from the position before, for a wide first layer.
  final @Nullable RowChanges changes;

  /// The units of the first hidden layer that are not 0.
  final int[] units;

  /// The values of these units.
  final int[] values;

  ModelScratch(InputLayout layout, ModelShape shape) {
    changes = shape.hidden() < NetModel.INCREMENTAL_UNITS ? null : new RowChanges(layout);
    lanes = new long[shape.hidden() / 4];
    units = new int[shape.hidden()];
    values = new int[shape.hidden()];
  }
}
