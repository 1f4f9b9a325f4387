package dev.secateur.records.formats;

import java.io.IOException;

/// A way to write games of one kind into files, many games to a file.
public interface RecordFormat {

  /// The word by which a user asks for it, such as `pdn`.
  String name();

  /// What it is, on one line.
  String description();

  /// How names of such files end, without the dot.
  String extension();

  default boolean reads() {
    return true;
  }

  default boolean writes() {
    return true;
  }

  /// Whether a person could read such a file.
  default boolean isText() {
    return true;
  }

  /// Whether a file that begins like this may be one of these. Several formats may say so: whoever
  /// asks then lets each try.
  ///
  /// @param beginning the first bytes, each as one character, a byte-order mark left out
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
