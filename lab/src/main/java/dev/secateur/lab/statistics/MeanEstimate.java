package dev.secateur.lab.statistics;

/// The estimated true mean score, as a normal distribution.
///
/// Few samples, or samples that are nearly all equal, have a variance that is too small. Therefore
/// one lost and one won sample are added: A. Agresti and B. Caffo, "Simple and Effective Confidence
/// Intervals for Proportions and Differences of Proportions Result from Adding Two Successes and
/// Two Failures" (2000), add the same to each of two samples that are compared. The simulations in
/// the tests show that this is enough even for few samples, without Student's t-distribution.
///
/// @param mean near a half while there are few samples
/// @param variance of the mean, not of a sample
record MeanEstimate(double mean, double variance) {

  /// The estimate from these results. Without results it is very wide.
  static MeanEstimate of(ResultCounts results) {
    var cautious = results.plus(0).plus(results.kinds() - 1);
    // Bessel's correction: divide by n - 1, because the mean is estimated from the same samples.
    return new MeanEstimate(cautious.mean(), cautious.variance() / (cautious.samples() - 1));
  }

  /// The standard deviation of the mean.
  double error() {
    return Math.sqrt(variance);
  }
}
