package dev.secateur.learn;

import java.util.List;

/// A trained model and how good it is.
///
/// @param model in whole numbers, with the weights of the best pass
/// @param validationError of the best pass, in floating point
/// @param check the model in whole numbers on the same samples
/// @param effects the rows with the largest effects on the validation samples, by group
/// @param untrainedError of a model that says the same about every position of a phase
/// @param interrupted whether the user ended the training
public record TrainingResult(
    Model model,
    List<TrainingEpoch> epochs,
    int trainingSamples,
    int validationSamples,
    double validationError,
    ModelCheck check,
    List<InputEffect> effects,
    double untrainedError,
    boolean interrupted) {

  public TrainingResult {
    epochs = List.copyOf(epochs);
    effects = List.copyOf(effects);
  }

  /// The validation error of the model in whole numbers.
  public double modelError() {
    return check.error();
  }
}
