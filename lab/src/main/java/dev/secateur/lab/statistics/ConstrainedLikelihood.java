package dev.secateur.lab.statistics;

/// The maximum likelihood of results under a hypothesis. The hypothesis gives the mean score, or
/// the distance of the mean from a half in standard deviations. Among all distributions that
/// satisfy it, the one with the highest likelihood of the results counts.
///
/// M. Van den Bergh, "The generalized maximum likelihood ratio for the expectation value of a
/// distribution" (2019) for the mean; "Normalized Elo in practice" (2021) for the other.
final class ConstrainedLikelihood {

  /// Added for kinds of result that did not occur, so that logarithms stay finite. A thousandth of
  /// a sample is too small to change a decision.
  private static final double MIN_COUNT = 1e-3;

  private static final int MAX_ROUNDS = 60;
  private static final double TOLERANCE = 1e-12;

  /// Upper bound of the slope in [#startDistribution]: its mean is billions of deviations from a
  /// half, further than any hypothesis.
  private static final double MAX_SLOPE = 100;

  private static final double PROBABILITY_TOLERANCE = 1e-9;

  private final double[] scores;
  private final double[] frequencies;
  private final double samples;

  ConstrainedLikelihood(ResultCounts results) {
    scores = new double[results.kinds()];
    frequencies = new double[results.kinds()];
    double sum = 0;
    for (int kind = 0; kind < frequencies.length; kind++) {
      scores[kind] = results.score(kind);
      frequencies[kind] = Math.max(MIN_COUNT, results.count(kind));
      sum += frequencies[kind];
    }
    for (int kind = 0; kind < frequencies.length; kind++) {
      frequencies[kind] /= sum;
    }
    samples = sum;
  }

  /// The logarithm of the likelihood if the mean is `mean`, up to a constant.
  double ofMean(double mean) {
    var constraint = new double[scores.length];
    for (int kind = 0; kind < constraint.length; kind++) {
      constraint[kind] = scores[kind] - mean;
    }
    return likelihood(likeliest(constraint));
  }

  /// The logarithm of the likelihood if the mean lies `deviations` standard deviations of a sample
  /// above a half, up to a constant.
  ///
  /// This constraint is not linear. Near a distribution with mean m and deviation s it says, to
  /// first order, that score - ½ - d/(2s) ((score - m)² + s²) has the expectation zero. The
  /// solution of the linear constraint is the start of the next iteration.
  double ofDeviations(double deviations) {
    var probabilities = startDistribution(deviations);
    var constraint = new double[scores.length];
    for (int round = 0; round < MAX_ROUNDS; round++) {
      linearise(probabilities, deviations, constraint);
      var better = likeliest(constraint);
      double change = 0;
      for (int kind = 0; kind < constraint.length; kind++) {
        change = Math.max(change, Math.abs(better[kind] - probabilities[kind]));
      }
      probabilities = better;
      if (change < PROBABILITY_TOLERANCE) {
        break;
      }
    }
    return likelihood(probabilities);
  }

  /// A distribution that satisfies the constraint, as the start of the iterations: each kind is
  /// likelier than the one before by the same factor. The linear constraint near it has positive
  /// and negative values. Near the uniform distribution all values can be negative if the
  /// deviations are one or more, and then there is no solution.
  private double[] startDistribution(double deviations) {
    var probabilities = new double[scores.length];
    double low = -MAX_SLOPE;
    double high = MAX_SLOPE;
    for (int round = 0; round < MAX_ROUNDS; round++) {
      double slope = (low + high) / 2;
      double sum = 0;
      for (int kind = 0; kind < probabilities.length; kind++) {
        probabilities[kind] = Math.exp(slope * scores[kind]);
        sum += probabilities[kind];
      }
      for (int kind = 0; kind < probabilities.length; kind++) {
        probabilities[kind] /= sum;
      }
      double mean = mean(probabilities);
      if (mean - 0.5 < deviations * Math.sqrt(variance(probabilities, mean))) {
        low = slope;
      } else {
        high = slope;
      }
    }
    return probabilities;
  }

  private void linearise(double[] probabilities, double deviations, double[] constraint) {
    double mean = mean(probabilities);
    double variance = variance(probabilities, mean);
    double sigma = Math.sqrt(variance);
    for (int kind = 0; kind < constraint.length; kind++) {
      double offset = scores[kind] - mean;
      constraint[kind] =
          scores[kind] - 0.5 - deviations / (2 * sigma) * (offset * offset + variance);
    }
  }

  private double mean(double[] probabilities) {
    double mean = 0;
    for (int kind = 0; kind < probabilities.length; kind++) {
      mean += probabilities[kind] * scores[kind];
    }
    return mean;
  }

  private double variance(double[] probabilities, double mean) {
    double variance = 0;
    for (int kind = 0; kind < probabilities.length; kind++) {
      variance += probabilities[kind] * (scores[kind] - mean) * (scores[kind] - mean);
    }
    return variance;
  }

  private double likelihood(double[] probabilities) {
    double sum = 0;
    for (int kind = 0; kind < probabilities.length; kind++) {
      sum += frequencies[kind] * Math.log(probabilities[kind]);
    }
    return samples * sum;
  }

  /// The distribution with the highest likelihood for which the constraint has the expectation
  /// zero. With the Lagrange multiplier x it is frequency / (1 + x value), and x is the zero of the
  /// sum of frequency value / (1 + x value). That sum decreases with x between its poles. If a
  /// Newton step leaves the interval, the interval is halved instead.
  private double[] likeliest(double[] constraint) {
    double min = 0;
    double max = 0;
    for (double value : constraint) {
      min = Math.min(min, value);
      max = Math.max(max, value);
    }
    double from = -1 / max;
    double to = -1 / min;
    double x = 0;
    for (int step = 0; step < 200; step++) {
      double sum = 0;
      double slope = 0;
      for (int kind = 0; kind < constraint.length; kind++) {
        double ratio = constraint[kind] / (1 + x * constraint[kind]);
        sum += frequencies[kind] * ratio;
        slope -= frequencies[kind] * ratio * ratio;
      }
      if (sum > 0) {
        from = x;
      } else {
        to = x;
      }
      double next = x - sum / slope;
      if (!(next > from && next < to)) {
        next = (from + to) / 2;
      }
      boolean done = Math.abs(next - x) <= TOLERANCE * (1 + Math.abs(x));
      x = next;
      if (done) {
        break;
      }
    }
    var probabilities = new double[constraint.length];
    for (int kind = 0; kind < constraint.length; kind++) {
      probabilities[kind] = frequencies[kind] / (1 + x * constraint[kind]);
    }
    return probabilities;
  }
}
