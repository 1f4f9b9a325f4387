package dev.secateur.testkit;

/// One published count of leaves at a depth, from the start position or after some moves.
public record PerftCount(String moves, String convention, int depth, long leaves) {

  /// Larger counts are tested only in long runs.
  private static final long MAX_LEAVES_IN_A_SHORT_RUN = 500_000_000L;

  /// Counting distinct positions takes this many times as long for each leaf.
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
