package dev.secateur.records.formats;

import dev.secateur.core.GameRecord;
import java.io.Closeable;
import java.io.IOException;

/// Writes one game at a time. A file is complete after [#close].
public interface RecordWriter extends Closeable {

  void write(GameRecord record) throws IOException;

  /// Called for a game that could not be read. The summary counts it.
  default void skip(RecordEntry.Broken broken) {}

  /// What could not be written so far.
  Losses losses();
}
