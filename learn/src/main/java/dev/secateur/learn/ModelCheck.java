package dev.secateur.learn;

import java.util.ArrayList;
import java.util.List;

/// How good a model is on some samples: its error in each phase, and how its predictions compare
/// with what happened.
///
/// @param error on all samples
/// @param phases for each phase that occurs
/// @param bins samples of a phase with similar predictions, the smallest prediction first
public record ModelCheck(double error, List<PhaseError> phases, List<PredictionBin> bins) {

  /// The error in one phase.
  public record PhaseError(int phase, int samples, double error) {}

  /// Samples of a phase with similar predictions.
  ///
  /// @param predicted the mean of the predictions, in the units of the targets
  /// @param actual the mean of the targets
  public record PredictionBin(int phase, int samples, double predicted, double actual) {}

  /// Outputs are sorted into bins of this width, from -3 to 3.
  private static final double BIN = 0.5;

  private static final int BINS = 12;

  public ModelCheck {
    phases = List.copyOf(phases);
    bins = List.copyOf(bins);
  }

  static ModelCheck of(Model model, Samples samples, int[] selected, TrainingLoss loss) {
    int phaseCount = samples.layout().phases();
    var losses = new double[phaseCount];
    var counts = new int[phaseCount];
    var binCounts = new int[phaseCount][BINS];
    var predicted = new double[phaseCount][BINS];
    var actual = new double[phaseCount][BINS];
    var scratch = model.newScratch();
    var activeRows = new int[samples.layout().maxActive()];
    double lossSum = 0;
    for (int sample : selected) {
      int phase = samples.phase(sample);
      int count = samples.rows(sample, activeRows);
      double output = loss.outputOfPoints(model.evaluate(activeRows, count, phase, scratch));
      double target = samples.target(sample);
      double one = loss.loss(output, target);
      lossSum += one;
      losses[phase] += one;
      counts[phase]++;
      int bin = (int) Math.clamp(Math.floor(output / BIN) + BINS / 2, 0, BINS - 1);
      binCounts[phase][bin]++;
      predicted[phase][bin] += loss.prediction(output);
      actual[phase][bin] += target;
    }
    var phases = new ArrayList<PhaseError>();
    var bins = new ArrayList<PredictionBin>();
    for (int phase = 0; phase < phaseCount; phase++) {
      if (counts[phase] > 0) {
        phases.add(new PhaseError(phase, counts[phase], loss.error(losses[phase] / counts[phase])));
      }
      for (int bin = 0; bin < BINS; bin++) {
        int count = binCounts[phase][bin];
        if (count > 0) {
          bins.add(
              new PredictionBin(
                  phase, count, predicted[phase][bin] / count, actual[phase][bin] / count));
        }
      }
    }
    return new ModelCheck(loss.error(lossSum / selected.length), phases, bins);
  }
}
