package dev.secateur.learn;

/// How a model is trained.
///
/// @param epochs at most so many passes over the training data
/// @param batch so many samples change the weights together
/// @param learningRate how far one step goes
/// @param rarePrior a row that occurs in fewer samples than about this many moves little, since it
///     would learn those samples by heart
/// @param ridge how strongly weights of linear models are pulled towards 0: a row learns as if it
///     had this many more samples in which it makes no difference
/// @param patience training stops after so many passes without a smaller validation error
/// @param validationShare the share of games that are used for validation only
/// @param minStep weights of linear models are rounded to multiples of this many points
public record TrainingOptions(
    int epochs,
    int batch,
    double learningRate,
    double rarePrior,
    double ridge,
    int patience,
    double validationShare,
    double minStep,
    long seed,
    int threads) {

  /// What has worked for models of this shape.
  public static TrainingOptions standard(ModelShape shape) {
    return shape.isLinear()
        ? new TrainingOptions(20, 512, 0.5, 30, 3, 3, 0.05, 0.25, 1, 1)
        : new TrainingOptions(20, 2048, 0.003, 50, 0, 3, 0.05, 0.25, 1, 1);
  }

  public TrainingOptions withEpochs(int value) {
    return new TrainingOptions(
        value,
        batch,
        learningRate,
        rarePrior,
        ridge,
        patience,
        validationShare,
        minStep,
        seed,
        threads);
  }

  public TrainingOptions withLearningRate(double value) {
    return new TrainingOptions(
        epochs, batch, value, rarePrior, ridge, patience, validationShare, minStep, seed, threads);
  }

  public TrainingOptions withBatch(int value) {
    return new TrainingOptions(
        epochs,
        value,
        learningRate,
        rarePrior,
        ridge,
        patience,
        validationShare,
        minStep,
        seed,
        threads);
  }

  public TrainingOptions withSeed(long value) {
    return new TrainingOptions(
        epochs,
        batch,
        learningRate,
        rarePrior,
        ridge,
        patience,
        validationShare,
        minStep,
        value,
        threads);
  }

  public TrainingOptions withThreads(int value) {
    return new TrainingOptions(
        epochs,
        batch,
        learningRate,
        rarePrior,
        ridge,
        patience,
        validationShare,
        minStep,
        seed,
        value);
  }
}
