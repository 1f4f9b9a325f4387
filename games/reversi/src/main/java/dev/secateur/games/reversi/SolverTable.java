package dev.secateur.games.reversi;

/// Bounds that solvers have found for positions, shared by all threads without locks.
///
/// A position has two places. The first keeps what was most expensive to find, the position with
/// the most empty squares; the second keeps the last one. The discs are stored combined with the
/// data, so that an entry that two threads wrote at the same time matches no position.
final class SolverTable {

  static final int NO_SQUARE = 64;

  /// [#find] has found nothing.
  static final long NOTHING = 0;

  private static final int WORDS = 3;
  private static final int PLACES = 2;
  private static final int MIN_BITS = 8;

  /// The discs of both sides, then the data.
  private final long[] words;

  private final int bits;

  /// The largest table with at most so many megabytes.
  SolverTable(int megabytes) {
    long buckets = (long) megabytes * (1 << 20) / (PLACES * WORDS * Long.BYTES);
    bits = Math.max(MIN_BITS, 63 - Long.numberOfLeadingZeros(buckets));
    words = new long[(PLACES * WORDS) << bits];
  }

  private int bucket(long own, long opponent) {
    long hash = (own * 0x9E3779B97F4A7C15L) ^ Long.rotateLeft(opponent * 0xC2B2AE3D27D4EB4FL, 29);
    hash ^= hash >>> 32;
    return PLACES * WORDS * (int) ((hash * 0x9E3779B97F4A7C15L) >>> (64 - bits));
  }

  /// The data of a position for [#lower], [#upper] and [#square], or [#NOTHING].
  long find(long own, long opponent) {
    int place = bucket(own, opponent);
    long data = words[place + 2];
    if ((words[place] ^ data) == own && (words[place + 1] ^ data) == opponent) {
      return data;
    }
    data = words[place + WORDS + 2];
    boolean isSame =
        (words[place + WORDS] ^ data) == own && (words[place + WORDS + 1] ^ data) == opponent;
    return isSame ? data : NOTHING;
  }

  static int lower(long data) {
    return (byte) data;
  }

  static int upper(long data) {
    return (byte) (data >> 8);
  }

  /// The best move when the position was stored, or [#NO_SQUARE].
  static int square(long data) {
    return (int) (data >> 16) & 0xFF;
  }

  private static int empty(long data) {
    return (int) (data >> 24);
  }

  void store(long own, long opponent, int lower, int upper, int square, int empty) {
    int place = bucket(own, opponent);
    long stored = words[place + 2];
    boolean isSame = (words[place] ^ stored) == own && (words[place + 1] ^ stored) == opponent;
    if (!isSame && empty < empty(stored)) {
      place += WORDS;
    }
    long data = (lower & 0xFF) | (upper & 0xFF) << 8 | square << 16 | empty << 24;
    words[place] = own ^ data;
    words[place + 1] = opponent ^ data;
    words[place + 2] = data;
  }
}
