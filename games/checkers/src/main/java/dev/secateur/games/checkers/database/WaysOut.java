package dev.secateur.games.checkers.database;

import org.jspecify.annotations.Nullable;

/// The ways out that one thread has found lately.
public final class WaysOut {

  private static final int KEPT = 16;

  /// More positions would take too long.
  private static final long MAX_SIZE = 400_000;

  /// Finding the way out costs about as much as a few plies of search for each position. So the
  /// thread may do it at the beginning, and then only now and then.
  private static final long FREE_POSITIONS = 1_000_000;

  private static final int LOOKUPS_PER_POSITION = 4;

  private final DatabaseLookup lookup;
  private final @Nullable WayOut[] kept = new WayOut[KEPT];
  private int next;
  private long lookups;
  private long positions;

  public WaysOut(DatabaseLookup lookup) {
    this.lookup = lookup;
  }

  /// The plies until a man moves or a piece is captured, with the best moves of both sides for that
  /// purpose, from a position that is not a draw; -1 if it would take too long to find.
  ///
  /// @param mayFind whether it may be found if it is not known yet
  /// @param stopCheck called now and then; throws to stop
  public int plies(long own, long opponent, long kings, boolean mayFind, Runnable stopCheck) {
    lookups++;
    for (var way : kept) {
      if (way != null && way.has(own, opponent, kings)) {
        return way.plies(own, opponent, kings);
      }
    }
    long size = WayOut.size(own, opponent, kings);
    if (!mayFind
        || size > MAX_SIZE
        || positions + size > FREE_POSITIONS + lookups / LOOKUPS_PER_POSITION) {
      return -1;
    }
    positions += size;
    var found = new WayOut(lookup, own, opponent, kings, stopCheck);
    kept[next++ % KEPT] = found;
    return found.plies(own, opponent, kings);
  }
}
