package dev.secateur.games.checkers.database;

import java.util.function.BooleanSupplier;

/// Solves a slice and the one after a move together, by retrograde analysis.
///
/// The men are placed in an order in which every step of a man leads to a placement that is solved.
/// For each placement the captures and the moves of men give first values; from them the values
/// spread backwards along the king moves: a position with a move to a lost position is won, and a
/// position in which all moves lead to won positions is lost.
final class SliceSolver {

  private final Tables tables;
  private final Slice slice;
  private final KingEnding[] sides = new KingEnding[2];

  /// Positions whose value is known and not yet spread: twice the number, and the side.
  private final int[] queue;

  private final int[] numbersBefore = new int[KingPlacements.MAX_BEFORE];
  private int head;
  private int tail;

  /// @param tables has the slices with fewer pieces or fewer men, and gets these
  SliceSolver(Tables tables, Slice slice) {
    this.tables = tables;
    this.slice = slice;
    var first = new SliceTable(new SliceIndex(slice));
    var second =
        slice.equals(slice.swapped()) ? first : new SliceTable(new SliceIndex(slice.swapped()));
    tables.put(first);
    tables.put(second);
    sides[0] = new KingEnding(tables, first);
    sides[1] = new KingEnding(tables, second);
    queue = new int[sides[0].size() + sides[1].size()];
  }

  /// Solves the slices. Returns false, and removes them, if it was stopped before the end.
  boolean solve(BooleanSupplier isStopped) {
    MenPlacements.visitPairs(slice, isStopped, this::solve);
    if (isStopped.getAsBoolean()) {
      tables.remove(slice);
      tables.remove(slice.swapped());
      return false;
    }
    return true;
  }

  private void solve(long ownMen, long opponentMen) {
    sides[0].placements().placeMen(ownMen, opponentMen);
    sides[1].placements().placeMen(Turned.of(opponentMen), Turned.of(ownMen));
    head = 0;
    tail = 0;
    for (int side = 0; side < 2; side++) {
      sides[side].start();
      for (int number = 0; number < sides[side].size(); number++) {
        add(side, number);
      }
    }
    while (head < tail) {
      int next = queue[head++];
      spread(next & 1, next >>> 1);
    }
    sides[0].finish();
    sides[1].finish();
  }

  private void add(int side, int number) {
    if (sides[side].isKnown(number) && sides[side].value(number) != Value.DRAW) {
      queue[tail++] = (number << 1) | side;
    }
  }

  /// Tells the positions before a position its value: those from which a king of the other side
  /// has moved.
  private void spread(int side, int number) {
    var before = sides[side ^ 1];
    boolean isLost = sides[side].value(number) == Value.LOSS;
    int count = sides[side].placements().findBefore(number, before.placements(), numbersBefore);
    for (int i = 0; i < count; i++) {
      int earlier = numbersBefore[i];
      if (before.isKnown(earlier)) {
        continue;
      }
      if (isLost) {
        before.setValue(earlier, Value.WIN);
        add(side ^ 1, earlier);
      } else if (before.loseMove(earlier)) {
        add(side ^ 1, earlier);
      }
    }
  }
}
