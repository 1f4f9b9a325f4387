package dev.secateur.learn;

import java.util.Arrays;

/// Trains a [LinearModel] by Adagrad: every weight has a step size of its own, which shrinks with
/// the squares of its gradients. It starts with a large sum of squares, so that a rare row stays
/// near its start: 0, or the weight that another model gives it.
///
/// A batch has two parts. First the errors of all samples, which threads divide by samples. Then
/// the changes of the weights, which threads divide by rows: each weight is changed by one thread,
/// sample by sample, so that the result is the same for any number of threads.
final class LinearTrainer implements WeightTrainer {

  private static final int CHUNK = 256;

  private final Samples samples;
  private final TrainingLoss loss;
  private final TrainingOptions options;
  private final Workers workers;
  private final int rowCount;

  /// For each phase and row.
  private final float[] weights;

  private final float[] startWeights;

  private final float[] squares;

  /// The sum of the errors of a batch, for each weight; 0 between batches.
  private final float[] gradients;

  private final float[] bias;
  private final float[] biasSquares;
  private final float[] bestWeights;
  private final float[] bestBias;

  /// All active rows move at once: the more there are, the smaller the steps.
  private final double activeFactor;

  private final float[] errors;
  private final double[] losses;
  private final int[] rowBounds;

  LinearTrainer(
      Samples samples,
      TrainingLoss loss,
      TrainingOptions options,
      float[] bias,
      int[] rowBounds,
      Workers workers) {
    this.samples = samples;
    this.loss = loss;
    this.options = options;
    this.workers = workers;
    this.rowBounds = rowBounds;
    rowCount = samples.layout().rows();
    int phases = samples.layout().phases();
    startWeights = new float[phases * rowCount];
    weights = new float[phases * rowCount];
    squares = new float[phases * rowCount];
    Arrays.fill(squares, (float) options.rarePrior());
    gradients = new float[phases * rowCount];
    this.bias = bias.clone();
    biasSquares = new float[phases];
    Arrays.fill(biasSquares, (float) options.rarePrior());
    activeFactor = 1 / Math.sqrt(Math.max(1, samples.averageActive()));
    bestWeights = weights.clone();
    bestBias = bias.clone();
    errors = new float[options.batch()];
    losses = new double[1 + options.batch() / CHUNK];
  }

  /// Begins with the weights of another model.
  void startFrom(LinearModel model) {
    double outputPerPoint = 1 / loss.pointsPerOutput();
    for (int phase = 0; phase < bias.length; phase++) {
      for (int row = 0; row < rowCount; row++) {
        startWeights[phase * rowCount + row] = (float) (model.weight(phase, row) * outputPerPoint);
      }
      bias[phase] = (float) (model.bias(phase) * outputPerPoint);
    }
    System.arraycopy(startWeights, 0, weights, 0, weights.length);
  }

  @Override
  public double train(int[] batch, int from, int to, double rate) {
    float step = (float) (rate * activeFactor);
    int chunks = (to - from + CHUNK - 1) / CHUNK;
    workers.run(chunks, chunk -> computeErrors(batch, from, to, chunk));
    workers.run(rowBounds.length - 1, part -> changeRows(batch, from, to, part, step));
    changeBias(batch, from, to, step);
    double sum = 0;
    for (int chunk = 0; chunk < chunks; chunk++) {
      sum += losses[chunk];
    }
    return sum;
  }

  private void computeErrors(int[] batch, int from, int to, int chunk) {
    double sum = 0;
    int end = Math.min(to, from + (chunk + 1) * CHUNK);
    for (int i = from + chunk * CHUNK; i < end; i++) {
      var block = samples.block(batch[i]);
      int at = Samples.indexInBlock(batch[i]);
      double output = output(block, at);
      float target = block.targets[at];
      errors[i - from] = (float) loss.gradient(output, target);
      sum += loss.loss(output, target);
    }
    losses[chunk] = sum;
  }

  private float output(Samples.SampleBlock block, int at) {
    int phase = block.phases[at];
    int base = phase * rowCount;
    float output = bias[phase];
    int[] active = block.activeRows;
    int end = block.starts[at + 1];
    for (int i = block.starts[at]; i < end; i++) {
      output += weights[base + active[i]];
    }
    return output;
  }

  /// One thread's part of the rows: first the gradient of each row, then one step for each.
  private void changeRows(int[] batch, int from, int to, int part, float rate) {
    int firstRow = rowBounds[part];
    int endRow = rowBounds[part + 1];
    for (int i = from; i < to; i++) {
      var block = samples.block(batch[i]);
      int at = Samples.indexInBlock(batch[i]);
      int base = block.phases[at] * rowCount;
      float error = errors[i - from];
      int[] active = block.activeRows;
      int end = block.starts[at + 1];
      int start = lowerBound(active, block.starts[at], end, firstRow);
      for (int j = start; j < end && active[j] < endRow; j++) {
        gradients[base + active[j]] += error;
      }
    }
    for (int i = from; i < to; i++) {
      var block = samples.block(batch[i]);
      int at = Samples.indexInBlock(batch[i]);
      int base = block.phases[at] * rowCount;
      int[] active = block.activeRows;
      int end = block.starts[at + 1];
      int start = lowerBound(active, block.starts[at], end, firstRow);
      for (int j = start; j < end && active[j] < endRow; j++) {
        int weight = base + active[j];
        float gradient = gradients[weight];
        if (gradient != 0) {
          gradients[weight] = 0;
          float sum = squares[weight] + gradient * gradient;
          squares[weight] = sum;
          weights[weight] -= rate * gradient / (float) Math.sqrt(sum);
        }
      }
    }
  }

  private void changeBias(int[] batch, int from, int to, float rate) {
    var sums = new float[bias.length];
    for (int i = from; i < to; i++) {
      var block = samples.block(batch[i]);
      sums[block.phases[Samples.indexInBlock(batch[i])]] += errors[i - from];
    }
    for (int phase = 0; phase < sums.length; phase++) {
      biasSquares[phase] += sums[phase] * sums[phase];
      bias[phase] -= rate * sums[phase] / (float) Math.sqrt(biasSquares[phase]);
    }
  }

  /// The index of the first of some sorted rows that is not below a row.
  static int lowerBound(int[] sorted, int from, int to, int row) {
    int low = from;
    int high = to;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] < row) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /// Pulls every weight towards its start, with the step size that it has now.
  @Override
  public void endPass(double rate) {
    float pull = (float) (rate * activeFactor * options.ridge());
    for (int i = 0; i < weights.length; i++) {
      float change = weights[i] - startWeights[i];
      weights[i] = startWeights[i] + change / (1 + pull / (float) Math.sqrt(squares[i]));
    }
  }

  @Override
  public double loss(int[] selected, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      var block = samples.block(selected[i]);
      int at = Samples.indexInBlock(selected[i]);
      sum += loss.loss(output(block, at), block.targets[at]);
    }
    return sum;
  }

  @Override
  public void keepBest() {
    System.arraycopy(weights, 0, bestWeights, 0, weights.length);
    System.arraycopy(bias, 0, bestBias, 0, bias.length);
  }

  @Override
  public Model quantiseBest() {
    int phases = bias.length;
    var points = new float[phases][rowCount];
    var biasPoints = new float[phases];
    float factor = (float) loss.pointsPerOutput();
    for (int phase = 0; phase < phases; phase++) {
      for (int row = 0; row < rowCount; row++) {
        points[phase][row] = bestWeights[phase * rowCount + row] * factor;
      }
      biasPoints[phase] = bestBias[phase] * factor;
    }
    return LinearModel.quantise(samples.layout(), points, biasPoints, options.minStep());
  }
}
