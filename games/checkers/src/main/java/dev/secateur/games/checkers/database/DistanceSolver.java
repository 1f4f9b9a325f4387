package dev.secateur.games.checkers.database;

import static dev.secateur.games.checkers.database.DistanceEnding.NEVER;

import java.util.function.BooleanSupplier;

/// Finds how many plies each win and loss of a slice, and of the one after a move, is away. The
/// winning side wins as soon as it can, the other loses as late as it can.
///
/// The men are placed in the same order as by the [SliceSolver].
final class DistanceSolver {

  private final DistanceTables distances;
  private final Slice slice;
  private final DistanceTable[] tables = new DistanceTable[2];
  private final DistanceWaves waves;

  /// @param tables has the values of these slices and of all before them
  /// @param distances has those of the slices before, and gets these
  DistanceSolver(Tables tables, DistanceTables distances, Slice slice) {
    this.distances = distances;
    this.slice = slice;
    var index = new SliceIndex(slice);
    var swapped = new SliceIndex(slice.swapped());
    this.tables[0] = new DistanceTable(index);
    this.tables[1] = slice.equals(slice.swapped()) ? this.tables[0] : new DistanceTable(swapped);
    distances.put(this.tables[0]);
    distances.put(this.tables[1]);
    waves = new DistanceWaves(distances.with(tables), index, swapped);
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
    waves.placeMen(ownMen, opponentMen);
    waves.solve();
    for (int side = 0; side < 2; side++) {
      var solved = waves.side(side);
      int first = solved.placements().firstNumber();
      for (int number = 0; number < solved.size(); number++) {
        if (solved.plies(number) != NEVER) {
          tables[side].set(first + number, solved.plies(number));
        }
      }
    }
  }
}
