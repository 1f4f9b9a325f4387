package dev.secateur.games.checkers.database;

import java.util.ArrayList;
import java.util.List;

/// All positions with the same numbers of men and kings of the side to move and of its opponent.
record Slice(int ownMen, int ownKings, int opponentMen, int opponentKings) {

  /// Every [#id] is smaller.
  static final int IDS = 8 * 8 * 8 * 8;

  int pieces() {
    return ownMen + ownKings + opponentMen + opponentKings;
  }

  int men() {
    return ownMen + opponentMen;
  }

  /// The positions after a move that neither captures nor crowns.
  Slice swapped() {
    return new Slice(opponentMen, opponentKings, ownMen, ownKings);
  }

  /// A number that names the slice: an octal digit for each count.
  int id() {
    return id(ownMen, ownKings, opponentMen, opponentKings);
  }

  static int id(int ownMen, int ownKings, int opponentMen, int opponentKings) {
    return ((ownMen * 8 + ownKings) * 8 + opponentMen) * 8 + opponentKings;
  }

  /// The number of the slice of a position.
  static int idOf(long own, long opponent, long kings) {
    int ownKings = Long.bitCount(own & kings);
    int opponentKings = Long.bitCount(opponent & kings);
    return id(
        Long.bitCount(own) - ownKings,
        ownKings,
        Long.bitCount(opponent) - opponentKings,
        opponentKings);
  }

  static Slice ofId(int id) {
    return new Slice(id >> 9, (id >> 6) & 7, (id >> 3) & 7, id & 7);
  }

  /// Every slice with so many pieces, those with fewer men first, so that a man that is crowned
  /// leads to an earlier one. A slice and the slice after a move follow each other.
  static List<Slice> all(int pieces) {
    var slices = new ArrayList<Slice>();
    for (int men = 0; men <= pieces; men++) {
      for (int own = pieces - 1; own >= 1; own--) {
        int opponents = pieces - own;
        for (int ownMen = 0; ownMen <= own; ownMen++) {
          int opponentMen = men - ownMen;
          if (opponentMen < 0 || opponentMen > opponents) {
            continue;
          }
          var slice = new Slice(ownMen, own - ownMen, opponentMen, opponents - opponentMen);
          if (!slices.contains(slice)) {
            slices.add(slice);
            if (!slices.contains(slice.swapped())) {
              slices.add(slice.swapped());
            }
          }
        }
      }
    }
    return slices;
  }

  /// `KKM-KM`: kings and men of the side to move, then of its opponent.
  @Override
  public String toString() {
    return "K".repeat(ownKings)
        + "M".repeat(ownMen)
        + "-"
        + "K".repeat(opponentKings)
        + "M".repeat(opponentMen);
  }
}
