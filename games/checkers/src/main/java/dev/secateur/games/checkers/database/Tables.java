package dev.secateur.games.checkers.database;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/// The values that are in memory while a database is built or checked.
final class Tables {

  private final AtomicReferenceArray<@Nullable SliceTable> tables =
      new AtomicReferenceArray<>(Slice.IDS);

  void put(SliceTable table) {
    tables.set(table.index().slice().id(), table);
  }

  void remove(Slice slice) {
    tables.set(slice.id(), null);
  }

  boolean has(Slice slice) {
    return tables.get(slice.id()) != null;
  }

  /// The table of a slice that must be there.
  SliceTable get(Slice slice) {
    return get(slice.id());
  }

  private SliceTable get(int slice) {
    var table = tables.get(slice);
    if (table == null) {
      throw new IllegalStateException("slice %o is not in memory".formatted(slice));
    }
    return table;
  }

  /// The value of a position. A side without pieces has lost.
  int value(long own, long opponent, long kings) {
    if (own == 0) {
      return Value.LOSS;
    }
    var table = get(Slice.idOf(own, opponent, kings));
    return table.get(table.index().of(own, opponent, kings));
  }
}
