package dev.secateur.games.quoridor;

import static dev.secateur.games.quoridor.QuoridorPaths.LOW;
import static dev.secateur.games.quoridor.QuoridorPaths.LOW_CELLS;
import static dev.secateur.games.quoridor.QuoridorPaths.anchors;
import static dev.secateur.games.quoridor.QuoridorRules.STRIDE;

/// All shortest paths of a player together: how many there are, and which walls would cut any.
///
/// A pass from the goal lays out the cells by their distance to it, until it meets the pawn; then
/// the pawn's paths are followed down these layers, all at once, adding up the ways to each cell.
final class QuoridorRoutes {

  private final QuoridorPaths paths;

  /// The cells at each distance from the goal, low and high.
  private final long[] layers = new long[2 * (QuoridorRules.CELLS + 1)];

  /// Ways from the pawn to each cell. A row more on either side keeps the neighbours inside.
  private final long[] ways = new long[QuoridorRules.CELLS + 2 * STRIDE];

  // Where the paths cross from a cell to the one north or east of it, or back.
  private long northSouthLow;
  private long northSouthHigh;
  private long eastWestLow;
  private long eastWestHigh;

  private int doublings;

  QuoridorRoutes(QuoridorPaths paths) {
    this.paths = paths;
  }

  /// The length of the shortest paths from a cell to the player's goal, or -1, for the walls that
  /// were last set.
  int find(int player, int cell) {
    int distance = layOut(player, cell);
    if (distance >= 0) {
      follow(cell, distance);
    }
    return distance;
  }

  /// The whole part of the binary logarithm of the number of paths.
  int doublings() {
    return doublings;
  }

  /// The horizontal walls that would cut one of the paths or more.
  long cutHorizontal() {
    return anchors(northSouthLow, northSouthHigh)
        | anchors(northSouthLow >>> 1, northSouthHigh >>> 1);
  }

  /// The vertical walls that would cut one of the paths or more.
  long cutVertical() {
    return anchors(eastWestLow, eastWestHigh)
        | anchors(southOf(eastWestLow, eastWestHigh), eastWestHigh >>> STRIDE);
  }

  /// Lays out the cells by their distance to the player's goal, up to the given one; returns its
  /// distance, or -1.
  int layOut(int player, int cell) {
    long pawnLow = QuoridorPaths.low(cell);
    long pawnHigh = QuoridorPaths.high(cell);
    long low = paths.goalLow(player);
    long high = paths.goalHigh(player);
    long seenLow = low;
    long seenHigh = high;
    int distance = 0;
    while (((low & pawnLow) | (high & pawnHigh)) == 0) {
      if ((low | high) == 0) {
        return -1;
      }
      layers[2 * distance] = low;
      layers[2 * distance + 1] = high;
      long nextLow = paths.neighboursLow(low, high) & ~seenLow;
      high = paths.neighboursHigh(low, high) & ~seenHigh;
      low = nextLow;
      seenLow |= low;
      seenHigh |= high;
      distance++;
    }
    return distance;
  }

  /// The low cells at a distance from the goal that is less than that found by [#layOut].
  long layerLow(int distance) {
    return layers[2 * distance];
  }

  long layerHigh(int distance) {
    return layers[2 * distance + 1];
  }

  private void follow(int cell, int distance) {
    northSouthLow = 0;
    northSouthHigh = 0;
    eastWestLow = 0;
    eastWestHigh = 0;
    long low = QuoridorPaths.low(cell);
    long high = QuoridorPaths.high(cell);
    ways[STRIDE + cell] = 1;
    for (int layer = distance - 1; layer >= 0; layer--) {
      long nearerLow = layerLow(layer);
      long nearerHigh = layerHigh(layer);
      // The cells of the next layer that are entered by a step in each direction.
      long northLow = (low & paths.northLow) << STRIDE & nearerLow;
      long northHigh = paths.northOfHigh(low, high) & nearerHigh;
      long southLow = southOf(low, high) & paths.northLow & nearerLow;
      long southHigh = high >>> STRIDE & paths.northHigh & nearerHigh;
      long eastLow = (low & paths.eastLow) << 1 & nearerLow;
      long eastHigh = (high & paths.eastHigh) << 1 & nearerHigh;
      long westLow = low >>> 1 & paths.eastLow & nearerLow;
      long westHigh = high >>> 1 & paths.eastHigh & nearerHigh;
      northSouthLow |= southOf(northLow, northHigh) | southLow;
      northSouthHigh |= northHigh >>> STRIDE | southHigh;
      eastWestLow |= eastLow >>> 1 | westLow;
      eastWestHigh |= eastHigh >>> 1 | westHigh;
      low = northLow | southLow | eastLow | westLow;
      high = northHigh | southHigh | eastHigh | westHigh;
      addWays(low, northLow, southLow, eastLow, westLow, 0);
      addWays(high, northHigh, southHigh, eastHigh, westHigh, LOW_CELLS);
    }
    doublings = Long.SIZE - 1 - Long.numberOfLeadingZeros(sum(low, 0) + sum(high, LOW_CELLS));
  }

  /// The cells to the south, of which only the low ones are asked for.
  private static long southOf(long low, long high) {
    return (low >>> STRIDE | high << (LOW_CELLS - STRIDE)) & LOW;
  }

  /// Gives each of the cells the sum of the ways to the cells from which it is entered.
  private void addWays(long cells, long north, long south, long east, long west, int first) {
    for (; cells != 0; cells &= cells - 1) {
      int bit = Long.numberOfTrailingZeros(cells);
      int at = STRIDE + first + bit;
      ways[at] =
          (ways[at - STRIDE] & -(north >>> bit & 1))
              + (ways[at + STRIDE] & -(south >>> bit & 1))
              + (ways[at - 1] & -(east >>> bit & 1))
              + (ways[at + 1] & -(west >>> bit & 1));
    }
  }

  private long sum(long cells, int first) {
    long sum = 0;
    for (; cells != 0; cells &= cells - 1) {
      sum += ways[STRIDE + first + Long.numberOfTrailingZeros(cells)];
    }
    return sum;
  }
}
