package dev.secateur.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// Fits a model to samples: passes over the training data in random order until the error on the
/// validation data, which are other games, no longer gets smaller. The same samples, options and
/// seed give the same model, whatever the number of threads.
public final class ModelTrainer {

  /// Validation adds up the losses of so many samples at a time.
  private static final int CHUNK = 4096;

  /// A report shows so many good and so many bad rows of each group.
  private static final int SHOWN_EFFECTS = 4;

  private static final int MANY_BATCHES = 16;

  private static final int MIN_BATCHES = 250;
  private static final int MIN_BATCH = 64;
  private static final int WARM_UP_BATCHES = 30;

  /// The step size in the last pass, relative to the first.
  private static final double LAST_RATE = 0.1;

  private final Samples samples;
  private final ModelShape shape;
  private final TrainingLoss loss;
  private final TrainingOptions options;
  private final TrainingListener listener;
  private final BooleanSupplier stop;
  private final @Nullable LinearModel start;
  private final int[] training;
  private final int[] validation;
  private final long startNanos = System.nanoTime();
  private long trained;

  private ModelTrainer(
      Samples samples,
      ModelShape shape,
      TrainingLoss loss,
      TrainingOptions options,
      @Nullable LinearModel start,
      TrainingListener listener,
      BooleanSupplier stop) {
    this.samples = samples;
    this.shape = shape;
    this.loss = loss;
    this.listener = listener;
    this.stop = stop;
    this.start = start;
    long threshold = validationThreshold(options);
    var trainingList = new int[samples.size()];
    var validationList = new int[samples.size()];
    int trainingCount = 0;
    int validationCount = 0;
    for (int sample = 0; sample < samples.size(); sample++) {
      if (hash(samples.game(sample), options.seed()) <= threshold) {
        validationList[validationCount++] = sample;
      } else {
        trainingList[trainingCount++] = sample;
      }
    }
    training = Arrays.copyOf(trainingList, trainingCount);
    validation = Arrays.copyOf(validationList, validationCount);
    // With little data, smaller batches, so that a pass has enough steps.
    this.options =
        options.withBatch(
            Math.clamp(
                trainingCount / MIN_BATCHES,
                Math.min(MIN_BATCH, options.batch()),
                options.batch()));
  }

  /// Trains a model.
  ///
  /// @param stop asked after every batch; if it says yes, the best model so far is returned
  /// @throws IllegalArgumentException if the samples come from fewer than two games
  public static TrainingResult train(
      Samples samples,
      ModelShape shape,
      TrainingLoss loss,
      TrainingOptions options,
      TrainingListener listener,
      BooleanSupplier stop) {
    return trainFrom(null, samples, shape, loss, options, listener, stop);
  }

  /// Trains a model that begins with the weights of another one. Rows that are rare in the samples
  /// stay near those weights.
  ///
  /// @param start null to begin with nothing
  /// @throws IllegalArgumentException if the models have different shapes or inputs, too
  public static TrainingResult trainFrom(
      @Nullable LinearModel start,
      Samples samples,
      ModelShape shape,
      TrainingLoss loss,
      TrainingOptions options,
      TrainingListener listener,
      BooleanSupplier stop) {
    if (start != null && !shape.isLinear()) {
      throw new IllegalArgumentException("a net cannot begin with the weights of a linear model");
    }
    if (start != null && !start.layout().digest().equals(samples.layout().digest())) {
      throw new IllegalArgumentException("the model to begin with has other features");
    }
    try (var workers = new Workers(options.threads())) {
      return new ModelTrainer(samples, shape, loss, options, start, listener, stop).train(workers);
    }
  }

  private TrainingResult train(Workers workers) {
    var bias = bestBias();
    var trainer = newTrainer(bias, workers);
    var random = new SplittableRandom(options.seed());
    var epochs = new ArrayList<TrainingEpoch>();
    double best = Double.POSITIVE_INFINITY;
    int bestEpoch = 0;
    boolean stopped = false;
    int batches = 0;
    for (int epoch = 1; epoch <= options.epochs() && !stopped; epoch++) {
      shuffle(training, random);
      int[] starts = shape.isLinear() ? batchesOfOnePhase() : mixedBatches();
      int[] order = shuffledBatches(starts, random);
      double lossSum = 0;
      int done = 0;
      double rate = rateOf(epoch);
      for (int i = 0; i < order.length && !stopped; i++) {
        int from = starts[order[i]];
        int to = starts[order[i] + 1];
        lossSum += trainer.train(training, from, to, rate * warmUp(batches++));
        trained += to - from;
        done += to - from;
        if (i % MANY_BATCHES == 0) {
          double share = (double) done / training.length;
          listener.onProgress(epoch, share, samplesPerSecond(), secondsLeft());
        }
        stopped = stop.getAsBoolean();
      }
      trainer.endPass(rate);
      double mean = meanLoss(trainer, workers);
      boolean isBest = mean < best;
      if (isBest) {
        best = mean;
        bestEpoch = epoch;
        trainer.keepBest();
      }
      epochs.add(report(epoch, lossSum / done, mean, isBest));
      listener.onEpoch(epochs.getLast());
      if (epoch - bestEpoch >= options.patience() || Double.isNaN(mean)) {
        break;
      }
    }
    if (bestEpoch == 0) {
      throw new ArithmeticException("the training diverged");
    }
    var model = trainer.quantiseBest();
    return new TrainingResult(
        model,
        epochs,
        training.length,
        validation.length,
        loss.error(best),
        ModelCheck.of(model, samples, validation, loss),
        InputEffects.largest(model, samples, validation, SHOWN_EFFECTS),
        loss.error(meanLoss(bias)),
        stopped);
  }

  private TrainingEpoch report(int epoch, double trainingLoss, double mean, boolean isBest) {
    return new TrainingEpoch(
        epoch,
        loss.error(trainingLoss),
        loss.error(mean),
        isBest,
        samplesPerSecond(),
        secondsLeft());
  }

  private WeightTrainer newTrainer(float[] bias, Workers workers) {
    int[] bounds = rowBounds(options.threads());
    if (shape.isLinear()) {
      var trainer = new LinearTrainer(samples, loss, options, bias, bounds, workers);
      if (start != null) {
        trainer.startFrom(start);
      }
      return trainer;
    }
    var random = new Random(options.seed());
    var weights =
        NetWeights.random(samples.layout(), shape, Math.max(1, samples.averageActive()), random);
    System.arraycopy(bias, 0, weights.outputBias, 0, bias.length);
    return new NetTrainer(samples, shape, loss, options, weights, bounds, workers);
  }

  /// Steps become smaller towards the end, so that the weights settle.
  private double rateOf(int epoch) {
    double done = options.epochs() == 1 ? 0 : (epoch - 1.0) / (options.epochs() - 1);
    return options.learningRate() * (1 - done * (1 - LAST_RATE));
  }

  /// The first steps are small, since the first gradients are large and all rows move at once.
  private static double warmUp(int batches) {
    return Math.min(1, (batches + 1.0) / WARM_UP_BATCHES);
  }

  private double samplesPerSecond() {
    return trained / ((System.nanoTime() - startNanos) / 1e9);
  }

  private double secondsLeft() {
    return ((double) options.epochs() * training.length - trained) / samplesPerSecond();
  }

  /// The best that can be said about a position of which only the phase is known.
  private float[] bestBias() {
    int phases = samples.layout().phases();
    var sums = new double[phases];
    var counts = new int[phases];
    for (int sample : training) {
      sums[samples.phase(sample)] += samples.target(sample);
      counts[samples.phase(sample)]++;
    }
    var bias = new float[phases];
    for (int phase = 0; phase < phases; phase++) {
      if (counts[phase] > 0) {
        bias[phase] = (float) loss.bestOutput(sums[phase] / counts[phase]);
      }
    }
    return bias;
  }

  private double meanLoss(WeightTrainer trainer, Workers workers) {
    int chunks = (validation.length + CHUNK - 1) / CHUNK;
    var sums = new double[chunks];
    workers.run(
        chunks,
        chunk -> {
          int from = chunk * CHUNK;
          int to = Math.min(validation.length, from + CHUNK);
          sums[chunk] = trainer.loss(validation, from, to);
        });
    double sum = 0;
    for (double part : sums) {
      sum += part;
    }
    return sum / validation.length;
  }

  private double meanLoss(float[] bias) {
    double sum = 0;
    for (int sample : validation) {
      sum += loss.loss(bias[samples.phase(sample)], samples.target(sample));
    }
    return sum / validation.length;
  }

  /// Divides the rows so that about the same number of active rows falls into each part.
  private int[] rowBounds(int parts) {
    int rowCount = samples.layout().rows();
    var counts = new long[rowCount];
    var active = new int[samples.layout().maxActive()];
    long all = 0;
    int step = Math.max(1, training.length / 20_000);
    for (int i = 0; i < training.length; i += step) {
      int count = samples.rows(training[i], active);
      for (int j = 0; j < count; j++) {
        counts[active[j]]++;
      }
      all += count;
    }
    var bounds = new int[parts + 1];
    long below = 0;
    int part = 1;
    for (int row = 0; row < rowCount && part < parts; row++) {
      below += counts[row];
      while (part < parts && below * parts >= all * part) {
        bounds[part++] = row + 1;
      }
    }
    while (part <= parts) {
      bounds[part++] = rowCount;
    }
    bounds[parts] = rowCount;
    return bounds;
  }

  /// The starts of the batches and, last, the end of the training samples.
  private int[] mixedBatches() {
    int batches = (training.length + options.batch() - 1) / options.batch();
    var starts = new int[batches + 1];
    Arrays.setAll(starts, i -> (int) Math.min(training.length, (long) i * options.batch()));
    return starts;
  }

  /// Puts samples of the same phase together and divides each phase into batches. Phases of a
  /// linear model have nothing in common, and the weights of one fit into a processor's cache.
  private int[] batchesOfOnePhase() {
    int phases = samples.layout().phases();
    var ends = new int[phases];
    for (int sample : training) {
      ends[samples.phase(sample)]++;
    }
    var starts = new ArrayList<Integer>();
    int end = 0;
    for (int phase = 0; phase < phases; phase++) {
      for (int start = end; start < end + ends[phase]; start += options.batch()) {
        starts.add(start);
      }
      end += ends[phase];
      ends[phase] = end;
    }
    starts.add(end);
    int[] shuffled = training.clone();
    for (int i = shuffled.length - 1; i >= 0; i--) {
      training[--ends[samples.phase(shuffled[i])]] = shuffled[i];
    }
    return starts.stream().mapToInt(Integer::intValue).toArray();
  }

  private static int[] shuffledBatches(int[] starts, SplittableRandom random) {
    var order = new int[starts.length - 1];
    Arrays.setAll(order, i -> i);
    shuffle(order, random);
    return order;
  }

  private static void shuffle(int[] numbers, SplittableRandom random) {
    for (int i = numbers.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int number = numbers[i];
      numbers[i] = numbers[other];
      numbers[other] = number;
    }
  }

  /// Games whose hash is at most this are for validation: the wanted share, but at least one game.
  private long validationThreshold(TrainingOptions options) {
    long smallest = Long.MAX_VALUE;
    long largest = -1;
    for (int sample = 0; sample < samples.size(); sample++) {
      long hash = hash(samples.game(sample), options.seed());
      smallest = Math.min(smallest, hash);
      largest = Math.max(largest, hash);
    }
    if (smallest >= largest) {
      throw new IllegalArgumentException("training needs positions of at least two games");
    }
    long wanted = (long) (options.validationShare() * (1L << 31));
    return Math.clamp(wanted, smallest, largest - 1);
  }

  /// 31 bits that depend on the game and the seed.
  private static long hash(int game, long seed) {
    long mixed = (game + 0x9E3779B97F4A7C15L * (seed + 1)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 29)) * 0x94D049BB133111EBL;
    return mixed >>> 33;
  }
}
