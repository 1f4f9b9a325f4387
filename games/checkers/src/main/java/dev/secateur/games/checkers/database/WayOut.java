package dev.secateur.games.checkers.database;

import dev.secateur.core.Oracle;

/// For all positions with the men on certain squares: how many king moves the winning side needs
/// until a man moves or a piece is captured, and it still wins. With nothing but wins and losses
/// known, this is how the winning side comes nearer to its win; and it is the way that meets the
/// rule of forty moves first.
final class WayOut {

  /// Positions between two calls of the check whether to stop.
  private static final int POSITIONS_PER_CHECK = 500;

  private final Slice slice;
  private final DistanceWaves waves;
  private final long ownMen;
  private final long opponentMen;

  // How far the work is.
  private int side;
  private int started;
  private int plies;
  private int last = 1;

  WayOut(DatabaseLookup lookup, long own, long opponent, long kings) {
    slice = Slice.ofId(Slice.idOf(own, opponent, kings));
    ownMen = own & ~kings;
    opponentMen = opponent & ~kings;
    waves =
        new DistanceWaves(
            new OnlyValues(lookup), new SliceIndex(slice), new SliceIndex(slice.swapped()));
    waves.placeMen(ownMen, opponentMen);
  }

  /// Finds the way. If it is stopped, the next call goes on from there.
  ///
  /// @param stopCheck called now and then; throws to stop
  void find(Oracle.NodeCounter stopCheck) {
    for (; side < 2; side++, started = 0) {
      var ending = waves.side(side);
      for (; started < ending.size(); started++) {
        if (started % POSITIONS_PER_CHECK == 0) {
          stopCheck.add(0);
        }
        ending.start(started);
      }
    }
    for (; plies <= last; plies++) {
      stopCheck.add(0);
      last = Math.max(last, waves.reach(plies));
    }
  }

  /// A move that cannot be taken back is the way out, whatever comes after it.
  private record OnlyValues(DatabaseLookup lookup) implements Knowledge {

    @Override
    public int value(long own, long opponent, long kings) {
      return lookup.value(own, opponent, kings);
    }

    @Override
    public int plies(long own, long opponent, long kings, int value) {
      return 0;
    }
  }

  /// The number of positions for which it is found together.
  static long size(long own, long opponent, long kings) {
    var slice = Slice.ofId(Slice.idOf(own, opponent, kings));
    int free = Subsets.MAX_SQUARES - slice.men();
    return 2L
        * Subsets.count(free, slice.ownKings())
        * Subsets.count(free - slice.ownKings(), slice.opponentKings());
  }

  /// Whether a position is one of these.
  boolean has(long own, long opponent, long kings) {
    return sideOf(own, opponent, kings) >= 0;
  }

  private int sideOf(long own, long opponent, long kings) {
    int id = Slice.idOf(own, opponent, kings);
    long men = own & ~kings;
    long others = opponent & ~kings;
    if (id == slice.id() && men == ownMen && others == opponentMen) {
      return 0;
    }
    boolean isSwapped =
        id == slice.swapped().id() && Turned.of(men) == opponentMen && Turned.of(others) == ownMen;
    return isSwapped ? 1 : -1;
  }

  /// The plies until a man moves or a piece is captured, in a position that is not a draw.
  int plies(long own, long opponent, long kings) {
    var ending = waves.side(sideOf(own, opponent, kings));
    return ending.plies(ending.placements().number(own & kings, opponent & kings));
  }
}
