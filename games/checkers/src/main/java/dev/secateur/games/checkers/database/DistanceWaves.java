package dev.secateur.games.checkers.database;

import static dev.secateur.games.checkers.database.DistanceEnding.NEVER;

/// Finds the distances of all placements of the kings, for both sides to move, while the men stand
/// still. They are reached in waves: first what ends in 0 plies, then in 1, and so on.
final class DistanceWaves {

  private final DistanceEnding[] sides = new DistanceEnding[2];
  private final int[] numbersBefore = new int[KingPlacements.MAX_BEFORE];

  DistanceWaves(Knowledge knowledge, SliceIndex index, SliceIndex swapped) {
    sides[0] = new DistanceEnding(knowledge, index);
    sides[1] = new DistanceEnding(knowledge, swapped);
  }

  DistanceEnding side(int side) {
    return sides[side];
  }

  void placeMen(long ownMen, long opponentMen) {
    sides[0].placements().placeMen(ownMen, opponentMen);
    sides[1].placements().placeMen(Turned.of(opponentMen), Turned.of(ownMen));
  }

  void solve() {
    int last = Math.max(sides[0].start(), sides[1].start());
    for (int plies = 0; plies <= last; plies++) {
      last = Math.max(last, reach(plies));
    }
  }

  /// Goes one ply back from everything at this distance. Returns the largest distance that follows.
  int reach(int plies) {
    int largest = 0;
    for (int side = 0; side < 2; side++) {
      for (int number = 0; number < sides[side].size(); number++) {
        if (plies < NEVER && sides[side].isReached(number, plies)) {
          largest = Math.max(largest, spread(side, number, plies));
        }
      }
    }
    return largest;
  }

  /// Tells the positions before a position its distance.
  private int spread(int side, int number, int plies) {
    int largest = 0;
    var before = sides[side ^ 1];
    boolean isLost = sides[side].value(number) == Value.LOSS;
    int count = sides[side].placements().findBefore(number, before.placements(), numbersBefore);
    for (int i = 0; i < count; i++) {
      largest = Math.max(largest, before.learn(numbersBefore[i], plies, isLost));
    }
    return largest;
  }
}
