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

  /// Checks that the memory is enough for one thread, before hours of work.
  ///
  /// @param levels groups of slices that are solved at the same time
  /// @throws NotationException if it is not
  void check(DatabaseKind kind, List<List<Slice>> levels) {
    long most = 0;
    for (var slices : levels) {
      most = Math.max(most, slices.isEmpty() ? 0 : needed(kind, SliceTasks.pairs(slices), 1));
    }
    if (most > megabytes) {
      throw new NotationException(
          "", 0, megabytes + " MB are not enough", "--memory %d or more".formatted(most));
    }
  }

  /// The number of threads for which the memory is enough, at most as many as wanted.
  int threads(DatabaseKind kind, List<Slice> slices, int wanted) {
    var pairs = SliceTasks.pairs(slices);
    int threads = 1;
    while (threads < Math.min(wanted, pairs.size())
        && needed(kind, pairs, threads + 1) <= megabytes) {
      threads++;
    }
    return threads;
  }

  /// The megabytes with which so many threads can solve slices.
  private static long needed(DatabaseKind kind, List<Slice> pairs, int threads) {
    long bytes = tableBytes(pairs.getFirst().pieces(), kind);
    for (var slice : pairs.subList(0, threads)) {
      bytes += workBytes(kind, slice);
    }
    return bytes / MEGABYTE + OTHER_MEGABYTES;
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
