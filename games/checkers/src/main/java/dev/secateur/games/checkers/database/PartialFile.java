package dev.secateur.games.checkers.database;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;

/// The slices of an unfinished database, in the order in which they were solved. Work that was
/// interrupted continues after the last whole slice.
///
/// ```
/// each slice   int, its length; the slice as in the finished file; int, CRC-32C of it
/// ```
final class PartialFile implements Closeable {

  private final Path folder;
  private final DatabaseKind kind;
  private final int pieces;
  private final RandomAccessFile file;
  private final Map<Slice, EncodedSlice> slices = new LinkedHashMap<>();

  /// Opens the file of a folder, or begins one. What is damaged at its end is dropped.
  PartialFile(Path folder, DatabaseKind kind, int pieces) throws IOException {
    this.folder = folder;
    this.kind = kind;
    this.pieces = pieces;
    Files.createDirectories(folder);
    file = new RandomAccessFile(path().toFile(), "rw");
    long end = 0;
    try {
      while (readSlice()) {
        end = file.getFilePointer();
      }
    } catch (EOFException cut) {
      // The last slice was not written as a whole.
    }
    file.setLength(end);
    file.seek(end);
  }

  private Path path() {
    return folder.resolve(kind.fileName(pieces) + ".part");
  }

  private boolean readSlice() throws IOException {
    long left = file.length() - file.getFilePointer();
    int length = left == 0 ? -1 : file.readInt();
    if (length < 0 || length > left) {
      return false;
    }
    var bytes = new byte[length];
    file.readFully(bytes);
    if (file.readInt() != checksum(bytes)) {
      return false;
    }
    var slice = EncodedSlice.read(bytes);
    slices.put(slice.slice(), slice);
    return slice.slice().pieces() == pieces;
  }

  private static int checksum(byte[] bytes) {
    var checksum = new CRC32C();
    checksum.update(bytes);
    return (int) checksum.getValue();
  }

  synchronized boolean has(Slice slice) {
    return slices.containsKey(slice);
  }

  /// The slices that are done.
  synchronized List<EncodedSlice> slices() {
    return new ArrayList<>(slices.values());
  }

  /// Adds a slice, so that it is not lost.
  synchronized void add(EncodedSlice slice) throws IOException {
    var encoded = new ByteArrayOutputStream();
    slice.write(new DataOutputStream(encoded));
    byte[] bytes = encoded.toByteArray();
    var record = new ByteArrayOutputStream();
    var out = new DataOutputStream(record);
    out.writeInt(bytes.length);
    out.write(bytes);
    out.writeInt(checksum(bytes));
    file.write(record.toByteArray());
    slices.put(slice.slice(), slice);
  }

  /// Writes the finished file, and removes this one.
  synchronized void finish() throws IOException {
    var finished = folder.resolve(kind.fileName(pieces));
    var written = folder.resolve(kind.fileName(pieces) + ".new");
    try (var out = Files.newOutputStream(written)) {
      var inOrder =
          Slice.all(pieces).stream().filter(slices::containsKey).map(slices::get).toList();
      DatabaseFile.write(out, kind, pieces, inOrder);
    }
    Files.move(written, finished, StandardCopyOption.REPLACE_EXISTING);
    file.close();
    Files.delete(path());
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
