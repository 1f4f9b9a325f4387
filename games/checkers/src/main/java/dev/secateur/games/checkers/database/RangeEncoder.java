package dev.secateur.games.checkers.database;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/// Writes yes-or-no decisions in as many bits as their probabilities are worth: a binary range
/// coder. What is certain costs almost nothing.
final class RangeEncoder {

  static final int PROBABILITY_BITS = 16;

  /// The range is kept above this by moving bytes out.
  static final long LEAST_RANGE = 1L << 24;

  private static final long WORD = 0xFFFF_FFFFL;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private long low;
  private long range = WORD;

  /// The last byte, and how many bytes of 255 after it, wait for a carry.
  private int waiting;

  private long waitingCount = 1;

  /// @param likelihood of false, from 1 to 65535 in 65536
  void encode(boolean decision, int likelihood) {
    long bound = (range >>> PROBABILITY_BITS) * likelihood;
    if (decision) {
      low += bound;
      range -= bound;
    } else {
      range = bound;
    }
    while (range < LEAST_RANGE) {
      range <<= 8;
      moveOut();
    }
  }

  private void moveOut() {
    boolean carries = low > WORD;
    if (low < 0xFF00_0000L || carries) {
      int next = waiting;
      for (; waitingCount > 0; waitingCount--) {
        bytes.write(carries ? next + 1 : next);
        next = 0xFF;
      }
      waiting = (int) (low >>> 24) & 0xFF;
    }
    waitingCount++;
    low = (low << 8) & WORD;
  }

  /// The bytes of all decisions, without zeros at the end, which the decoder adds.
  byte[] finish() {
    // Of all numbers that the decoder would accept, the one with most zeros at the end.
    for (int bits = Integer.SIZE; bits > 0; bits--) {
      long mask = (1L << bits) - 1;
      long rounded = (low + mask) & ~mask;
      if (rounded < low + range) {
        low = rounded;
        break;
      }
    }
    for (int i = 0; i < 5; i++) {
      moveOut();
    }
    var all = bytes.toByteArray();
    int end = all.length;
    while (end > 1 && all[end - 1] == 0) {
      end--;
    }
    // The first byte is always 0.
    return Arrays.copyOfRange(all, 1, end);
  }
}
