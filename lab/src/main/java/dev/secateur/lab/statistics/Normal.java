package dev.secateur.lab.statistics;

/// The standard normal distribution.
final class Normal {

  /// Two-sided, 95 %.
  static final double QUANTILE_975 = 1.959963984540054;

  /// Beyond this the tail is smaller than a double can add to one.
  private static final double FAR = 8.3;

  private Normal() {}

  /// The chance of a value below `z`: the Taylor series of G. Marsaglia, "Evaluating the Normal
  /// Distribution", Journal of Statistical Software 11 (2004).
  static double below(double z) {
    // What is not a number would never converge.
    if (!(Math.abs(z) <= FAR)) {
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
