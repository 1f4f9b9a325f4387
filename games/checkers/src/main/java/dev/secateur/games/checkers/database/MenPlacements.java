package dev.secateur.games.checkers.database;

import dev.secateur.games.checkers.CheckersRules;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/// The placements of the men of a slice in an order in which a move of a man leads to an earlier
/// one: men never go back, so those with fewer steps left to the king row come first.
final class MenPlacements {

  /// Receives a placement.
  interface PlacementVisitor {
    void visit(long ownMen, long opponentMen);
  }

  private static final int ROWS = 8;
  private static final int LAST_ROW = ROWS - 1;

  private final List<long[]> own;
  private final List<long[]> opponent;

  MenPlacements(Slice slice) {
    own = bySteps(slice.ownMen());
    opponent = bySteps(slice.opponentMen());
  }

  /// Sets of men that move down, by the number of steps that they have left together.
  private static List<long[]> bySteps(int men) {
    var lists = new ArrayList<List<Long>>();
    for (int steps = 0; steps <= men * LAST_ROW; steps++) {
      lists.add(new ArrayList<>());
    }
    for (long set : new SliceIndex(new Slice(men, 1, 0, 0)).ownMen()) {
      lists.get(steps(set)).add(set);
    }
    return lists.stream().map(list -> list.stream().mapToLong(Long::longValue).toArray()).toList();
  }

  private static int steps(long men) {
    int steps = 0;
    for (long left = men; left != 0; left &= left - 1) {
      steps += LAST_ROW - (CheckersRules.square(Long.lowestOneBit(left)) - 1) / 4;
    }
    return steps;
  }

  /// Visits the placements of a slice, each of which stands for the same men with the other side to
  /// move, too. In a symmetric slice, where both are placements of the slice, it visits one of
  /// them.
  static void visitPairs(Slice slice, BooleanSupplier isStopped, PlacementVisitor visitor) {
    var placements = new MenPlacements(slice);
    boolean isSymmetric = slice.equals(slice.swapped());
    int maxSteps = placements.own.size() + placements.opponent.size() - 2;
    for (int steps = 0; steps <= maxSteps; steps++) {
      placements.visit(
          steps,
          (own, opponent) -> {
            if ((!isSymmetric || own <= Turned.of(opponent)) && !isStopped.getAsBoolean()) {
              visitor.visit(own, opponent);
            }
          });
    }
  }

  /// Visits the placements with so many steps left.
  private void visit(int steps, PlacementVisitor visitor) {
    for (int ofOwn = 0; ofOwn < own.size(); ofOwn++) {
      int ofOpponent = steps - ofOwn;
      if (ofOpponent < 0 || ofOpponent >= opponent.size()) {
        continue;
      }
      for (long men : own.get(ofOwn)) {
        for (long set : opponent.get(ofOpponent)) {
          long opponentMen = Turned.of(set);
          if ((men & opponentMen) == 0) {
            visitor.visit(men, opponentMen);
          }
        }
      }
    }
  }
}
