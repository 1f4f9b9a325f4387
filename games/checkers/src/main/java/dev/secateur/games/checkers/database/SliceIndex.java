package dev.secateur.games.checkers.database;

import dev.secateur.games.checkers.CheckersRules;

/// Numbers the positions of a slice without gaps: first by the men of the side to move, then by
/// those of the opponent, by the kings of the side to move and by those of the opponent. Each set
/// is numbered among the squares that the sets before it leave free. The last set changes fastest,
/// so king moves stay near in the table.
final class SliceIndex {

  /// Where men can stand; on the last row they are kings.
  private static final long OWN_MEN_SQUARES = CheckersRules.squares(1, 28);

  private static final long OPPONENT_MEN_SQUARES = CheckersRules.squares(5, 32);
  private static final int MEN_SQUARES = 28;

  private final Slice slice;

  /// The number of placements of all men before those of each set of own men.
  private final int[] firstPlacement;

  private final int menPlacements;
  private final int ownKingPlacements;
  private final int opponentKingPlacements;

  SliceIndex(Slice slice) {
    this.slice = slice;
    var ownMen = Subsets.all(MEN_SQUARES, slice.ownMen());
    firstPlacement = new int[ownMen.length];
    int placements = 0;
    for (int rank = 0; rank < ownMen.length; rank++) {
      firstPlacement[rank] = placements;
      long men = Long.expand(ownMen[rank], OWN_MEN_SQUARES);
      int left = Long.bitCount(OPPONENT_MEN_SQUARES & ~men);
      placements += Subsets.count(left, slice.opponentMen());
    }
    menPlacements = placements;
    int free = Subsets.MAX_SQUARES - slice.men();
    ownKingPlacements = Subsets.count(free, slice.ownKings());
    opponentKingPlacements = Subsets.count(free - slice.ownKings(), slice.opponentKings());
    Math.toIntExact((long) menPlacements * kingPlacements());
  }

  Slice slice() {
    return slice;
  }

  /// The number of positions.
  int size() {
    return menPlacements * kingPlacements();
  }

  int menPlacements() {
    return menPlacements;
  }

  /// The ways to place the kings of both sides, for each placement of the men.
  int kingPlacements() {
    return ownKingPlacements * opponentKingPlacements;
  }

  int ownKingPlacements() {
    return ownKingPlacements;
  }

  int opponentKingPlacements() {
    return opponentKingPlacements;
  }

  /// The number of a position.
  int of(long own, long opponent, long kings) {
    long ownMen = own & ~kings;
    long opponentMen = opponent & ~kings;
    long free = CheckersRules.BOARD & ~(ownMen | opponentMen);
    return ofMen(ownMen, opponentMen) * kingPlacements()
        + ofKings(own & kings, opponent & kings, free);
  }

  /// The number of a placement of men.
  int ofMen(long ownMen, long opponentMen) {
    return firstPlacement[Subsets.rank(Long.compress(ownMen, OWN_MEN_SQUARES))]
        + Subsets.rank(Long.compress(opponentMen, OPPONENT_MEN_SQUARES & ~ownMen));
  }

  /// The number of a placement of kings on the squares that are free of men.
  int ofKings(long ownKings, long opponentKings, long free) {
    return Subsets.rank(Long.compress(ownKings, free)) * opponentKingPlacements
        + Subsets.rank(Long.compress(opponentKings, free & ~ownKings));
  }

  /// Every placement of the men of the side to move, by number.
  long[] ownMen() {
    return expanded(slice.ownMen(), OWN_MEN_SQUARES);
  }

  /// Every placement of the opponent's men on the squares that the men of the side to move leave
  /// free.
  long[] opponentMen(long ownMen) {
    return expanded(slice.opponentMen(), OPPONENT_MEN_SQUARES & ~ownMen);
  }

  private static long[] expanded(int chosen, long squares) {
    var sets = Subsets.all(Long.bitCount(squares), chosen);
    for (int rank = 0; rank < sets.length; rank++) {
      sets[rank] = Long.expand(sets[rank], squares);
    }
    return sets;
  }
}
