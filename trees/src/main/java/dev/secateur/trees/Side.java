package dev.secateur.trees;

/// The side that chooses at a node.
public enum Side {
  MAX,
  MIN;

  public Side other() {
    return this == MAX ? MIN : MAX;
  }

  /// The worst value for this side: what it starts with.
  public double worst() {
    return this == MAX ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
  }

  /// The one of two values that this side prefers.
  public double better(double one, double other) {
    return this == MAX ? Math.max(one, other) : Math.min(one, other);
  }
}
