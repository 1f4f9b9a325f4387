package dev.secateur.learn;

/// The weights of a model in training, in floating point. Results do not depend on the number of
/// threads.
interface WeightTrainer {

  /// Improves the weights a little.
  ///
  /// @param batch numbers of samples
  /// @param from the first of them
  /// @param to after the last of them
  /// @param rate how far the step goes
  /// @return the sum of the losses before the step
  double train(int[] batch, int from, int to, double rate);

  /// What is done once after a pass over all samples.
  default void endPass(double rate) {}

  /// The sum of the losses of some samples.
  double loss(int[] samples, int from, int to);

  /// Notes the present weights as the best so far.
  void keepBest();

  /// The best weights in whole numbers.
  Model quantiseBest();
}
