package dev.secateur.records.formats;

import java.io.IOException;
import java.util.Optional;

/// Reads one game at a time, because a file may be larger than the memory.
public interface RecordReader {

  /// The next game, or empty at the end. A broken game is returned, not thrown.
  ///
  /// @throws IOException if the file cannot be read
  Optional<RecordEntry> next() throws IOException;
}
