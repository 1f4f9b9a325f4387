package dev.secateur.records.formats;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Optional;

/// Where records are written to.
///
/// @param file the file, if there is one, so that a format of several files can write the others in
///     the same folder
public record RecordTarget(OutputStream stream, Optional<Path> file) {

  public static RecordTarget of(OutputStream stream) {
    return new RecordTarget(stream, Optional.empty());
  }
}
