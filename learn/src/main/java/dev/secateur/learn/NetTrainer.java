package dev.secateur.learn;

import java.util.Arrays;

/// Trains a [NetModel]: the rows by Adagrad, as [LinearTrainer] does, the small layers behind them
/// by Adam.
///
/// A batch has three parts. First all samples go forward and backward, which threads divide by
/// samples: each chunk of samples has arrays of its own, and these are added up in a fixed order.
/// Then the small layers change. Then the rows, which threads divide by rows.
final class NetTrainer implements WeightTrainer {

  private static final int CHUNK = 256;

  /// Adagrad needs larger steps than Adam, since its steps shrink with time.
  private static final float ROW_RATE = 15;

  private final Samples samples;
  private final ModelShape shape;
  private final TrainingLoss loss;
  private final TrainingOptions options;
  private final Workers workers;
  private final int hidden;
  private final int[] rowBounds;

  private final NetWeights weights;
  private final NetWeights best;
  private final AdamStep firstBias;
  private final AdamStep secondBias;
  private final AdamStep second;
  private final AdamStep outputBias;
  private final AdamStep output;

  private final NetPass[] chunks;

  /// For each sample of a batch how the loss grows with the units of the first layer.
  private final float[] rowGradients;

  private final float[] errors;
  private final float[] squares;
  private final float[] skipSquares;

  /// The sums of [#rowGradients] for each row that occurs in a batch.
  private final float[] gradients;

  private final float[] skipGradients;

  private final int[] lastBatch;
  private int batches;

  /// Whether a row occurred in training: one that did not has random weights.
  private final boolean[] seen;

  NetTrainer(
      Samples samples,
      ModelShape shape,
      TrainingLoss loss,
      TrainingOptions options,
      NetWeights weights,
      int[] rowBounds,
      Workers workers) {
    this.samples = samples;
    this.shape = shape;
    this.loss = loss;
    this.options = options;
    this.weights = weights;
    this.rowBounds = rowBounds;
    this.workers = workers;
    hidden = shape.hidden();
    var layout = samples.layout();
    best = new NetWeights(layout, shape);
    firstBias = new AdamStep(weights.firstBias);
    secondBias = new AdamStep(weights.secondBias);
    second = new AdamStep(weights.second);
    outputBias = new AdamStep(weights.outputBias);
    output = new AdamStep(weights.output);
    chunks = new NetPass[(options.batch() + CHUNK - 1) / CHUNK];
    Arrays.setAll(chunks, chunk -> new NetPass(samples, shape, loss, weights));
    rowGradients = new float[options.batch() * hidden];
    errors = new float[options.batch()];
    squares = new float[weights.first.length];
    skipSquares = new float[weights.skip.length];
    Arrays.fill(skipSquares, (float) options.rarePrior());
    gradients = new float[weights.first.length];
    skipGradients = new float[weights.skip.length];
    lastBatch = new int[layout.rows()];
    seen = new boolean[layout.rows()];
  }

  @Override
  public double train(int[] batch, int from, int to, double rate) {
    batches++;
    int used = (to - from + CHUNK - 1) / CHUNK;
    workers.run(
        used,
        chunk -> {
          int start = chunk * CHUNK;
          int end = Math.min(to - from, start + CHUNK);
          chunks[chunk].learn(batch, from, start, end, rowGradients, errors);
        });
    double sum = 0;
    for (int chunk = 0; chunk < used; chunk++) {
      sum += chunks[chunk].lossSum();
    }
    if (batches == 1) {
      Arrays.fill(squares, (float) (options.rarePrior() * meanSquare((to - from) * hidden)));
    }
    changeSmallLayers(used, to - from, (float) rate);
    workers.run(rowBounds.length - 1, part -> changeRows(batch, from, to, part, (float) rate));
    return sum;
  }

  private double meanSquare(int count) {
    double sum = 1e-12;
    for (int i = 0; i < count; i++) {
      sum += rowGradients[i] * rowGradients[i];
    }
    return sum / count;
  }

  private void changeSmallLayers(int used, int size, float rate) {
    for (int chunk = 1; chunk < used; chunk++) {
      chunks[0].addGradients(chunks[chunk]);
    }
    var sum = chunks[0].gradients();
    float factor = 1f / size;
    firstBias.step(sum.firstBias, factor, rate, batches);
    secondBias.step(sum.secondBias, factor, rate, batches);
    second.step(sum.second, factor, rate, batches);
    outputBias.step(sum.outputBias, factor, rate, batches);
    output.step(sum.output, factor, rate, batches);
  }

  private void changeRows(int[] batch, int from, int to, int part, float rate) {
    int firstRow = rowBounds[part];
    int endRow = rowBounds[part + 1];
    for (int i = from; i < to; i++) {
      var block = samples.block(batch[i]);
      int at = Samples.indexInBlock(batch[i]);
      int[] active = block.activeRows;
      int end = block.starts[at + 1];
      for (int j = LinearTrainer.lowerBound(active, block.starts[at], end, firstRow);
          j < end;
          j++) {
        int row = active[j];
        if (row >= endRow) {
          break;
        }
        addRowGradient(row, i - from);
      }
    }
    // A second walk over the same rows changes each once.
    for (int i = from; i < to; i++) {
      var block = samples.block(batch[i]);
      int at = Samples.indexInBlock(batch[i]);
      int[] active = block.activeRows;
      int end = block.starts[at + 1];
      for (int j = LinearTrainer.lowerBound(active, block.starts[at], end, firstRow);
          j < end;
          j++) {
        int row = active[j];
        if (row >= endRow) {
          break;
        }
        if (lastBatch[row] == batches) {
          lastBatch[row] = 0;
          changeRow(row, ROW_RATE * rate);
        }
      }
    }
  }

  private void addRowGradient(int row, int sample) {
    int to = row * hidden;
    int from = sample * hidden;
    if (lastBatch[row] == batches) {
      for (int unit = 0; unit < hidden; unit++) {
        gradients[to + unit] += rowGradients[from + unit];
      }
    } else {
      lastBatch[row] = batches;
      seen[row] = true;
      System.arraycopy(rowGradients, from, gradients, to, hidden);
    }
    if (shape.skip()) {
      skipGradients[row] += errors[sample];
    }
  }

  private void changeRow(int row, float rate) {
    int from = row * hidden;
    for (int i = from; i < from + hidden; i++) {
      float gradient = gradients[i];
      float sum = squares[i] + gradient * gradient;
      squares[i] = sum;
      weights.first[i] -= rate * gradient / (float) Math.sqrt(sum);
    }
    if (shape.skip()) {
      float gradient = skipGradients[row];
      skipGradients[row] = 0;
      skipSquares[row] += gradient * gradient;
      weights.skip[row] -= rate * gradient / (float) Math.sqrt(skipSquares[row]);
    }
  }

  @Override
  public double loss(int[] selected, int from, int to) {
    return new NetPass(samples, shape, loss, weights).lossOf(selected, from, to);
  }

  @Override
  public void keepBest() {
    best.copyFrom(weights);
    for (int row = 0; row < seen.length; row++) {
      if (!seen[row]) {
        Arrays.fill(best.first, row * hidden, (row + 1) * hidden, 0);
      }
    }
  }

  @Override
  public Model quantiseBest() {
    return NetQuantiser.quantise(samples.layout(), shape, best, loss.pointsPerOutput());
  }
}
