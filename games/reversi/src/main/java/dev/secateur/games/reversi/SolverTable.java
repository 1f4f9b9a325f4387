package dev.secateur.games.reversi;

/// Bounds that a solver has found for positions. Each position has one place; the last one stays.
final class SolverTable {

  static final int NO_SQUARE = 64;

  private static final int BITS = 17;
  private static final int WORDS = 3;

  /// The discs of both sides, then both bounds and the best square.
  private final long[] words = new long[WORDS << BITS];

  private static int slot(long own, long opponent) {
    long hash = (own * 0x9E3779B97F4A7C15L) ^ Long.rotateLeft(opponent * 0xC2B2AE3D27D4EB4FL, 29);
    hash ^= hash >>> 32;
    return WORDS * (int) ((hash * 0x9E3779B97F4A7C15L) >>> (64 - BITS));
  }

  /// Where a position is stored, or -1.
  int find(long own, long opponent) {
    int slot = slot(own, opponent);
    return words[slot] == own && words[slot + 1] == opponent ? slot : -1;
  }

  int lower(int slot) {
    return (byte) words[slot + 2];
  }

  int upper(int slot) {
    return (byte) (words[slot + 2] >> 8);
  }

  /// The best move when the position was stored, or [#NO_SQUARE].
  int square(int slot) {
    return (int) (words[slot + 2] >> 16);
  }

  void store(long own, long opponent, int lower, int upper, int square) {
    int slot = slot(own, opponent);
    words[slot] = own;
    words[slot + 1] = opponent;
    words[slot + 2] = (lower & 0xFF) | (upper & 0xFF) << 8 | (long) square << 16;
  }
}
