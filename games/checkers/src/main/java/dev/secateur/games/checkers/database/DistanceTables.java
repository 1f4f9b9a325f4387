package dev.secateur.games.checkers.database;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/// The distances that are in memory while a database is built or checked.
final class DistanceTables {

  private final AtomicReferenceArray<@Nullable DistanceTable> tables =
      new AtomicReferenceArray<>(Slice.IDS);

  void put(DistanceTable table) {
    tables.set(table.index().slice().id(), table);
  }

  void remove(Slice slice) {
    tables.set(slice.id(), null);
  }

  boolean has(Slice slice) {
    return tables.get(slice.id()) != null;
  }

  DistanceTable get(int slice) {
    var table = tables.get(slice);
    if (table == null) {
      throw new IllegalStateException("the distances of %o are not in memory".formatted(slice));
    }
    return table;
  }

  /// These distances, with the values that belong to them.
  Knowledge with(Tables values) {
    return new Knowledge() {
      @Override
      public int value(long own, long opponent, long kings) {
        return values.value(own, opponent, kings);
      }

      @Override
      public int plies(long own, long opponent, long kings, int value) {
        return DistanceTables.this.plies(own, opponent, kings, value);
      }
    };
  }

  /// The plies to the end from a position with this value. A side without pieces has lost.
  int plies(long own, long opponent, long kings, int value) {
    if (own == 0) {
      return 0;
    }
    var table = get(Slice.idOf(own, opponent, kings));
    return table.plies(table.index().of(own, opponent, kings), value);
  }
}
