package dev.secateur.testkit;

/// One published count: so many leaves at this depth, from the start position or after some moves.
public record PerftCount(String moves, String convention, int depth, long leaves) {

  /// Above this a count belongs to the long runs.
  private static final long MOST_LEAVES_IN_A_SHORT_RUN = 500_000_000L;

  boolean isLong() {
    return leaves > MOST_LEAVES_IN_A_SHORT_RUN;
  }

  @Override
  public String toString() {
    var from = moves.isEmpty() ? "the start" : moves;
    return "%s, depth %d from %s: %,d".formatted(convention, depth, from, leaves);
  }
}
