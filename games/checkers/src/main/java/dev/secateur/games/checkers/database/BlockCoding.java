package dev.secateur.games.checkers.database;

import java.nio.ByteBuffer;

/// How the numbers of a slice are stored, a block of them at a time.
sealed interface BlockCoding permits ValueCoding, DistanceCoding {

  /// Numbers in a block.
  int BLOCK = ValueModel.BLOCK;

  /// A block as it is stored.
  ///
  /// @param numbers one in each byte
  byte[] encode(byte[] numbers, int start, int end);

  /// A block as it is kept in memory.
  byte[] decode(byte[] stored, int count);

  /// A block in memory in which all numbers are equal.
  byte[] constant(int number);

  /// The number at a place of a block in memory.
  int get(byte[] block, int at);

  /// What the decoder must know about the slice.
  void write(ByteBuffer out);

  /// The number of bytes that [#write] writes.
  int headerBytes();
}
