package dev.secateur.core;

/// Computes position keys from the words that describe a position.
///
/// Keys are computed when needed, not updated move by move: a position is two to four words, mixing
/// them takes a few nanoseconds, and there is no incremental hash that could become wrong.
public final class Key {

  private static final long FIRST_WORD = 0x9E3779B97F4A7C15L;

  private Key() {}

  public static long of(long a, long b) {
    return mix(mix(a + FIRST_WORD) ^ b);
  }

  public static long of(long a, long b, long c) {
    return mix(of(a, b) ^ c);
  }

  /// A bijection in which every input bit reaches every output bit (two multiply-and-shift rounds
  /// with the constants of SplitMix64).
  private static long mix(long word) {
    word = (word ^ (word >>> 30)) * 0xBF58476D1CE4E5B9L;
    word = (word ^ (word >>> 27)) * 0x94D049BB133111EBL;
    return word ^ (word >>> 31);
  }
}
