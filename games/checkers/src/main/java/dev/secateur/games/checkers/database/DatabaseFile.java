package dev.secateur.games.checkers.database;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;
import java.util.zip.DataFormatException;
import org.jspecify.annotations.Nullable;

/// A file with the slices of so many pieces, mapped into memory.
///
/// ```
/// magic       8 bytes
/// version     int
/// kind        int: 0 values, 1 distances
/// pieces      int
/// slices      int, how many
/// each slice  see EncodedSlice
/// checksum    int, CRC-32C of everything before
/// ```
///
/// The whole file is checked when it is opened. What is wrong is told by a [NotationException] on
/// one line that begins with the name of the file.
final class DatabaseFile {

  static final ValueLayout.OfInt INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

  /// As in PNG files, bytes that a transfer as text would change.
  private static final byte[] MAGIC = {(byte) 0x89, 'S', 'E', 'C', 'E', '\r', '\n', 0x1A};

  private static final int VERSION = 1;
  private static final int HEAD = MAGIC.length + 4 * Integer.BYTES;
  private static final int CHECK_AT_ONCE = 1 << 20;

  private final Map<Integer, StoredSlice> slices = new HashMap<>();
  private final long bytes;

  private DatabaseFile(long bytes) {
    this.bytes = bytes;
  }

  /// The size of the file.
  long bytes() {
    return bytes;
  }

  /// A slice, or null if a file of distances lacks it.
  @Nullable StoredSlice slice(Slice slice) {
    return slices.get(slice.id());
  }

  /// Whether it has all slices with so many pieces. A file of distances may have those of kings
  /// alone.
  boolean isComplete(int pieces) {
    return Slice.all(pieces).stream().allMatch(slice -> slices.containsKey(slice.id()));
  }

  /// Maps a file.
  ///
  /// @throws NotationException if it is not such a file or is damaged
  /// @throws IOException if it cannot be read
  static DatabaseFile open(Path path, DatabaseKind kind, int pieces) throws IOException {
    try (var channel = FileChannel.open(path, StandardOpenOption.READ)) {
      var mapped = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), Arena.ofAuto());
      return read(mapped, path.toString(), kind, pieces);
    }
  }

  /// Reads a file that is a resource of the program.
  static DatabaseFile open(InputStream in, String name, DatabaseKind kind, int pieces)
      throws IOException {
    return read(MemorySegment.ofArray(in.readAllBytes()), name, kind, pieces);
  }

  private static DatabaseFile read(MemorySegment file, String name, DatabaseKind kind, int pieces) {
    long end = file.byteSize() - Integer.BYTES;
    if (end < HEAD || !Arrays.equals(bytes(file, 0, MAGIC.length), MAGIC)) {
      throw wrong(name, "is not an endgame database", "a whole file");
    }
    if (file.get(INT, end) != checksum(file, end)) {
      throw wrong(name, "is damaged: its checksum is wrong", "an unchanged file");
    }
    int version = file.get(INT, MAGIC.length);
    if (version != VERSION) {
      throw wrong(name, "has version " + version, "version " + VERSION);
    }
    if (file.get(INT, MAGIC.length + 4) != kind.number()
        || file.get(INT, MAGIC.length + 8) != pieces) {
      throw wrong(name, "has other contents than its name says", kind.fileName(pieces));
    }
    var opened = new DatabaseFile(file.byteSize());
    try {
      opened.readSlices(file, kind, end);
    } catch (DataFormatException | RuntimeException broken) {
      throw wrong(name, "is damaged: a slice cannot be read", "an unchanged file");
    }
    if (kind == DatabaseKind.VALUES && !opened.isComplete(pieces)) {
      throw wrong(name, "lacks slices", "a whole file");
    }
    return opened;
  }

  private void readSlices(MemorySegment file, DatabaseKind kind, long end)
      throws DataFormatException {
    int count = file.get(INT, MAGIC.length + 12);
    long at = HEAD;
    for (int i = 0; i < count && at < end; i++) {
      var slice = Slice.ofId(file.get(INT, at));
      var facts = EncodedSlice.facts(file, at + Integer.BYTES);
      int length = file.get(INT, at + Integer.BYTES + SliceFacts.BYTES);
      at += EncodedSlice.HEAD;
      slices.put(slice.id(), StoredSlice.open(kind, slice, facts, file, at));
      at += length;
    }
  }

  private static int checksum(MemorySegment file, long end) {
    var checksum = new CRC32C();
    for (long at = 0; at < end; at += CHECK_AT_ONCE) {
      checksum.update(file.asSlice(at, Math.min(CHECK_AT_ONCE, end - at)).asByteBuffer());
    }
    return (int) checksum.getValue();
  }

  static byte[] bytes(MemorySegment file, long from, int length) {
    var bytes = new byte[length];
    MemorySegment.copy(file, ValueLayout.JAVA_BYTE, from, bytes, 0, length);
    return bytes;
  }

  private static NotationException wrong(String name, String what, String expected) {
    return new NotationException(
        name,
        0,
        NotationError.printable(name) + " " + what,
        expected + "; remove it, then build it again with \"secateur database checkers build\"");
  }

  static void write(OutputStream to, DatabaseKind kind, int pieces, List<EncodedSlice> slices)
      throws IOException {
    var checksum = new CRC32C();
    var out = new DataOutputStream(new CheckedOutputStream(to, checksum));
    out.write(MAGIC);
    out.writeInt(VERSION);
    out.writeInt(kind.number());
    out.writeInt(pieces);
    out.writeInt(slices.size());
    for (var slice : slices) {
      slice.write(out);
    }
    out.writeInt((int) checksum.getValue());
    out.flush();
  }
}
