package dev.secateur.games.quoridor;

import static dev.secateur.games.quoridor.QuoridorPaths.LOW;
import static dev.secateur.games.quoridor.QuoridorPaths.LOW_CELLS;
import static dev.secateur.games.quoridor.QuoridorPaths.anchors;
import static dev.secateur.games.quoridor.QuoridorRules.STRIDE;

/// All shortest paths of a player: their number, and the walls that would cut any of them.
///
/// A search from the goal sorts the cells into layers by their distance, until it reaches the pawn.
/// Then all paths of the pawn are followed through these layers together, adding up the number of
/// paths to each cell.
final class QuoridorRoutes {

  private final QuoridorPaths paths;

  /// The cells at each distance from the goal, low and high.
  private final long[] layers = new long[2 * (QuoridorRules.CELLS + 1)];

  /// The number of paths from the pawn to each cell. An extra row on either side keeps the
  /// neighbours inside the array.
  private final long[] pathCounts = new long[QuoridorRules.CELLS + 2 * STRIDE];

  // The cells from which a path goes to the north or east neighbour, or back.
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
    int distance = findLayers(player, cell);
    if (distance >= 0) {
      follow(cell, distance);
    }
    return distance;
  }

  /// The binary logarithm of the number of paths, rounded down.
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

  /// Sorts the cells into layers by their distance to the player's goal, up to the given cell;
  /// returns its distance, or -1.
  int findLayers(int player, int cell) {
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

  /// The low cells at a distance from the goal that is less than the result of [#findLayers].
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
    pathCounts[STRIDE + cell] = 1;
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
      addPathCounts(low, northLow, southLow, eastLow, westLow, 0);
      addPathCounts(high, northHigh, southHigh, eastHigh, westHigh, LOW_CELLS);
    }
    doublings = Long.SIZE - 1 - Long.numberOfLeadingZeros(sum(low, 0) + sum(high, LOW_CELLS));
  }

  /// The low cells to the south of the given cells.
  private static long southOf(long low, long high) {
    return (low >>> STRIDE | high << (LOW_CELLS - STRIDE)) & LOW;
  }

  /// Sets the number of paths to each cell: the sum over the cells from which it is entered.
  private void addPathCounts(long cells, long north, long south, long east, long west, int first) {
    for (; cells != 0; cells &= cells - 1) {
      int bit = Long.numberOfTrailingZeros(cells);
      int at = STRIDE + first + bit;
      pathCounts[at] =
          (pathCounts[at - STRIDE] & -(north >>> bit & 1))
              + (pathCounts[at + STRIDE] & -(south >>> bit & 1))
              + (pathCounts[at - 1] & -(east >>> bit & 1))
              + (pathCounts[at + 1] & -(west >>> bit & 1));
    }
  }

  private long sum(long cells, int first) {
    long sum = 0;
    for (; cells != 0; cells &= cells - 1) {
      sum += pathCounts[STRIDE + first + Long.numberOfTrailingZeros(cells)];
    }
    return sum;
  }
}
