package dev.secateur.games.checkers.database;

/// For all positions with the men on certain squares: how many king moves the winning side needs
/// until a man moves or a piece is captured, and it still wins. With nothing but wins and losses
/// known, this is how the winning side comes nearer to its win; and it is the way that meets the
/// rule of forty moves first.
public final class WayOut {

  private final Slice slice;
  private final DistanceWaves waves;
  private final long ownMen;
  private final long opponentMen;

  /// @param stopCheck called now and then; throws to stop
  WayOut(DatabaseLookup lookup, long own, long opponent, long kings, Runnable stopCheck) {
    slice = Slice.ofId(Slice.idOf(own, opponent, kings));
    ownMen = own & ~kings;
    opponentMen = opponent & ~kings;
    waves =
        new DistanceWaves(
            new OnlyValues(lookup), new SliceIndex(slice), new SliceIndex(slice.swapped()));
    waves.placeMen(ownMen, opponentMen);
    int last = 1;
    for (int side = 0; side < 2; side++) {
      for (int number = 0; number < waves.side(side).size(); number++) {
        waves.side(side).start(number);
        if (number % 500 == 0) {
          stopCheck.run();
        }
      }
    }
    for (int plies = 0; plies <= last; plies++) {
      stopCheck.run();
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

  /// The number of positions for which it would be found.
  static long size(long own, long opponent, long kings) {
    var slice = Slice.ofId(Slice.idOf(own, opponent, kings));
    int free = Subsets.MAX_SQUARES - slice.men();
    return 2L
        * Subsets.count(free, slice.ownKings())
        * Subsets.count(free - slice.ownKings(), slice.opponentKings());
  }

  /// Whether a position is one of these.
  boolean has(long own, long opponent, long kings) {
    return side(own, opponent, kings) >= 0;
  }

  private int side(long own, long opponent, long kings) {
    int id = Slice.idOf(own, opponent, kings);
    long men = own & ~kings;
    long others = opponent & ~kings;
    if (id == slice.id() && men == ownMen && others == opponentMen) {
      return 0;
    }
    boolean isSwapped =
        id == slice.swapped().id()
            && Turned.of(men) == opponentMen
            && Turned.of(others) == ownMen;
    return isSwapped ? 1 : -1;
  }

  /// The plies until a man moves or a piece is captured, in a position that is not a draw.
  int plies(long own, long opponent, long kings) {
    var side = waves.side(side(own, opponent, kings));
    return side.plies(side.placements().number(own & kings, opponent & kings));
  }
}
