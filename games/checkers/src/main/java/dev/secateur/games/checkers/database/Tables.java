package dev.secateur.games.checkers.database;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/// The slices that are in memory while a database is built or checked.
final class Tables {

  private static final int IDS = 8 * 8 * 8 * 8;

  private final AtomicReferenceArray<@Nullable SliceTable> tables = new AtomicReferenceArray<>(IDS);

  void put(SliceTable table) {
    tables.set(table.index().slice().id(), table);
  }

  void remove(Slice slice) {
    tables.set(slice.id(), null);
  }

  /// The table of a slice that must be there.
  SliceTable get(Slice slice) {
    return table(slice.id());
  }

  boolean has(Slice slice) {
    return tables.get(slice.id()) != null;
  }

  /// The value of a position. A side without pieces has lost.
  int value(long own, long opponent, long kings) {
    if (own == 0) {
      return Value.LOSS;
    }
    int ownKings = Long.bitCount(own & kings);
    int opponentKings = Long.bitCount(opponent & kings);
    int id =
        Slice.id(
            Long.bitCount(own) - ownKings,
            ownKings,
            Long.bitCount(opponent) - opponentKings,
            opponentKings);
    var table = table(id);
    return table.get(table.index().of(own, opponent, kings));
  }

  private SliceTable table(int id) {
    var table = tables.get(id);
    if (table == null) {
      throw new IllegalStateException("slice %o is not in memory".formatted(id));
    }
    return table;
  }
}
