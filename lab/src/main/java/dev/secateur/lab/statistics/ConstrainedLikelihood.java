package dev.secateur.lab.statistics;

/// The best explanation of results that keeps to a hypothesis: among all distributions over the
/// kinds of result whose mean is a given one (or whose mean is a given number of standard
/// deviations away from a half), the one under which the results are likeliest.
///
/// M. Van den Bergh, "The generalized maximum likelihood ratio for the expectation value of a
/// distribution" (2019) for the mean; "Normalized Elo in practice" (2021) for the other.
final class ConstrainedLikelihood {

  /// What was never seen is not impossible: a thousandth of a sample of each kind keeps the
  /// logarithms finite and changes no result that matters.
  private static final double NEVER_SEEN = 1e-3;

  private static final int MAX_ROUNDS = 60;
  private static final double CLOSE = 1e-12;

  /// With this factor between the worst and the best result, as a logarithm, the mean lies further
  /// from a half than any hypothesis: billions of deviations.
  private static final double STEEPEST = 100;

  private static final double CLOSE_CHANCE = 1e-9;

  private final double[] worth;
  private final double[] seen;
  private final double samples;

  ConstrainedLikelihood(ResultCounts results) {
    worth = new double[results.kinds()];
    seen = new double[results.kinds()];
    double sum = 0;
    for (int kind = 0; kind < seen.length; kind++) {
      worth[kind] = results.worth(kind);
      seen[kind] = Math.max(NEVER_SEEN, results.count(kind));
      sum += seen[kind];
    }
    for (int kind = 0; kind < seen.length; kind++) {
      seen[kind] /= sum;
    }
    samples = sum;
  }

  /// The logarithm of the likelihood if the mean is `mean`, up to a constant.
  double ofMean(double mean) {
    var aims = new double[worth.length];
    for (int kind = 0; kind < aims.length; kind++) {
      aims[kind] = worth[kind] - mean;
    }
    return likelihood(tilted(aims));
  }

  /// The logarithm of the likelihood if the mean lies `deviations` standard deviations of a sample
  /// above a half, up to a constant.
  ///
  /// That condition is not linear. Around a distribution with mean m and deviation s it is, to the
  /// first order, that worth - ½ - d/(2s) ((worth - m)² + s²) has the expectation zero; the
  /// solution of that is the place from which to look again.
  double ofDeviations(double deviations) {
    var chances = slanted(deviations);
    var aims = new double[worth.length];
    for (int round = 0; round < MAX_ROUNDS; round++) {
      aimAround(chances, deviations, aims);
      var better = tilted(aims);
      double change = 0;
      for (int kind = 0; kind < aims.length; kind++) {
        change = Math.max(change, Math.abs(better[kind] - chances[kind]));
      }
      chances = better;
      if (change < CLOSE_CHANCE) {
        break;
      }
    }
    return likelihood(chances);
  }

  /// A distribution that meets the condition, to start from: each kind is likelier than the one
  /// before by the same factor. Around it the aims have the expectation zero, so some are positive
  /// and some negative; around the even distribution they may all be negative when the deviations
  /// are one or more, and then no distribution reaches them.
  private double[] slanted(double deviations) {
    var chances = new double[worth.length];
    double low = -STEEPEST;
    double high = STEEPEST;
    for (int round = 0; round < MAX_ROUNDS; round++) {
      double slope = (low + high) / 2;
      double sum = 0;
      for (int kind = 0; kind < chances.length; kind++) {
        chances[kind] = Math.exp(slope * worth[kind]);
        sum += chances[kind];
      }
      for (int kind = 0; kind < chances.length; kind++) {
        chances[kind] /= sum;
      }
      double mean = mean(chances);
      if (mean - 0.5 < deviations * Math.sqrt(variance(chances, mean))) {
        low = slope;
      } else {
        high = slope;
      }
    }
    return chances;
  }

  private void aimAround(double[] chances, double deviations, double[] aims) {
    double mean = mean(chances);
    double variance = variance(chances, mean);
    double sigma = Math.sqrt(variance);
    for (int kind = 0; kind < aims.length; kind++) {
      double off = worth[kind] - mean;
      aims[kind] = worth[kind] - 0.5 - deviations / (2 * sigma) * (off * off + variance);
    }
  }

  private double mean(double[] chances) {
    double mean = 0;
    for (int kind = 0; kind < chances.length; kind++) {
      mean += chances[kind] * worth[kind];
    }
    return mean;
  }

  private double variance(double[] chances, double mean) {
    double variance = 0;
    for (int kind = 0; kind < chances.length; kind++) {
      variance += chances[kind] * (worth[kind] - mean) * (worth[kind] - mean);
    }
    return variance;
  }

  private double likelihood(double[] chances) {
    double sum = 0;
    for (int kind = 0; kind < chances.length; kind++) {
      sum += seen[kind] * Math.log(chances[kind]);
    }
    return samples * sum;
  }

  /// The likeliest distribution under which the aims have the expectation zero: with Lagrange's
  /// multiplier x it is seen / (1 + x aim), and x is where the sum of seen aim / (1 + x aim)
  /// vanishes. That sum falls with x between the poles; Newton's steps that leave the interval are
  /// replaced by halving it.
  private double[] tilted(double[] aims) {
    double min = 0;
    double max = 0;
    for (double aim : aims) {
      min = Math.min(min, aim);
      max = Math.max(max, aim);
    }
    double from = -1 / max;
    double to = -1 / min;
    double x = 0;
    for (int step = 0; step < 200; step++) {
      double sum = 0;
      double slope = 0;
      for (int kind = 0; kind < aims.length; kind++) {
        double ratio = aims[kind] / (1 + x * aims[kind]);
        sum += seen[kind] * ratio;
        slope -= seen[kind] * ratio * ratio;
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
      boolean done = Math.abs(next - x) <= CLOSE * (1 + Math.abs(x));
      x = next;
      if (done) {
        break;
      }
    }
    var chances = new double[aims.length];
    for (int kind = 0; kind < aims.length; kind++) {
      chances[kind] = seen[kind] / (1 + x * aims[kind]);
    }
    return chances;
  }
}
