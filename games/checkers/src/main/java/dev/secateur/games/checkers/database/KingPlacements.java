package dev.secateur.games.checkers.database;

import static dev.secateur.games.checkers.CheckersRules.BOARD;
import static dev.secateur.games.checkers.CheckersRules.DIRECTIONS;
import static dev.secateur.games.checkers.CheckersRules.canStep;
import static dev.secateur.games.checkers.CheckersRules.step;

/// The positions of a slice with the men on certain squares: every placement of the kings, with one
/// side to move. King moves lead to the same of the other side and back.
final class KingPlacements {

  /// A king comes from at most four squares, and no side has more kings.
  static final int MAX_BEFORE = DIRECTIONS * Subsets.MAX_CHOSEN;

  private final SliceIndex index;
  private final long[] ownKingSets;
  private final long[] opponentKingSets;

  private long ownMen;
  private long opponentMen;
  private long free;
  private int firstNumber;

  KingPlacements(SliceIndex index) {
    this.index = index;
    int squares = Subsets.MAX_SQUARES - index.slice().men();
    int left = squares - index.slice().ownKings();
    ownKingSets = Subsets.all(squares, index.slice().ownKings());
    opponentKingSets = Subsets.all(left, index.slice().opponentKings());
  }

  /// The number of positions.
  int size() {
    return index.kingPlacements();
  }

  void placeMen(long ownMen, long opponentMen) {
    this.ownMen = ownMen;
    this.opponentMen = opponentMen;
    free = BOARD & ~(ownMen | opponentMen);
    firstNumber = index.ofMen(ownMen, opponentMen) * index.kingPlacements();
  }

  long ownMen() {
    return ownMen;
  }

  long opponentMen() {
    return opponentMen;
  }

  /// The number in the slice of the first of these positions.
  int firstNumber() {
    return firstNumber;
  }

  long ownKings(int number) {
    return Long.expand(ownKingSets[number / opponentKingSets.length], free);
  }

  long opponentKings(int number, long ownKings) {
    return Long.expand(opponentKingSets[number % opponentKingSets.length], free & ~ownKings);
  }

  int number(long ownKings, long opponentKings) {
    return index.ofKings(ownKings, opponentKings, free);
  }

  /// The number of king moves where there is no capture.
  static int countMoves(long ownKings, long occupied) {
    int moves = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      moves += Long.bitCount(canStep(ownKings, BOARD & ~occupied, direction));
    }
    return moves;
  }

  /// Finds the positions from which a king move leads to a position. Some of them may have a
  /// compulsory capture, so that the king move is not legal there.
  ///
  /// @param other the same with the other side to move, in which the numbers are
  /// @return how many there are
  int findBefore(int number, KingPlacements other, int[] numbers) {
    int count = 0;
    long ownKings = ownKings(number);
    long opponentKings = opponentKings(number, ownKings);
    long empty = free & ~(ownKings | opponentKings);
    long turnedOwn = Turned.of(ownKings);
    for (long left = opponentKings; left != 0; left &= left - 1) {
      long target = Long.lowestOneBit(left);
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        long origin = step(target, direction) & empty;
        if (origin != 0) {
          long before = Turned.of(opponentKings ^ target ^ origin);
          numbers[count++] = other.number(before, turnedOwn);
        }
      }
    }
    return count;
  }
}
