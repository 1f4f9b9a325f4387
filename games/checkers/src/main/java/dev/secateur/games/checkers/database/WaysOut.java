package dev.secateur.games.checkers.database;

import dev.secateur.core.Oracle;
import org.jspecify.annotations.Nullable;

/// The ways out that one thread has found lately.
public final class WaysOut {

  private static final int KEPT = 16;

  /// More positions would take too long.
  private static final long MAX_SIZE = 400_000;

  /// In one search.
  private static final long MAX_POSITIONS = 1_000_000;

  private final DatabaseLookup lookup;
  private final @Nullable WayOut[] kept = new WayOut[KEPT];
  private int next;
  private long positionsLeft;

  public WaysOut(DatabaseLookup lookup) {
    this.lookup = lookup;
  }

  /// A search begins, in which ways may be found.
  ///
  /// @param isNeeded whether its root is won or lost without a known distance
  public void startSearch(boolean isNeeded) {
    positionsLeft = isNeeded ? MAX_POSITIONS : 0;
  }

  /// The plies until a man moves or a piece is captured, with the best moves of both sides for that
  /// purpose, from a position that is not a draw; -1 if it would take too long to find.
  ///
  /// @param mayFind whether it may be found if it is not known yet
  /// @param stopCheck called now and then; throws to stop
  public int plies(
      long own, long opponent, long kings, boolean mayFind, Oracle.NodeCounter stopCheck) {
    for (var way : kept) {
      if (way != null && way.has(own, opponent, kings)) {
        way.find(stopCheck);
        return way.plies(own, opponent, kings);
      }
    }
    long size = WayOut.size(own, opponent, kings);
    if (!mayFind || size > MAX_SIZE || size > positionsLeft) {
      return -1;
    }
    positionsLeft -= size;
    var way = new WayOut(lookup, own, opponent, kings);
    kept[next++ % KEPT] = way;
    way.find(stopCheck);
    return way.plies(own, opponent, kings);
  }
}
