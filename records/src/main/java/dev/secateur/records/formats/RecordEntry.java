package dev.secateur.records.formats;

import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationError;

/// One game of a file: a record, or a broken game.
public sealed interface RecordEntry {

  /// The number of the game in the file, from 1.
  int number();

  /// The line where the game begins, or where it is broken, from 1. In a binary file, the byte.
  long line();

  record Read(int number, long line, GameRecord record) implements RecordEntry {}

  /// A game that cannot be read. The games after it are still read.
  record Broken(int number, long line, NotationError error) implements RecordEntry {}
}
