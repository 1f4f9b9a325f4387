package dev.secateur.games.checkers.database;

import static dev.secateur.games.checkers.database.DistanceEnding.NEVER;

import java.util.function.BooleanSupplier;

/// Finds how many plies each win and loss of a slice, and of the one after a move, is away. The
/// winning side wins as soon as it can, the other loses as late as it can.
///
/// The men are placed in the same order as by the [SliceSolver]. For each placement the kings'
/// positions are reached in waves: first what ends in 0 plies, then in 1, and so on.
final class DistanceSolver {

  private final DistanceTables distances;
  private final Slice slice;
  private final DistanceEnding[] sides = new DistanceEnding[2];
  private final int[] numbersBefore = new int[KingPlacements.MAX_BEFORE];

  /// @param tables has the values of these slices and of all before them
  /// @param distances has those of the slices before, and gets these
  DistanceSolver(Tables tables, DistanceTables distances, Slice slice) {
    this.distances = distances;
    this.slice = slice;
    var first = new DistanceTable(new SliceIndex(slice));
    var second =
        slice.equals(slice.swapped()) ? first : new DistanceTable(new SliceIndex(slice.swapped()));
    distances.put(first);
    distances.put(second);
    sides[0] = new DistanceEnding(tables, distances, first);
    sides[1] = new DistanceEnding(tables, distances, second);
  }

  /// Finds the distances. Returns false, and removes them, if it was stopped before the end.
  boolean solve(BooleanSupplier isStopped) {
    MenPlacements.visitPairs(slice, isStopped, this::solve);
    if (isStopped.getAsBoolean()) {
      distances.remove(slice);
      distances.remove(slice.swapped());
      return false;
    }
    return true;
  }

  private void solve(long ownMen, long opponentMen) {
    sides[0].placements().placeMen(ownMen, opponentMen);
    sides[1].placements().placeMen(Turned.of(opponentMen), Turned.of(ownMen));
    int last = Math.max(sides[0].start(), sides[1].start());
    for (int plies = 0; plies <= last && plies < NEVER; plies++) {
      for (int side = 0; side < 2; side++) {
        for (int number = 0; number < sides[side].size(); number++) {
          if (sides[side].isReached(number, plies)) {
            last = Math.max(last, spread(side, number, plies));
          }
        }
      }
    }
    sides[0].finish();
    sides[1].finish();
  }

  /// Tells the positions before a position its distance. Returns the largest that follows.
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
