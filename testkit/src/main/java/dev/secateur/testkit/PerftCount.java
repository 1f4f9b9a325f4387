package dev.secateur.testkit;

/// One published count: so many leaves at this depth, from the start position or after some moves.
public record PerftCount(String moves, String convention, int depth, long leaves) {

  /// Above this a count belongs to the long runs.
  private static final long MAX_LEAVES_IN_A_SHORT_RUN = 500_000_000L;

  /// Where positions count and not the ways to them, each leaf takes that much longer.
  private static final int EFFORT_OF_POSITIONS = 5;

  boolean isLong() {
    int effort = convention.equals("positions") ? EFFORT_OF_POSITIONS : 1;
    return leaves * effort > MAX_LEAVES_IN_A_SHORT_RUN;
  }

  @Override
  public String toString() {
    var from = moves.isEmpty() ? "the start" : moves;
    return "%s, depth %d from %s: %,d".formatted(convention, depth, from, leaves);
  }
}
