package dev.secateur.learn;

/// Changes some weights by Adam: the mean of recent gradients, divided by their usual size.
final class AdamStep {

  private static final float MEAN_DECAY = 0.9f;
  private static final float SQUARE_DECAY = 0.999f;
  private static final float TINY = 1e-8f;

  private final float[] weights;
  private final float[] means;
  private final float[] squares;

  AdamStep(float[] weights) {
    this.weights = weights;
    means = new float[weights.length];
    squares = new float[weights.length];
  }

  /// @param gradients sums over a batch
  /// @param factor turns these sums into means
  /// @param number of the step, from 1 on: the first steps know few gradients, which is made up for
  void step(float[] gradients, float factor, float rate, int number) {
    float meanFactor = (float) (1 / (1 - Math.pow(MEAN_DECAY, number)));
    float squareFactor = (float) (1 / (1 - Math.pow(SQUARE_DECAY, number)));
    for (int i = 0; i < weights.length; i++) {
      float gradient = gradients[i] * factor;
      means[i] = MEAN_DECAY * means[i] + (1 - MEAN_DECAY) * gradient;
      squares[i] = SQUARE_DECAY * squares[i] + (1 - SQUARE_DECAY) * gradient * gradient;
      weights[i] -=
          rate * means[i] * meanFactor / ((float) Math.sqrt(squares[i] * squareFactor) + TINY);
    }
  }
}
