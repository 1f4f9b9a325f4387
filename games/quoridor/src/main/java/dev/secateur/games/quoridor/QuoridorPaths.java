package dev.secateur.games.quoridor;

import static dev.secateur.games.quoridor.QuoridorRules.ANCHOR_STRIDE;
import static dev.secateur.games.quoridor.QuoridorRules.DIRECTIONS;
import static dev.secateur.games.quoridor.QuoridorRules.EAST;
import static dev.secateur.games.quoridor.QuoridorRules.NORTH;
import static dev.secateur.games.quoridor.QuoridorRules.SOUTH;
import static dev.secateur.games.quoridor.QuoridorRules.STRIDE;
import static dev.secateur.games.quoridor.QuoridorRules.neighbour;

/// Finds paths to the goal, for all cells at once: a set of cells is a pair of longs, rows 1-7 in
/// the low one and rows 8-9 in the high one, and a shift moves the whole set by one step.
final class QuoridorPaths {

  private static final int LOW_ROWS = 7;
  static final int LOW_CELLS = LOW_ROWS * STRIDE;
  static final long LOW = (1L << LOW_CELLS) - 1;

  /// The cells of columns a to h in the low rows, to convert the rows of eight anchors into rows of
  /// nine cells.
  private static final long LOW_ANCHOR_CELLS = 0x3FDFEFF7FBFDFEFFL;

  private static final int LOW_ANCHORS = LOW_ROWS * ANCHOR_STRIDE;

  // The cells from which a step north or east is open, for the current walls.
  long northLow;
  long northHigh;
  long eastLow;
  long eastHigh;

  // Without walls.
  private final long boardNorthLow;
  private final long boardNorthHigh;
  private final long boardEastLow;
  private final long boardEastHigh;

  private final long[] goalLow = new long[2];
  private final long[] goalHigh = new long[2];

  /// The cells at each distance, low and high, of the last search.
  private final long[] layers = new long[2 * (QuoridorRules.CELLS + 1)];

  private long pathNorthSouth;
  private long pathEastWest;
  private int pathDirection;

  QuoridorPaths(QuoridorRules rules) {
    long northLow = 0;
    long northHigh = 0;
    long eastLow = 0;
    long eastHigh = 0;
    for (int row = 0; row < rules.size; row++) {
      for (int column = 0; column < rules.size; column++) {
        int cell = QuoridorRules.cell(column, row);
        northLow |= row < rules.size - 1 ? low(cell) : 0;
        northHigh |= row < rules.size - 1 ? high(cell) : 0;
        eastLow |= column < rules.size - 1 ? low(cell) : 0;
        eastHigh |= column < rules.size - 1 ? high(cell) : 0;
        for (int player = 0; player < 2; player++) {
          goalLow[player] |= row == rules.goalRow(player) ? low(cell) : 0;
          goalHigh[player] |= row == rules.goalRow(player) ? high(cell) : 0;
        }
      }
    }
    boardNorthLow = northLow;
    boardNorthHigh = northHigh;
    boardEastLow = eastLow;
    boardEastHigh = eastHigh;
  }

  static long low(int cell) {
    return cell < LOW_CELLS ? 1L << cell : 0;
  }

  static long high(int cell) {
    return cell < LOW_CELLS ? 0 : 1L << (cell - LOW_CELLS);
  }

  /// The anchors among a set of cells.
  static long anchors(long low, long high) {
    return Long.compress(low, LOW_ANCHOR_CELLS) | high << LOW_ANCHORS;
  }

  long goalLow(int player) {
    return goalLow[player];
  }

  long goalHigh(int player) {
    return goalHigh[player];
  }

  /// Sets the walls for the next searches.
  void setWalls(long horizontal, long vertical) {
    long low = Long.expand(horizontal, LOW_ANCHOR_CELLS);
    long high = horizontal >>> LOW_ANCHORS;
    northLow = boardNorthLow & ~(low | low << 1);
    northHigh = boardNorthHigh & ~(high | high << 1);
    low = Long.expand(vertical, LOW_ANCHOR_CELLS);
    high = vertical >>> LOW_ANCHORS;
    eastLow = boardEastLow & ~(low | low << STRIDE);
    eastHigh = boardEastHigh & ~(high | high << STRIDE | low >>> (LOW_CELLS - STRIDE));
  }

  /// Whether there is a path from a cell to the player's goal. Pawns do not block it.
  boolean reachesGoal(int player, int cell) {
    long low = low(cell);
    long high = high(cell);
    while (true) {
      if (((low & goalLow[player]) | (high & goalHigh[player])) != 0) {
        return true;
      }
      long widerLow = low | neighboursLow(low, high);
      long widerHigh = high | neighboursHigh(low, high);
      if (widerLow == low && widerHigh == high) {
        return false;
      }
      low = widerLow;
      high = widerHigh;
    }
  }

  /// The length of a shortest path from a cell to the player's goal, or -1. The walls that would
  /// cut the path found are [#pathNorthSouth] and [#pathEastWest].
  int findPath(int player, int cell) {
    long low = low(cell);
    long high = high(cell);
    long seenLow = low;
    long seenHigh = high;
    int distance = 0;
    while (true) {
      layers[2 * distance] = low;
      layers[2 * distance + 1] = high;
      long goalsLow = low & goalLow[player];
      long goalsHigh = high & goalHigh[player];
      if ((goalsLow | goalsHigh) != 0) {
        int goal =
            goalsLow != 0
                ? Long.numberOfTrailingZeros(goalsLow)
                : LOW_CELLS + Long.numberOfTrailingZeros(goalsHigh);
        walkBack(goal, distance);
        return distance;
      }
      long nextLow = neighboursLow(low, high) & ~seenLow;
      long nextHigh = neighboursHigh(low, high) & ~seenHigh;
      if ((nextLow | nextHigh) == 0) {
        return -1;
      }
      low = nextLow;
      high = nextHigh;
      seenLow |= low;
      seenHigh |= high;
      distance++;
    }
  }

  /// The horizontal walls that would cut the path found last.
  long pathNorthSouth() {
    return pathNorthSouth;
  }

  /// The vertical walls that would cut the path found last.
  long pathEastWest() {
    return pathEastWest;
  }

  /// The first direction of the path found last.
  int pathDirection() {
    return pathDirection;
  }

  private void walkBack(int goal, int distance) {
    pathNorthSouth = 0;
    pathEastWest = 0;
    int cell = goal;
    for (int layer = distance - 1; layer >= 0; layer--) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        if (leadsInto(layer, cell, direction)) {
          recordStep(cell, direction);
          pathDirection = QuoridorRules.opposite(direction);
          cell = neighbour(cell, direction);
          break;
        }
      }
    }
  }

  private boolean leadsInto(int layer, int cell, int direction) {
    int next = neighbour(cell, direction);
    boolean open =
        switch (direction) {
          case NORTH -> contains(northLow, northHigh, cell);
          case EAST -> contains(eastLow, eastHigh, cell);
          case SOUTH -> next >= 0 && contains(northLow, northHigh, next);
          default -> next >= 0 && contains(eastLow, eastHigh, next);
        };
    return open && contains(layers[2 * layer], layers[2 * layer + 1], next);
  }

  private void recordStep(int cell, int direction) {
    switch (direction) {
      case NORTH -> pathNorthSouth |= QuoridorRules.northClosers(cell);
      case EAST -> pathEastWest |= QuoridorRules.eastClosers(cell);
      case SOUTH -> pathNorthSouth |= QuoridorRules.northClosers(cell - STRIDE);
      default -> pathEastWest |= QuoridorRules.eastClosers(cell - 1);
    }
  }

  static boolean contains(long low, long high, int cell) {
    return ((low & low(cell)) | (high & high(cell))) != 0;
  }

  long neighboursLow(long low, long high) {
    return ((low & northLow) << STRIDE & LOW)
        | ((low >>> STRIDE | high << (LOW_CELLS - STRIDE)) & northLow)
        | (low & eastLow) << 1
        | (low >>> 1 & eastLow);
  }

  long neighboursHigh(long low, long high) {
    return northOfHigh(low, high)
        | (high >>> STRIDE & northHigh)
        | (high & eastHigh) << 1
        | (high >>> 1 & eastHigh);
  }

  /// The high cells that are entered from the given ones by a step north.
  long northOfHigh(long low, long high) {
    return (low & northLow) >>> (LOW_CELLS - STRIDE) | (high & northHigh) << STRIDE;
  }
}
