package dev.secateur.games.quoridor;

import static dev.secateur.games.quoridor.QuoridorRules.STRIDE;

/// How much one more wall can lengthen a player's shortest path.
///
/// Only a wall that cuts a given shortest path can lengthen it: after any other wall that path is
/// still there. So a dozen walls are tried.
///
/// A wall changes little. The cells around it have some smallest distance from the pawn: up to
/// there, the cells at each distance from the pawn stay the same. They have some smallest distance
/// to the goal: up to there, the distances to the goal stay the same, too. So it is enough to
/// search from the one set of cells to the other, which takes two or three steps.
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

  private final QuoridorLayers fromPawn = new QuoridorLayers();
  private final QuoridorLayers fromGoal = new QuoridorLayers();

  private int most;
  private int strong;

  // What is the same for all walls of a search.
  private QuoridorPosition board;
  private int player;
  private int distance;
  private long untriedHorizontal;
  private long untriedVertical;
  private long suspectHorizontal;
  private long suspectVertical;

  QuoridorDamage(QuoridorRules rules) {
    this.rules = rules;
    paths = new QuoridorPaths(rules);
    board = QuoridorPosition.start(rules);
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
  void find(QuoridorPosition position, int of) {
    board = position;
    player = of;
    most = 0;
    strong = 0;
    long horizontal = board.horizontalWalls();
    long vertical = board.verticalWalls();
    untriedHorizontal = rules.freeHorizontal(horizontal, vertical);
    untriedVertical = rules.freeVertical(horizontal, vertical);
    long touchedCorners = QuoridorRules.touchedCorners(horizontal, vertical);
    suspectHorizontal = rules.mayCloseHorizontal(touchedCorners) & board.cutting(player ^ 1, false);
    suspectVertical = rules.mayCloseVertical(touchedCorners) & board.cutting(player ^ 1, true);
    paths.setWalls(horizontal, vertical);
    int cell = board.pawn(player);
    long pawnLow = QuoridorPaths.low(cell);
    long pawnHigh = QuoridorPaths.high(cell);
    long goalLow = paths.goalLow(player);
    long goalHigh = paths.goalHigh(player);
    fromPawn.find(paths, pawnLow, pawnHigh, goalLow, goalHigh);
    fromGoal.find(paths, goalLow, goalHigh, pawnLow, pawnHigh);
    distance = fromGoal.last();
    followPath(cell);
  }

  /// Follows a shortest path and tries the walls that cut each of its steps.
  private void followPath(int from) {
    int cell = from;
    for (int step = 0; step < distance; step++) {
      int left = distance - step - 1;
      if (QuoridorPaths.contains(paths.northLow, paths.northHigh, cell)
          && fromGoal.contains(left, cell + STRIDE)) {
        tryHorizontal(QuoridorRules.northClosers(cell), step);
        cell += STRIDE;
      } else if (cell >= STRIDE
          && QuoridorPaths.contains(paths.northLow, paths.northHigh, cell - STRIDE)
          && fromGoal.contains(left, cell - STRIDE)) {
        tryHorizontal(QuoridorRules.northClosers(cell - STRIDE), step);
        cell -= STRIDE;
      } else if (QuoridorPaths.contains(paths.eastLow, paths.eastHigh, cell)
          && fromGoal.contains(left, cell + 1)) {
        tryVertical(QuoridorRules.eastClosers(cell), step);
        cell++;
      } else {
        tryVertical(QuoridorRules.eastClosers(cell - 1), step);
        cell--;
      }
    }
  }

  private void tryHorizontal(long walls, int step) {
    for (long left = walls & untriedHorizontal; left != 0; left &= left - 1) {
      int anchor = Long.numberOfTrailingZeros(left);
      long northLow = paths.northLow;
      long northHigh = paths.northHigh;
      paths.northLow &= ~NORTH_BLOCKED_LOW[anchor];
      paths.northHigh &= ~NORTH_BLOCKED_HIGH[anchor];
      int lengthened = lengthened(anchor, step);
      paths.northLow = northLow;
      paths.northHigh = northHigh;
      if (lengthened > 0
          && ((suspectHorizontal >>> anchor & 1) == 0
              || !board.wouldClose(player ^ 1, anchor, false))) {
        note(lengthened);
      }
    }
    untriedHorizontal &= ~walls;
  }

  private void tryVertical(long walls, int step) {
    for (long left = walls & untriedVertical; left != 0; left &= left - 1) {
      int anchor = Long.numberOfTrailingZeros(left);
      long eastLow = paths.eastLow;
      long eastHigh = paths.eastHigh;
      paths.eastLow &= ~EAST_BLOCKED_LOW[anchor];
      paths.eastHigh &= ~EAST_BLOCKED_HIGH[anchor];
      int lengthened = lengthened(anchor, step);
      paths.eastLow = eastLow;
      paths.eastHigh = eastHigh;
      if (lengthened > 0
          && ((suspectVertical >>> anchor & 1) == 0
              || !board.wouldClose(player ^ 1, anchor, true))) {
        note(lengthened);
      }
    }
    untriedVertical &= ~walls;
  }

  private void note(int lengthened) {
    most = Math.max(most, lengthened);
    if (lengthened >= STRONG) {
      strong++;
    }
  }

  /// By how much the wall that now blocks [#paths] lengthens the path; less than 0 if it closes it.
  ///
  /// @param step the number of the first step of the path that the wall cuts
  private int lengthened(int anchor, int step) {
    long aroundLow = AROUND_LOW[anchor];
    long aroundHigh = AROUND_HIGH[anchor];
    int first = fromPawn.nearestTo(aroundLow, aroundHigh, step);
    int last = fromGoal.nearestTo(aroundLow, aroundHigh, distance - step - 1);
    long targetLow = fromGoal.low(last);
    long targetHigh = fromGoal.high(last);
    long low = fromPawn.low(first);
    long high = fromPawn.high(first);
    long seenLow = fromPawn.seenLow(first);
    long seenHigh = fromPawn.seenHigh(first);
    int steps = first + last;
    while (((low & targetLow) | (high & targetHigh)) == 0) {
      if ((low | high) == 0) {
        return Integer.MIN_VALUE;
      }
      long nextLow = paths.neighboursLow(low, high) & ~seenLow;
      high = paths.neighboursHigh(low, high) & ~seenHigh;
      low = nextLow;
      seenLow |= low;
      seenHigh |= high;
      steps++;
    }
    return steps - distance;
  }
}
