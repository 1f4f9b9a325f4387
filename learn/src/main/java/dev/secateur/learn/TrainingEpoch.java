package dev.secateur.learn;

/// One pass over the training data.
///
/// @param number from 1 on
/// @param trainingError the mean over the pass, while the weights changed
/// @param validationError after the pass, on games that were not trained on
/// @param isBest whether no earlier pass had a smaller validation error
/// @param samplesPerSecond since the training began
/// @param secondsLeft if all passes are needed
public record TrainingEpoch(
    int number,
    double trainingError,
    double validationError,
    boolean isBest,
    double samplesPerSecond,
    double secondsLeft) {}
