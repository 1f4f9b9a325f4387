package dev.secateur.games.checkers.database;

import java.nio.ByteBuffer;

/// How likely values are after the values around them, and values as bytes by these likelihoods.
///
/// Most positions have the value of the position before; where the value changes, it mostly changes
/// as one row before, with the other kings moved by one square. So the surroundings of a position
/// are the two values before it and three values one row before it.
final class ValueModel {

  /// Values that are coded together.
  static final int BLOCK = 4096;

  private static final int VALUES = 3;
  private static final int CONTEXTS = 3 * 3 * 3 * 3 * 3;
  private static final int WHOLE = 1 << RangeEncoder.PROBABILITY_BITS;

  /// The bytes of a stored model.
  static final int BYTES = Integer.BYTES + 2 * CONTEXTS * Short.BYTES;

  private final int row;

  /// For each context the probability, in 1/65536, that a value equals the one before.
  private final int[] stays;

  /// The probability, in 1/65536, that a value which changes is the one before plus 1, modulo 3.
  private final int[] changesToNext;

  /// What the values that the model was made of need; 0 if it was read.
  private double expectedBits;

  private ValueModel(int row, int[] stays, int[] changesToNext) {
    this.row = row;
    this.stays = stays;
    this.changesToNext = changesToNext;
  }

  /// Counts how values follow each other.
  ///
  /// @param values of whole blocks, one in each byte
  static ValueModel of(byte[] values, int row) {
    var stay = new int[CONTEXTS];
    var next = new int[CONTEXTS];
    var other = new int[CONTEXTS];
    for (int start = 0; start < values.length; start += BLOCK) {
      int end = Math.min(start + BLOCK, values.length);
      if (isConstant(values, start, end)) {
        continue;
      }
      for (int i = start; i < end; i++) {
        int around = around(values, start, i, row);
        int before = before(values, start, i, 1);
        int counted = values[i] == before ? 0 : values[i] == (before + 1) % VALUES ? 1 : 2;
        (counted == 0 ? stay : counted == 1 ? next : other)[around]++;
      }
    }
    var stays = new int[CONTEXTS];
    var changes = new int[CONTEXTS];
    double bits = 0;
    for (int i = 0; i < CONTEXTS; i++) {
      int changed = next[i] + other[i];
      bits += bits(stay[i], changed) + bits(changed, stay[i]);
      bits += bits(next[i], other[i]) + bits(other[i], next[i]);
      stays[i] = likelihood(stay[i], next[i] + other[i]);
      changes[i] = likelihood(next[i], other[i]);
    }
    var model = new ValueModel(row, stays, changes);
    model.expectedBits = bits;
    return model;
  }

  /// The model for the row length with which the values need fewest bytes.
  static ValueModel best(byte[] values, int[] rows) {
    var best = of(values, rows[0]);
    for (int i = 1; i < rows.length; i++) {
      var model = of(values, rows[i]);
      best = model.expectedBits < best.expectedBits ? model : best;
    }
    return best;
  }

  private static double bits(long count, long others) {
    return count == 0 ? 0 : count * Math.log((count + others) / (double) count) / Math.log(2);
  }

  private static int likelihood(long count, long others) {
    long likelihood = count + others == 0 ? WHOLE / 2 : count * WHOLE / (count + others);
    return Math.clamp(likelihood, 1, WHOLE - 1);
  }

  static boolean isConstant(byte[] values, int start, int end) {
    for (int i = start + 1; i < end; i++) {
      if (values[i] != values[start]) {
        return false;
      }
    }
    return true;
  }

  private static int before(byte[] values, int start, int at, int back) {
    return at - back >= start ? values[at - back] : 0;
  }

  private static int around(byte[] values, int start, int at, int row) {
    int around = before(values, start, at, 1);
    around = around * VALUES + before(values, start, at, 2);
    around = around * VALUES + before(values, start, at, row);
    around = around * VALUES + before(values, start, at, row + 1);
    return around * VALUES + (row > 1 ? before(values, start, at, row - 1) : 0);
  }

  byte[] encode(byte[] values, int start, int end) {
    var encoder = new RangeEncoder();
    for (int i = start; i < end; i++) {
      int around = around(values, start, i, row);
      int before = before(values, start, i, 1);
      boolean changes = values[i] != before;
      encoder.encode(changes, stays[around]);
      if (changes) {
        encoder.encode(values[i] != (before + 1) % VALUES, changesToNext[around]);
      }
    }
    return encoder.finish();
  }

  /// Decodes the values of a block, one into each byte.
  void decode(byte[] bytes, byte[] values, int count) {
    var decoder = new RangeDecoder(bytes);
    for (int i = 0; i < count; i++) {
      int around = around(values, 0, i, row);
      int value = before(values, 0, i, 1);
      if (decoder.decode(stays[around])) {
        value = (value + (decoder.decode(changesToNext[around]) ? 2 : 1)) % VALUES;
      }
      values[i] = (byte) value;
    }
  }

  void write(ByteBuffer out) {
    out.putInt(row);
    for (int i = 0; i < CONTEXTS; i++) {
      out.putShort((short) stays[i]);
      out.putShort((short) changesToNext[i]);
    }
  }

  static ValueModel read(ByteBuffer in) {
    int row = in.getInt();
    var stays = new int[CONTEXTS];
    var changes = new int[CONTEXTS];
    for (int i = 0; i < CONTEXTS; i++) {
      stays[i] = Short.toUnsignedInt(in.getShort());
      changes[i] = Short.toUnsignedInt(in.getShort());
    }
    return new ValueModel(row, stays, changes);
  }
}
