package dev.secateur.records.formats;

import java.io.IOException;

/// A file format for the records of one game. A file may have many records.
public interface RecordFormat {

  /// The name that users type, such as `pdn`.
  String name();

  /// A description on one line.
  String description();

  /// The file extension, without the dot.
  String extension();

  default boolean reads() {
    return true;
  }

  default boolean writes() {
    return true;
  }

  /// Whether the files are text.
  default boolean isText() {
    return true;
  }

  /// Whether a file with this beginning may have this format. If several formats return true, the
  /// caller tries each of them.
  ///
  /// @param beginning the first bytes, each as one character, without a byte-order mark
  boolean recognises(String beginning);

  /// Reads games one at a time.
  ///
  /// @throws UnsupportedOperationException if the format is only written
  RecordReader reader(RecordSource source) throws IOException;

  /// Writes games one at a time.
  ///
  /// @throws UnsupportedOperationException if the format is only read
  RecordWriter writer(RecordTarget target) throws IOException;
}
