package dev.secateur.games.checkers.database;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/// Distances are compressed by Deflate.
record DistanceCoding() implements BlockCoding {

  @Override
  public byte[] encode(byte[] numbers, int start, int end) {
    var deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    try {
      deflater.setInput(numbers, start, end - start);
      deflater.finish();
      var buffer = new byte[2 * BLOCK];
      return Arrays.copyOf(buffer, deflater.deflate(buffer));
    } finally {
      deflater.end();
    }
  }

  @Override
  public byte[] decode(byte[] stored, int count) {
    var inflater = new Inflater(true);
    try {
      // Without a header the inflater needs one byte more than there is.
      inflater.setInput(Arrays.copyOf(stored, stored.length + 1));
      var block = new byte[count];
      inflater.inflate(block);
      return block;
    } catch (DataFormatException impossible) {
      // The checksum of the file was right.
      throw new IllegalStateException(impossible);
    } finally {
      inflater.end();
    }
  }

  @Override
  public byte[] constant(int number) {
    var block = new byte[BLOCK];
    Arrays.fill(block, (byte) number);
    return block;
  }

  @Override
  public int get(byte[] block, int at) {
    return block[at] & 0xFF;
  }

  @Override
  public void write(ByteBuffer out) {}

  @Override
  public int headerBytes() {
    return 0;
  }
}
