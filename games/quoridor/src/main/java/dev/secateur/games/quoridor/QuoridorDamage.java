package dev.secateur.games.quoridor;

import static dev.secateur.games.quoridor.QuoridorRules.STRIDE;

/// How much one more wall can lengthen a player's shortest path.
///
/// Only a wall that cuts the known shortest path can lengthen it: after any other wall that path is
/// still there. So a dozen walls are tried, each by a search that begins where the wall changes the
/// first step: up to there, the cells at each distance from the pawn stay the same.
final class QuoridorDamage {

  /// A wall that costs so many steps counts as strong.
  static final int STRONG = 2;

  private static final long[] NORTH_BLOCKED_LOW = new long[Long.SIZE];
  private static final long[] NORTH_BLOCKED_HIGH = new long[Long.SIZE];
  private static final long[] EAST_BLOCKED_LOW = new long[Long.SIZE];
  private static final long[] EAST_BLOCKED_HIGH = new long[Long.SIZE];

  /// The four cells around the corner of an anchor.
  private static final long[] AROUND_LOW = new long[Long.SIZE];

  private static final long[] AROUND_HIGH = new long[Long.SIZE];

  static {
    for (int anchor = 0; anchor < Long.SIZE; anchor++) {
      int cell =
          QuoridorRules.cell(
              anchor % QuoridorRules.ANCHOR_STRIDE, anchor / QuoridorRules.ANCHOR_STRIDE);
      NORTH_BLOCKED_LOW[anchor] = QuoridorPaths.low(cell) | QuoridorPaths.low(cell + 1);
      NORTH_BLOCKED_HIGH[anchor] = QuoridorPaths.high(cell) | QuoridorPaths.high(cell + 1);
      EAST_BLOCKED_LOW[anchor] = QuoridorPaths.low(cell) | QuoridorPaths.low(cell + STRIDE);
      EAST_BLOCKED_HIGH[anchor] = QuoridorPaths.high(cell) | QuoridorPaths.high(cell + STRIDE);
      AROUND_LOW[anchor] =
          NORTH_BLOCKED_LOW[anchor]
              | EAST_BLOCKED_LOW[anchor]
              | QuoridorPaths.low(cell + STRIDE + 1);
      AROUND_HIGH[anchor] =
          NORTH_BLOCKED_HIGH[anchor]
              | EAST_BLOCKED_HIGH[anchor]
              | QuoridorPaths.high(cell + STRIDE + 1);
    }
  }

  private final QuoridorRules rules;
  private final QuoridorPaths paths;

  /// The cells at each distance from the pawn, low and high, and all cells up to that distance.
  private final long[] layers = new long[2 * (QuoridorRules.CELLS + 1)];

  private final long[] seen = new long[2 * (QuoridorRules.CELLS + 1)];

  private int most;
  private int strong;

  QuoridorDamage(QuoridorRules rules) {
    this.rules = rules;
    paths = new QuoridorPaths(rules);
  }

  /// By how many steps one wall can lengthen the player's shortest path at most.
  int most() {
    return most;
  }

  /// How many walls lengthen it by [#STRONG] steps or more.
  int strong() {
    return strong;
  }

  /// Tries all legal walls against a player. Whether the opponent has a wall left does not matter.
  void find(QuoridorPosition board, int player) {
    most = 0;
    strong = 0;
    long horizontal = board.horizontalWalls();
    long vertical = board.verticalWalls();
    paths.setWalls(horizontal, vertical);
    int distance = findLayers(player, board.pawn(player));
    long touchedCorners = QuoridorRules.touchedCorners(horizontal, vertical);
    tryWalls(
        board,
        player,
        distance,
        board.cutting(player, false) & rules.freeHorizontal(horizontal, vertical),
        rules.mayCloseHorizontal(touchedCorners),
        false);
    tryWalls(
        board,
        player,
        distance,
        board.cutting(player, true) & rules.freeVertical(horizontal, vertical),
        rules.mayCloseVertical(touchedCorners),
        true);
  }

  private void tryWalls(
      QuoridorPosition board,
      int player,
      int distance,
      long walls,
      long mayClose,
      boolean isVertical) {
    long suspects = mayClose & board.cutting(player ^ 1, isVertical);
    for (long left = walls; left != 0; left &= left - 1) {
      int anchor = Long.numberOfTrailingZeros(left);
      int lengthened = distanceWith(player, anchor, isVertical) - distance;
      if (lengthened <= 0
          || ((suspects >>> anchor & 1) != 0 && board.wouldClose(player ^ 1, anchor, isVertical))) {
        continue;
      }
      most = Math.max(most, lengthened);
      if (lengthened >= STRONG) {
        strong++;
      }
    }
  }

  private int findLayers(int player, int cell) {
    long goalLow = paths.goalLow(player);
    long goalHigh = paths.goalHigh(player);
    long low = QuoridorPaths.low(cell);
    long high = QuoridorPaths.high(cell);
    long seenLow = low;
    long seenHigh = high;
    int distance = 0;
    while (true) {
      layers[2 * distance] = low;
      layers[2 * distance + 1] = high;
      seen[2 * distance] = seenLow;
      seen[2 * distance + 1] = seenHigh;
      if (((low & goalLow) | (high & goalHigh)) != 0 || (low | high) == 0) {
        return distance;
      }
      long nextLow = paths.neighboursLow(low, high) & ~seenLow;
      high = paths.neighboursHigh(low, high) & ~seenHigh;
      low = nextLow;
      seenLow |= low;
      seenHigh |= high;
      distance++;
    }
  }

  /// The player's distance with one more wall, or -1 if the wall would close its last path.
  private int distanceWith(int player, int anchor, boolean isVertical) {
    int distance = 0;
    while (((layers[2 * distance] & AROUND_LOW[anchor])
            | (layers[2 * distance + 1] & AROUND_HIGH[anchor]))
        == 0) {
      distance++;
    }
    long northLow = paths.northLow;
    long northHigh = paths.northHigh;
    long eastLow = paths.eastLow;
    long eastHigh = paths.eastHigh;
    if (isVertical) {
      paths.eastLow &= ~EAST_BLOCKED_LOW[anchor];
      paths.eastHigh &= ~EAST_BLOCKED_HIGH[anchor];
    } else {
      paths.northLow &= ~NORTH_BLOCKED_LOW[anchor];
      paths.northHigh &= ~NORTH_BLOCKED_HIGH[anchor];
    }
    int found = search(player, distance);
    paths.northLow = northLow;
    paths.northHigh = northHigh;
    paths.eastLow = eastLow;
    paths.eastHigh = eastHigh;
    return found;
  }

  private int search(int player, int from) {
    long goalLow = paths.goalLow(player);
    long goalHigh = paths.goalHigh(player);
    long low = layers[2 * from];
    long high = layers[2 * from + 1];
    long seenLow = seen[2 * from];
    long seenHigh = seen[2 * from + 1];
    int distance = from;
    while (((low & goalLow) | (high & goalHigh)) == 0) {
      if ((low | high) == 0) {
        return -1;
      }
      long nextLow = paths.neighboursLow(low, high) & ~seenLow;
      high = paths.neighboursHigh(low, high) & ~seenHigh;
      low = nextLow;
      seenLow |= low;
      seenHigh |= high;
      distance++;
    }
    return distance;
  }
}
