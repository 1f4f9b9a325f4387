package dev.secateur.learn;

import java.util.Arrays;
import java.util.List;

/// Estimates the errors of shallow searches for all depths from those that were measured: the
/// logarithm of an error is a sum of a number for each phase, the logarithm of the difference of
/// the depths, and that of the shallow depth, each with a weight. So the errors of deep searches,
/// which would take long to measure, follow from those of less deep ones.
final class SearchErrorFit {

  /// Phases with less data are moved towards the mean of all.
  private static final double PRIOR = 2;

  private static final int ROUNDS = 50;

  private final double[] ofPhase;
  private double ofDifference;
  private double ofShallow;

  /// Fits the law to measurements. Those of phases that the model does not have are left out.
  SearchErrorFit(List<ProbCutError> all, int phases) {
    ofPhase = new double[phases];
    var measured = all.stream().filter(error -> error.phase() < phases).toList();
    // Each weight in turn becomes the best for the present others, until nothing changes.
    for (int round = 0; round < ROUNDS && !measured.isEmpty(); round++) {
      fitPhases(measured);
      ofDifference += slope(measured, SearchErrorFit::difference);
      ofShallow += slope(measured, SearchErrorFit::shallow);
    }
  }

  /// The standard deviation in points.
  double sigma(int phase, int depth, int shallow) {
    return Math.exp(
        ofPhase[phase]
            + ofDifference * Math.log(Math.max(1, depth - shallow))
            + ofShallow * Math.log(1.0 + shallow));
  }

  private double rest(ProbCutError error) {
    double fitted = sigma(error.phase(), error.depth(), error.shallowDepth());
    return Math.log(Math.max(1, error.sigma())) - Math.log(fitted);
  }

  private void fitPhases(List<ProbCutError> measured) {
    double mean =
        measured.stream()
            .mapToDouble(error -> rest(error) + ofPhase[error.phase()])
            .average()
            .orElse(0);
    var sums = new double[ofPhase.length];
    var counts = new double[ofPhase.length];
    Arrays.fill(sums, PRIOR * mean);
    Arrays.fill(counts, PRIOR);
    for (var error : measured) {
      sums[error.phase()] += rest(error) + ofPhase[error.phase()];
      counts[error.phase()]++;
    }
    Arrays.setAll(ofPhase, phase -> sums[phase] / counts[phase]);
  }

  private interface DepthTerm {
    double of(ProbCutError error);
  }

  private static double difference(ProbCutError error) {
    return Math.log(Math.max(1, error.depth() - error.shallowDepth()));
  }

  private static double shallow(ProbCutError error) {
    return Math.log(1.0 + error.shallowDepth());
  }

  /// How much more the weight of a term must be, by least squares with the phases free.
  private double slope(List<ProbCutError> measured, DepthTerm term) {
    double mean = measured.stream().mapToDouble(term::of).average().orElse(0);
    double product = 0;
    double square = 0;
    for (var error : measured) {
      double centred = term.of(error) - mean;
      product += centred * rest(error);
      square += centred * centred;
    }
    return square == 0 ? 0 : product / square;
  }
}
