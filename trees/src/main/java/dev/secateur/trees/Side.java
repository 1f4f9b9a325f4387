package dev.secateur.trees;

/// Who chooses at a node.
public enum Side {
  MAX,
  MIN;

  public Side other() {
    return this == MAX ? MIN : MAX;
  }

  /// What this side has before it has seen anything.
  public double worst() {
    return this == MAX ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
  }

  /// The one of two values that this side would choose.
  public double better(double one, double other) {
    return this == MAX ? Math.max(one, other) : Math.min(one, other);
  }
}
