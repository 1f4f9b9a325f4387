package dev.secateur.search;

import dev.secateur.core.Score;
import java.util.Arrays;

/// The transposition table: scores of searched positions, shared by all threads without locks.
///
/// An entry is two longs: the data, and the key xor the data. If two threads write one entry at the
/// same time, the two longs fit no key, and the entry reads as empty (lockless hashing of Hyatt and
/// Mann). Four entries form a bucket of one cache line.
///
/// | bits of the data | what |
/// |---|---|
/// | 0-20 | score; wins and losses count their plies from this position |
/// | 21-27 | depth |
/// | 28-29 | bound; 0 only in an empty entry |
/// | 30 | proven: nothing approximate shaped the score or bound, so it holds at any depth |
/// | 31-35 | generation: the search that wrote it |
/// | 36-48 | signature of the best move; the move itself is found among the generated ones |
/// | 49-63 | static evaluation of the position, or [#NO_EVALUATION] |
final class TranspositionTable {

  static final long NOTHING = 0;

  static final int LOWER = 1;
  static final int UPPER = 2;
  static final int EXACT = 3;

  /// Not known, or too large for its bits.
  static final int NO_EVALUATION = -(1 << 14);

  private static final int SCORE_BITS = 21;
  private static final int DEPTH_AT = 21;
  private static final int DEEPEST = 127;
  private static final int BOUND_AT = 28;
  private static final long PROVEN_BIT = 1L << 30;
  private static final int GENERATION_AT = 31;
  private static final int GENERATIONS = 32;
  private static final int SIGNATURE_AT = 36;
  private static final int SIGNATURE_BITS = 13;
  private static final int SIGNATURE_MASK = (1 << SIGNATURE_BITS) - 1;
  private static final int EVALUATION_AT = 49;

  private static final int ENTRIES_PER_BUCKET = 4;
  private static final int LONGS_PER_BUCKET = 2 * ENTRIES_PER_BUCKET;
  private static final long BYTES_PER_BUCKET = 8L * LONGS_PER_BUCKET;

  private final long[] slots;
  private final long buckets;
  private int generation;
  private boolean keepDeeper;

  /// @throws OutOfMemoryError if the memory is not enough
  TranspositionTable(int megabytes) {
    buckets = Math.max(1, megabytes * 1024L * 1024L / BYTES_PER_BUCKET);
    slots = new long[Math.toIntExact(buckets * LONGS_PER_BUCKET)];
  }

  void clear() {
    Arrays.fill(slots, 0);
    generation = 0;
  }

  /// A new search starts. Entries of earlier searches are replaced first.
  void age() {
    generation = (generation + 1) % GENERATIONS;
  }

  /// Whether a deeper entry of the same position and search stays, unless the new one is proven
  /// (option "table-keep-deeper"). A deep result cost more and answers more later visits; but the
  /// newer one is closer to the line that the search looks at now.
  void keepDeeper(boolean keep) {
    keepDeeper = keep;
  }

  /// The data stored for a key, or [#NOTHING].
  long probe(long key) {
    int bucket = bucket(key);
    for (int at = bucket; at < bucket + LONGS_PER_BUCKET; at += 2) {
      long data = slots[at + 1];
      if ((slots[at] ^ data) == key && data != NOTHING) {
        return data;
      }
    }
    return NOTHING;
  }

  /// Stores a score. An entry of the same position is overwritten and keeps its move if there is no
  /// new one. Otherwise the least valuable entry of the bucket is replaced: first entries of
  /// earlier searches, then those of low depth.
  ///
  /// @param evaluation the static evaluation, or [#NO_EVALUATION]
  void store(
      long key,
      int score,
      int depth,
      int bound,
      boolean proven,
      int ply,
      int signature,
      int evaluation) {
    int bucket = bucket(key);
    int replaced = bucket;
    int lowestValue = Integer.MAX_VALUE;
    for (int at = bucket; at < bucket + LONGS_PER_BUCKET; at += 2) {
      long data = slots[at + 1];
      if ((slots[at] ^ data) == key) {
        if (keepDeeper && isBetter(data, depth, bound, proven)) {
          return;
        }
        replaced = at;
        signature = signature == 0 ? signature(data) : signature;
        break;
      }
      int value = data == NOTHING ? -1 : depth(data) + (isOfThisSearch(data) ? DEEPEST + 1 : 0);
      if (value < lowestValue) {
        lowestValue = value;
        replaced = at;
      }
    }
    long data =
        (Score.toPositionRelative(score, ply) & (1L << SCORE_BITS) - 1)
            | (long) Math.clamp(depth, 0, DEEPEST) << DEPTH_AT
            | (long) bound << BOUND_AT
            | (proven ? PROVEN_BIT : 0)
            | (long) generation << GENERATION_AT
            | (long) signature << SIGNATURE_AT
            | (long) fitting(evaluation) << EVALUATION_AT;
    slots[replaced] = key ^ data;
    slots[replaced + 1] = data;
  }

  private static int fitting(int evaluation) {
    return Math.abs(evaluation) < -NO_EVALUATION ? evaluation : NO_EVALUATION;
  }

  /// Whether the stored entry of the same position is worth more than a new one.
  private boolean isBetter(long data, int depth, int bound, boolean proven) {
    if (proven || bound == EXACT || !isOfThisSearch(data)) {
      return false;
    }
    return isProven(data) || depth(data) > depth + 3;
  }

  private int bucket(long key) {
    return (int) Math.unsignedMultiplyHigh(key, buckets) * LONGS_PER_BUCKET;
  }

  private boolean isOfThisSearch(long data) {
    return ((int) (data >>> GENERATION_AT) & (GENERATIONS - 1)) == generation;
  }

  /// The stored score; wins and losses count their plies from the root, `ply` plies above.
  static int score(long data, int ply) {
    return Score.toRootRelative((int) (data << (64 - SCORE_BITS) >> (64 - SCORE_BITS)), ply);
  }

  static int depth(long data) {
    return (int) (data >>> DEPTH_AT) & DEEPEST;
  }

  static int bound(long data) {
    return (int) (data >>> BOUND_AT) & 3;
  }

  /// Whether the score or bound holds at any depth.
  static boolean isProven(long data) {
    return (data & PROVEN_BIT) != 0;
  }

  static int signature(long data) {
    return (int) (data >>> SIGNATURE_AT) & SIGNATURE_MASK;
  }

  /// The static evaluation, or [#NO_EVALUATION].
  static int evaluation(long data) {
    return data == NOTHING ? NO_EVALUATION : (int) (data >> EVALUATION_AT);
  }

  /// Bits that almost always identify a move among the moves of its position. A collision only
  /// costs a badly chosen first move. Never 0.
  static int signatureOf(long move) {
    return (int) ((move * 0x9E3779B97F4A7C15L) >>> (64 - SIGNATURE_BITS)) | 1;
  }

  /// The share of entries written by this search, in thousandths, estimated from a sample.
  int fullness() {
    int sample = (int) Math.min(buckets, 250) * LONGS_PER_BUCKET;
    int used = 0;
    for (int at = 1; at < sample; at += 2) {
      used += slots[at] != NOTHING && isOfThisSearch(slots[at]) ? 1 : 0;
    }
    return 1000 * used * 2 / sample;
  }
}
