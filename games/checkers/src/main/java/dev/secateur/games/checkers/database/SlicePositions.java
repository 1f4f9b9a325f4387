package dev.secateur.games.checkers.database;

import dev.secateur.games.checkers.CheckersRules;

/// All positions of a slice, by number.
final class SlicePositions {

  /// Receives a position.
  interface PositionVisitor {
    void visit(int number, long own, long opponent, long kings);
  }

  private SlicePositions() {}

  static void visit(SliceIndex index, PositionVisitor visitor) {
    var slice = index.slice();
    int free = Subsets.MAX_SQUARES - slice.men();
    var ownSets = Subsets.all(free, slice.ownKings());
    var opponentSets = Subsets.all(free - slice.ownKings(), slice.opponentKings());
    int number = 0;
    for (long ownMen : index.ownMen()) {
      for (long opponentMen : index.opponentMen(ownMen)) {
        long squares = CheckersRules.BOARD & ~(ownMen | opponentMen);
        for (long ownSet : ownSets) {
          long ownKings = Long.expand(ownSet, squares);
          for (long opponentSet : opponentSets) {
            long opponentKings = Long.expand(opponentSet, squares & ~ownKings);
            visitor.visit(
                number++, ownMen | ownKings, opponentMen | opponentKings, ownKings | opponentKings);
          }
        }
      }
    }
  }
}
