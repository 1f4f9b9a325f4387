package dev.secateur.games.checkers.database;

import dev.secateur.core.PackedFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/// A slice in a database file, of which only the blocks that are needed are in memory.
///
/// ```
/// length     int, of the compressed head
/// head       compressed by Deflate: what the coding must know; for each block its length, a short
/// blocks
/// ```
///
/// A block of equal numbers has no bytes; its length is 0xFF00 and the number.
final class StoredSlice {

  private static final int CONSTANT = 0xFF00;

  private final SliceIndex index;
  private final SliceFacts facts;
  private final BlockCoding coding;
  private final MemorySegment file;

  /// Where each block begins in the file, and at last where the last ends.
  private final long[] starts;

  private final AtomicReferenceArray<byte @Nullable []> blocks;

  private StoredSlice(
      SliceIndex index, SliceFacts facts, BlockCoding coding, MemorySegment file, long[] starts) {
    this.index = index;
    this.facts = facts;
    this.coding = coding;
    this.file = file;
    this.starts = starts;
    blocks = new AtomicReferenceArray<>(starts.length - 1);
  }

  SliceIndex index() {
    return index;
  }

  SliceFacts facts() {
    return facts;
  }

  /// The number stored for a position. It means nothing where the side to move must capture.
  int get(int number, BlockCache cache) {
    int block = number / BlockCoding.BLOCK;
    byte[] loaded = blocks.getAcquire(block);
    if (loaded == null) {
      loaded = load(block);
      cache.add(blocks, block, loaded);
    }
    return coding.get(loaded, number % BlockCoding.BLOCK);
  }

  private byte[] load(int block) {
    var stored = new byte[(int) (starts[block + 1] - starts[block])];
    MemorySegment.copy(file, ValueLayout.JAVA_BYTE, starts[block], stored, 0, stored.length);
    return coding.decode(stored, count(block, index.size()));
  }

  private static int blockCount(int size) {
    return Math.ceilDiv(size, BlockCoding.BLOCK);
  }

  private static int count(int block, int size) {
    return Math.min(BlockCoding.BLOCK, size - block * BlockCoding.BLOCK);
  }

  /// Reads where the parts of a slice are in a file whose checksum is right.
  ///
  /// @param from where the slice begins in the file
  static StoredSlice open(
      DatabaseKind kind, Slice slice, SliceFacts facts, MemorySegment file, long from)
      throws DataFormatException {
    var index = new SliceIndex(slice);
    int count = blockCount(index.size());
    int length = file.get(DatabaseFile.INT, from);
    byte[] compressed = DatabaseFile.bytes(file, from + Integer.BYTES, length);
    var head = ByteBuffer.wrap(inflate(compressed, ValueModel.BYTES + count * Short.BYTES));
    var coding = kind.readCoding(head);
    long at = from + Integer.BYTES + length;
    var starts = new long[count + 1];
    var stored = new StoredSlice(index, facts, coding, file, starts);
    byte[][] constants = new byte[0x100][];
    for (int block = 0; block < count; block++) {
      starts[block] = at;
      int bytes = Short.toUnsignedInt(head.getShort());
      if (bytes < CONSTANT) {
        at += bytes;
        continue;
      }
      int number = bytes - CONSTANT;
      if (constants[number] == null) {
        constants[number] = coding.constant(number);
      }
      stored.blocks.setPlain(block, constants[number]);
    }
    starts[count] = at;
    return stored;
  }

  /// The slice of a file that is not finished.
  static StoredSlice open(DatabaseKind kind, EncodedSlice encoded) {
    try {
      var bytes = MemorySegment.ofArray(encoded.bytes());
      return open(kind, encoded.slice(), encoded.facts(), bytes, 0);
    } catch (DataFormatException impossible) {
      // The checksum was right.
      throw new IllegalStateException(impossible);
    }
  }

  private static byte[] inflate(byte[] compressed, int atMost) throws DataFormatException {
    var inflater = new Inflater();
    try {
      inflater.setInput(compressed);
      var bytes = new byte[atMost];
      inflater.inflate(bytes);
      return bytes;
    } finally {
      inflater.end();
    }
  }

  /// A slice as it stands in a file.
  ///
  /// @param numbers one in each byte
  static byte[] encode(DatabaseKind kind, SliceIndex index, byte[] numbers) throws IOException {
    int count = blockCount(numbers.length);
    var coding = kind.bestCoding(index, numbers);
    var head = ByteBuffer.allocate(coding.headerBytes() + count * Short.BYTES);
    coding.write(head);
    var blocks = new ByteArrayOutputStream();
    for (int block = 0; block < count; block++) {
      int start = block * BlockCoding.BLOCK;
      int end = start + count(block, numbers.length);
      if (ValueModel.isConstant(numbers, start, end)) {
        head.putShort((short) (CONSTANT | (numbers[start] & 0xFF)));
        continue;
      }
      byte[] stored = coding.encode(numbers, start, end);
      head.putShort((short) stored.length);
      blocks.write(stored);
    }
    byte[] compressed = PackedFile.deflate(head.array());
    var all = ByteBuffer.allocate(Integer.BYTES + compressed.length + blocks.size());
    return all.putInt(compressed.length).put(compressed).put(blocks.toByteArray()).array();
  }
}
