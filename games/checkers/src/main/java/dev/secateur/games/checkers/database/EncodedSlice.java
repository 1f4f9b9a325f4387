package dev.secateur.games.checkers.database;

import static dev.secateur.games.checkers.database.DatabaseFile.INT;

import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;

/// A slice as it stands in a file.
///
/// ```
/// id      int
/// facts   five ints
/// length  int, of the bytes
/// bytes   see StoredSlice
/// ```
final class EncodedSlice {

  static final int HEAD = 2 * Integer.BYTES + SliceFacts.BYTES;

  private final Slice slice;
  private final SliceFacts facts;
  private final byte[] bytes;

  EncodedSlice(Slice slice, SliceFacts facts, byte[] bytes) {
    this.slice = slice;
    this.facts = facts;
    this.bytes = bytes;
  }

  Slice slice() {
    return slice;
  }

  SliceFacts facts() {
    return facts;
  }

  byte[] bytes() {
    return bytes;
  }

  void write(DataOutputStream out) throws IOException {
    out.writeInt(slice.id());
    out.writeInt(facts.wins());
    out.writeInt(facts.losses());
    out.writeInt(facts.draws());
    out.writeInt(facts.longestWin());
    out.writeInt(facts.longestLoss());
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  static EncodedSlice read(byte[] encoded) {
    var file = MemorySegment.ofArray(encoded);
    return new EncodedSlice(
        Slice.ofId(file.get(INT, 0)),
        facts(file, Integer.BYTES),
        Arrays.copyOfRange(encoded, HEAD, encoded.length));
  }

  static SliceFacts facts(MemorySegment file, long at) {
    return new SliceFacts(
        file.get(INT, at),
        file.get(INT, at + 4),
        file.get(INT, at + 8),
        file.get(INT, at + 12),
        file.get(INT, at + 16));
  }
}
