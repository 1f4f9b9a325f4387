package dev.secateur.games.checkers.database;

import static dev.secateur.games.checkers.database.RangeEncoder.LEAST_RANGE;
import static dev.secateur.games.checkers.database.RangeEncoder.PROBABILITY_BITS;

/// Reads the decisions that a [RangeEncoder] wrote.
final class RangeDecoder {

  private final byte[] bytes;
  private int at;
  private long code;
  private long range = 0xFFFF_FFFFL;

  RangeDecoder(byte[] bytes) {
    this.bytes = bytes;
    for (int i = 0; i < Integer.BYTES; i++) {
      code = (code << 8) | next();
    }
  }

  private int next() {
    return at < bytes.length ? bytes[at++] & 0xFF : 0;
  }

  /// @param likelihood of false, as it was written
  boolean decode(int likelihood) {
    long bound = (range >>> PROBABILITY_BITS) * likelihood;
    boolean decision = code >= bound;
    if (decision) {
      code -= bound;
      range -= bound;
    } else {
      range = bound;
    }
    while (range < LEAST_RANGE) {
      range <<= 8;
      code = (code << 8) | next();
    }
    return decision;
  }
}
