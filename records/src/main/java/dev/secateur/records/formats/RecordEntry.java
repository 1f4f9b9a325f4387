package dev.secateur.records.formats;

import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationError;

/// One game of a file: read, or found broken.
public sealed interface RecordEntry {

  /// Which game of the file it is, from 1.
  int number();

  /// The line on which a game begins, or on which it is broken, from 1; in a file that is no text,
  /// the byte.
  long line();

  record Read(int number, long line, GameRecord record) implements RecordEntry {}

  /// A game that cannot be read; those after it can.
  record Broken(int number, long line, NotationError error) implements RecordEntry {}
}
