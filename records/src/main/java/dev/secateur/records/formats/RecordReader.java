package dev.secateur.records.formats;

import java.io.IOException;
import java.util.Optional;

/// Reads one game after the other, each only when it is asked for: a file may be larger than the
/// memory.
public interface RecordReader {

  /// The next game, or nothing at the end. A broken game is an answer, not an exception.
  ///
  /// @throws IOException if the bytes themselves cannot be had
  Optional<RecordEntry> next() throws IOException;
}
