package dev.secateur.games.checkers.database;

import dev.secateur.core.NotationException;
import java.util.List;

/// How many slices can be solved at the same time within the given memory.
final class BuildMemory {

  private static final long MEGABYTE = 1L << 20;

  /// For the program itself.
  private static final int OTHER_MEGABYTES = 100;

  private final int megabytes;

  BuildMemory(int megabytes) {
    this.megabytes = megabytes;
  }

  /// The number of threads, at most as many as wanted.
  ///
  /// @param pairs the slices to be solved, each with the one after a move, the largest first
  /// @throws NotationException if the memory is not enough for one thread
  int threads(DatabaseKind kind, List<Slice> pairs, int wanted) {
    if (pairs.isEmpty()) {
      return 1;
    }
    long bytes = tableBytes(pairs.getFirst().pieces(), kind);
    for (int threads = 0; threads < Math.min(wanted, pairs.size()); threads++) {
      bytes += workBytes(kind, pairs.get(threads));
      long needed = bytes / MEGABYTE + OTHER_MEGABYTES;
      if (needed > megabytes) {
        if (threads == 0) {
          throw new NotationException(
              "",
              0,
              "%d MB are not enough for slice %s".formatted(megabytes, pairs.getFirst()),
              "--memory %d or more".formatted(needed));
        }
        return threads;
      }
    }
    return Math.min(wanted, pairs.size());
  }

  /// All values up to so many pieces, and their distances if those are built.
  private static long tableBytes(int pieces, DatabaseKind kind) {
    long positions = 0;
    for (int count = EndgameDatabase.MIN_PIECES; count <= pieces; count++) {
      for (var slice : Slice.all(count)) {
        positions += new SliceIndex(slice).size();
      }
    }
    return kind == DatabaseKind.VALUES ? positions / 4 : positions / 4 + positions;
  }

  /// For each placement of the kings a state and a place in the queue, on both sides; and when the
  /// slice is encoded, a byte for each position and as much again for the result.
  private static long workBytes(DatabaseKind kind, Slice slice) {
    var index = new SliceIndex(slice);
    long perPlacement = kind == DatabaseKind.VALUES ? 1 + Integer.BYTES : Byte.BYTES + Short.BYTES;
    return 2 * perPlacement * index.kingPlacements() + 2L * index.size();
  }
}
