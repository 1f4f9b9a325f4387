package dev.secateur.lab.statistics;

/// What results say about the true mean share of the points, as a normal distribution.
///
/// Few samples, or samples that are nearly all alike, show less spread than there is, and none at
/// all promises certainty. So one more sample is counted as lost and one more as won: A. Agresti
/// and B. Caffo, "Simple and Effective Confidence Intervals for Proportions and Differences of
/// Proportions Result from Adding Two Successes and Two Failures" (2000), who add as many to each
/// of two samples that are compared. That is enough for few samples too, without Student's wider
/// tails: see the simulations of the tests.
///
/// @param mean near a half while there are few samples
/// @param variance of the mean, not of a sample
record MeanEstimate(double mean, double variance) {

  /// What these results say; where there are none, hardly anything.
  static MeanEstimate of(ResultCounts results) {
    var cautious = results.plus(0).plus(results.kinds() - 1);
    // Divided by one less than the samples (F. Bessel), because the mean is taken from them too.
    return new MeanEstimate(cautious.mean(), cautious.variance() / (cautious.samples() - 1));
  }

  /// The standard deviation of the mean.
  double error() {
    return Math.sqrt(variance);
  }
}
