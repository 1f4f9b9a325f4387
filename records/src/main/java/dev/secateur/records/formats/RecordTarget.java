package dev.secateur.records.formats;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Optional;

/// Where records are written to.
///
/// @param file where there is one, so that a format of several files can put the others beside it
public record RecordTarget(OutputStream stream, Optional<Path> file) {

  public static RecordTarget of(OutputStream stream) {
    return new RecordTarget(stream, Optional.empty());
  }
}
