package dev.secateur.games.quoridor;

import dev.secateur.core.Key;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/// Solved races, shared by all threads of a search: for some sets of walls the results of
/// [QuoridorRaceSolver]. The last ones found stay.
final class QuoridorSolvedRaces {

  /// How many sets of walls are kept. Each needs 26 kB.
  private static final int SLOTS = 64;

  /// All races with the same walls. Never changed after it was put into a slot, so threads read it
  /// without locks.
  private static final class SolvedWalls {

    final long horizontal;
    final long vertical;
    final short[] plies;

    SolvedWalls(long horizontal, long vertical, short[] plies) {
      this.horizontal = horizontal;
      this.vertical = vertical;
      this.plies = plies;
    }
  }

  private final AtomicReferenceArray<@Nullable SolvedWalls> slots =
      new AtomicReferenceArray<>(SLOTS);

  /// The solver's results for these walls, or null.
  short @Nullable [] find(long horizontal, long vertical) {
    var found = slots.get(slot(horizontal, vertical));
    boolean isSame = found != null && found.horizontal == horizontal && found.vertical == vertical;
    return isSame ? found.plies : null;
  }

  void store(long horizontal, long vertical, short[] plies) {
    slots.set(slot(horizontal, vertical), new SolvedWalls(horizontal, vertical, plies));
  }

  private static int slot(long horizontal, long vertical) {
    return (int) (Key.of(horizontal, vertical, 0) & (SLOTS - 1));
  }
}
