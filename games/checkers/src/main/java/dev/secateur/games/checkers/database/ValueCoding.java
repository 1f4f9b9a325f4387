package dev.secateur.games.checkers.database;

import java.nio.ByteBuffer;
import java.util.Arrays;

/// Values are coded by a [ValueModel]; in memory there are four in each byte.
record ValueCoding(ValueModel model) implements BlockCoding {

  private static final int PER_BYTE = 4;

  @Override
  public byte[] encode(byte[] numbers, int start, int end) {
    return model.encode(numbers, start, end);
  }

  @Override
  public byte[] decode(byte[] stored, int count) {
    var values = new byte[count];
    model.decode(stored, values, count);
    var block = new byte[BLOCK / PER_BYTE];
    for (int i = 0; i < count; i++) {
      block[i >> 2] |= (byte) (values[i] << ((i & 3) * 2));
    }
    return block;
  }

  @Override
  public byte[] constant(int number) {
    var block = new byte[BLOCK / PER_BYTE];
    Arrays.fill(block, (byte) (number * 0b01_01_01_01));
    return block;
  }

  @Override
  public int get(byte[] block, int at) {
    return (block[at >> 2] >> ((at & 3) * 2)) & 3;
  }

  @Override
  public void write(ByteBuffer out) {
    model.write(out);
  }

  @Override
  public int headerBytes() {
    return ValueModel.BYTES;
  }
}
