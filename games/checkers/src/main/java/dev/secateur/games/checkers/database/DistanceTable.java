package dev.secateur.games.checkers.database;

/// The plies to the win or loss of every position of a slice in memory. Only wins are an odd number
/// of plies away, so half of the number is kept.
final class DistanceTable {

  private static final int MAX_HALF = 255;

  private final SliceIndex index;
  private final byte[] halves;

  DistanceTable(SliceIndex index) {
    this.index = index;
    halves = new byte[index.size()];
  }

  SliceIndex index() {
    return index;
  }

  int half(int number) {
    return halves[number] & 0xFF;
  }

  void set(int number, int plies) {
    if (plies / 2 > MAX_HALF) {
      throw new IllegalStateException("a win in %d plies".formatted(plies));
    }
    halves[number] = (byte) (plies / 2);
  }

  int plies(int number, int value) {
    return pliesOf(half(number), value);
  }

  static int pliesOf(int half, int value) {
    return 2 * half + (value == Value.WIN ? 1 : 0);
  }
}
