package dev.secateur.lab.statistics;

/// The standard normal distribution.
final class Normal {

  /// Two-sided, 95 %.
  static final double QUANTILE_975 = 1.959963984540054;

  /// Beyond this the probability differs from 0 or 1 by less than the precision of a double.
  private static final double MAX_Z = 8.3;

  private Normal() {}

  /// The probability of a value below `z`: the Taylor series of G. Marsaglia, "Evaluating the
  /// Normal Distribution", Journal of Statistical Software 11 (2004).
  static double cdf(double z) {
    // With NaN the series would never end.
    if (!(Math.abs(z) <= MAX_Z)) {
      return Double.isNaN(z) ? z : z > 0 ? 1 : 0;
    }
    double sum = z;
    double term = z;
    for (int k = 3; sum != sum + term; k += 2) {
      term *= z * z / k;
      sum += term;
    }
    return 0.5 + sum * Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
  }
}
