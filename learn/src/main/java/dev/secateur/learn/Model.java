package dev.secateur.learn;

import java.util.List;

/// A trained evaluation: the score of a position is computed from the sum of its active rows.
///
/// Models are immutable and shared by all threads. Evaluation uses whole numbers only, so that it
/// gives the same score on every machine.
public sealed interface Model permits LinearModel, NetModel {

  InputLayout layout();

  ModelShape shape();

  /// The score of a position in hundredths of the display unit, for the side to move.
  ///
  /// @param activeRows the active rows; each is used as often as it is listed
  /// @param scratch arrays of the calling thread, from [#newScratch] of this model; the evaluation
  ///     is faster if the last position evaluated with them was similar
  int evaluate(int[] activeRows, int count, int phase, ModelScratch scratch);

  /// How well shallow searches with this model predict deep ones.
  SearchErrors searchErrors();

  /// The same model with measured errors.
  Model withSearchErrors(List<ProbCutError> measured);

  /// Arrays for one thread.
  default ModelScratch newScratch() {
    return new ModelScratch(layout(), shape());
  }
}
