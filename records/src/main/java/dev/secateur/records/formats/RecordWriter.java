package dev.secateur.records.formats;

import dev.secateur.core.GameRecord;
import java.io.Closeable;
import java.io.IOException;

/// Writes one game after the other. A file is whole once it is closed.
public interface RecordWriter extends Closeable {

  void write(GameRecord record) throws IOException;

  /// Hears of a game that could not be read: a collection's summary counts it.
  default void skip(RecordEntry.Broken broken) {}

  /// What the games held and the format cannot hold, so far.
  Losses losses();
}
