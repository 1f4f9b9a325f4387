package dev.secateur.learn;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// How weights are stored: only those of representative rows, and all high bytes before all low
/// bytes, since most weights are small and their high bytes compress well.
final class Payload {

  private Payload() {}

  /// The values of the representative rows, one after the other.
  ///
  /// @param width how many values a row has
  static short[] representatives(InputLayout layout, short[] rows, int width) {
    var kept = new short[layout.distinctRows() * width];
    int to = 0;
    for (int row = 0; row < layout.rows(); row++) {
      if (layout.representative(row) == row) {
        System.arraycopy(rows, row * width, kept, to, width);
        to += width;
      }
    }
    return kept;
  }

  /// Writes the values of all rows, given those of the representative rows.
  static void fillRows(InputLayout layout, short[] kept, int width, short[] rows) {
    int from = 0;
    for (int row = 0; row < layout.rows(); row++) {
      // A representative is the smallest of the rows that it stands for, so it is already there.
      int representative = layout.representative(row);
      if (representative == row) {
        System.arraycopy(kept, from, rows, row * width, width);
        from += width;
      } else {
        System.arraycopy(rows, representative * width, rows, row * width, width);
      }
    }
  }

  static void writeShorts(DataOutputStream out, short[] values) throws IOException {
    var bytes = new byte[2 * values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) (values[i] >> 8);
      bytes[values.length + i] = (byte) values[i];
    }
    out.write(bytes);
  }

  static void readShorts(DataInputStream in, short[] values) throws IOException {
    int count = values.length;
    var bytes = new byte[2 * count];
    in.readFully(bytes);
    for (int i = 0; i < count; i++) {
      values[i] = (short) (bytes[i] << 8 | (bytes[count + i] & 0xFF));
    }
  }
}
