package dev.secateur.games.checkers.database;

/// The values of a slice in memory, four in each byte.
final class SliceTable {

  private final SliceIndex index;
  private final byte[] values;

  SliceTable(SliceIndex index) {
    this.index = index;
    values = new byte[(index.size() + 3) / 4];
  }

  SliceIndex index() {
    return index;
  }

  int get(int number) {
    return (values[number >> 2] >> ((number & 3) * 2)) & 3;
  }

  void set(int number, int value) {
    int shift = (number & 3) * 2;
    values[number >> 2] = (byte) ((values[number >> 2] & ~(3 << shift)) | (value << shift));
  }
}
