package dev.secateur.games.checkers.database;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.BooleanSupplier;

/// Proves the values of a slice, and of the one after a move, by the rules of the game.
///
/// A win needs a move to a lost position, a loss has only moves to won ones, and a draw has a move
/// to a draw and none to a loss. That is not enough: wins and losses could support each other in a
/// circle in which nobody ever wins. So a win counts as proven only when it has a move to a loss
/// that is proven already, and a loss when all its moves lead to wins that are. Draws need no such
/// proof: neither side can force anything from them, whatever the circle.
///
/// Where the distances are known, each win has a move to a loss one ply nearer, and no nearer one;
/// that proves the value too.
final class SliceProof {

  private static final int MAX_ERRORS = 10;

  private final Tables tables;
  private final LegalSuccessors successors;
  private final DistanceTables distances;
  private final Slice slice;
  private final boolean hasDistances;
  private final KingPlacements[] sides = new KingPlacements[2];
  private final SliceTable[] values = new SliceTable[2];

  /// Positions with these men whose win or loss is proven, and those for which a proof is needed.
  private final BitSet[] proven = {new BitSet(), new BitSet()};

  private final BitSet[] open = {new BitSet(), new BitSet()};
  private final List<String> errors = new ArrayList<>();

  SliceProof(Tables tables, DistanceTables distances, Slice slice, LegalSuccessors successors) {
    this.tables = tables;
    this.successors = successors;
    this.distances = distances;
    this.slice = slice;
    hasDistances = distances.has(slice);
    values[0] = tables.get(slice);
    values[1] = tables.get(slice.swapped());
    sides[0] = new KingPlacements(values[0].index());
    sides[1] = new KingPlacements(values[1].index());
  }

  /// What is wrong, each on one line.
  List<String> errors(BooleanSupplier isStopped) {
    MenPlacements.visitPairs(slice, isStopped, this::prove);
    return errors;
  }

  private void prove(long ownMen, long opponentMen) {
    sides[0].placeMen(ownMen, opponentMen);
    sides[1].placeMen(Turned.of(opponentMen), Turned.of(ownMen));
    for (int side = 0; side < 2; side++) {
      proven[side].clear();
      open[side].clear();
      for (int number = 0; number < sides[side].size(); number++) {
        check(side, number);
      }
    }
    int left;
    int before;
    do {
      before = open[0].cardinality() + open[1].cardinality();
      proveMore(0);
      proveMore(1);
      left = open[0].cardinality() + open[1].cardinality();
    } while (left > 0 && left < before);
    for (int side = 0; side < 2; side++) {
      for (int number = open[side].nextSetBit(0); number >= 0; ) {
        addError(side, number, "is a win or loss in a circle only");
        number = open[side].nextSetBit(number + 1);
      }
    }
  }

  private int value(int side, int number) {
    return values[side].get(sides[side].firstNumber() + number);
  }

  /// Compares a value with those after each move.
  private void check(int side, int number) {
    int count = findSuccessors(side, number);
    boolean canLose = false;
    boolean canDraw = false;
    int nearest = Integer.MAX_VALUE;
    int farthest = -1;
    for (int move = 0; move < count; move++) {
      long own = successors.own(move);
      long opponent = successors.opponent(move);
      long kings = successors.kings(move);
      int after = tables.value(own, opponent, kings);
      canLose |= after == Value.LOSS;
      canDraw |= after == Value.DRAW;
      if (hasDistances && after != Value.DRAW) {
        int plies = distances.plies(own, opponent, kings, after);
        nearest = after == Value.LOSS ? Math.min(nearest, plies) : nearest;
        farthest = Math.max(farthest, plies);
      }
    }
    int right = canLose ? Value.WIN : canDraw ? Value.DRAW : Value.LOSS;
    int value = value(side, number);
    if (value != right) {
      addError(side, number, "has another value than its moves");
    } else if (hasDistances && value != Value.DRAW) {
      int plies =
          distances
              .get(values[side].index().slice().id())
              .plies(sides[side].firstNumber() + number, value);
      if (plies != 1 + (value == Value.WIN ? nearest : farthest)) {
        addError(side, number, "has another distance than its moves");
      }
    } else if (value != Value.DRAW && !isProven(side, count, value)) {
      open[side].set(number);
    } else {
      proven[side].set(number);
    }
  }

  private int findSuccessors(int side, int number) {
    long ownKings = sides[side].ownKings(number);
    long opponentKings = sides[side].opponentKings(number, ownKings);
    return successors.find(
        sides[side].ownMen() | ownKings,
        sides[side].opponentMen() | opponentKings,
        ownKings | opponentKings);
  }

  /// Goes through the positions that are not proven yet.
  private void proveMore(int side) {
    for (int number = open[side].nextSetBit(0); number >= 0; ) {
      if (isProven(side, findSuccessors(side, number), value(side, number))) {
        proven[side].set(number);
        open[side].clear(number);
      }
      number = open[side].nextSetBit(number + 1);
    }
  }

  /// Whether the positions found last prove this value.
  private boolean isProven(int side, int count, int value) {
    for (int move = 0; move < count; move++) {
      boolean isGood =
          isProvenAfter(side ^ 1, move)
              && tables.value(
                      successors.own(move), successors.opponent(move), successors.kings(move))
                  == Value.before(value);
      if (isGood == (value == Value.WIN)) {
        return isGood;
      }
    }
    return value == Value.LOSS;
  }

  /// What a move leads to is proven before, unless it is a king move.
  private boolean isProvenAfter(int side, int move) {
    long own = successors.own(move);
    long opponent = successors.opponent(move);
    long kings = successors.kings(move);
    boolean hasSameMen =
        (own & ~kings) == sides[side].ownMen()
            && (opponent & ~kings) == sides[side].opponentMen()
            && Long.bitCount(own | opponent) == slice.pieces()
            && Slice.idOf(own, opponent, kings) == values[side].index().slice().id();
    return !hasSameMen || proven[side].get(sides[side].number(own & kings, opponent & kings));
  }

  private void addError(int side, int number, String what) {
    if (errors.size() < MAX_ERRORS) {
      long ownKings = sides[side].ownKings(number);
      long opponentKings = sides[side].opponentKings(number, ownKings);
      var text =
          successors.text(
              sides[side].ownMen() | ownKings,
              sides[side].opponentMen() | opponentKings,
              ownKings | opponentKings);
      errors.add("%s %s".formatted(text, what));
    }
  }
}
