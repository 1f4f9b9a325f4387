package dev.secateur.games.quoridor;

/// The cells at each distance from given ones.
final class QuoridorLayers {

  /// For each distance its cells, low and high, and all cells up to it, low and high.
  private final long[] cells = new long[4 * (QuoridorRules.CELLS + 1)];

  private int last;

  /// Sorts the cells by their distance from the first ones, up to a distance at which there is one
  /// of the others, or until no cell is left.
  void find(QuoridorPaths paths, long fromLow, long fromHigh, long toLow, long toHigh) {
    long low = fromLow;
    long high = fromHigh;
    long seenLow = low;
    long seenHigh = high;
    for (int at = 0; ; at += 4) {
      cells[at] = low;
      cells[at + 1] = high;
      cells[at + 2] = seenLow;
      cells[at + 3] = seenHigh;
      if (((low & toLow) | (high & toHigh)) != 0 || (low | high) == 0) {
        last = at / 4;
        return;
      }
      long nextLow = paths.neighboursLow(low, high) & ~seenLow;
      high = paths.neighboursHigh(low, high) & ~seenHigh;
      low = nextLow;
      seenLow |= low;
      seenHigh |= high;
    }
  }

  /// The greatest distance that was found.
  int last() {
    return last;
  }

  long low(int distance) {
    return cells[4 * distance];
  }

  long high(int distance) {
    return cells[4 * distance + 1];
  }

  /// The low cells up to a distance.
  long seenLow(int distance) {
    return cells[4 * distance + 2];
  }

  long seenHigh(int distance) {
    return cells[4 * distance + 3];
  }

  boolean contains(int distance, int cell) {
    return QuoridorPaths.contains(low(distance), high(distance), cell);
  }

  /// The smallest distance of some cells, at most a given one, at which one of them is.
  int nearestTo(long someLow, long someHigh, int atMost) {
    int distance = atMost;
    while (distance > 0
        && ((seenLow(distance - 1) & someLow) | (seenHigh(distance - 1) & someHigh)) != 0) {
      distance--;
    }
    return distance;
  }
}
