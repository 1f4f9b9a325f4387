package dev.secateur.engine.book;

import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.core.PackedFile;
import dev.secateur.core.PackedFile.FileKind;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/// Reads and writes the files of books. The header of the [PackedFile] has the game and the
/// provenance. Its content is the number of positions, their keys in ascending order, and their
/// entries in the same order, with all numbers but the keys in as few bytes as they need.
public final class BookFile {

  private static final FileKind KIND =
      new FileKind('B', 2, "book file", "secateur book GAME build");

  private BookFile() {}

  /// @throws NotationException if the file is not a book, is broken, or of another game
  /// @throws IOException if it cannot be read
  static OpeningBook read(InputStream in, String source, Game game) throws IOException {
    var file = PackedFile.read(KIND, in, source);
    var header = new DataInputStream(new ByteArrayInputStream(file.header()));
    var ofGame = header.readUTF();
    if (!ofGame.equals(game.specification())) {
      throw file.wrong("is a book of " + ofGame, "a book of " + game.specification());
    }
    var provenance = header.readUTF().lines().toList();
    var content = ByteBuffer.wrap(file.content());
    try {
      var keys = readKeys(content);
      var places = new int[keys.length];
      for (int i = 0; i < keys.length; i++) {
        places[i] = content.position();
        readEntry(content, file.version());
      }
      if (content.hasRemaining()) {
        throw file.broken("%d bytes too many".formatted(content.remaining()));
      }
      var info = new BookInfo(ofGame, provenance, keys.length, file.digest(), file.bytes());
      return new OpeningBook(game, info, keys, places, file.content(), file.version());
    } catch (BufferUnderflowException | IllegalArgumentException malformed) {
      throw file.broken("positions that cannot be read");
    }
  }

  private static long[] readKeys(ByteBuffer in) {
    long count = readNumber(in);
    if (count > in.remaining() / Long.BYTES) {
      throw new BufferUnderflowException();
    }
    var keys = new long[(int) count];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = in.getLong();
      if (i > 0 && keys[i] <= keys[i - 1]) {
        throw new IllegalArgumentException("the keys are not in order");
      }
    }
    return keys;
  }

  /// @param version of the file: in the first one no move led back
  static BookEntry readEntry(ByteBuffer in, int version) {
    int flags = version == 1 ? 2 : 4;
    int value = (int) readSigned(in);
    int depth = (int) readNumber(in);
    long nodes = readNumber(in);
    long countAndFlag = readNumber(in);
    if (countAndFlag / 2 > in.remaining()) {
      throw new BufferUnderflowException();
    }
    var moves = new ArrayList<BookMove>();
    for (long i = 0; i < countAndFlag / 2; i++) {
      long childAndFlags = readNumber(in);
      int score = value + (int) readSigned(in);
      boolean leadsBack = version > 1 && (childAndFlags & 2) != 0;
      moves.add(
          new BookMove((int) (childAndFlags / flags), score, (childAndFlags & 1) != 0, leadsBack));
    }
    return new BookEntry(value, depth, nodes, countAndFlag % 2 != 0, moves);
  }

  /// Writes a book.
  ///
  /// @param provenance how it was made, a line for each fact
  public static void write(
      OutputStream out, Game game, List<String> provenance, SortedMap<Long, BookEntry> entries)
      throws IOException {
    var header = new ByteArrayOutputStream();
    var headerData = new DataOutputStream(header);
    headerData.writeUTF(game.specification());
    headerData.writeUTF(String.join("\n", provenance));
    var content = new ByteArrayOutputStream();
    var data = new DataOutputStream(content);
    writeNumber(data, entries.size());
    for (long key : entries.keySet()) {
      data.writeLong(key);
    }
    for (var entry : entries.values()) {
      write(data, entry);
    }
    PackedFile.write(out, KIND, header.toByteArray(), content.toByteArray());
  }

  private static void write(DataOutputStream out, BookEntry entry) throws IOException {
    writeSigned(out, entry.value());
    writeNumber(out, entry.depth());
    writeNumber(out, entry.nodes());
    writeNumber(out, 2L * entry.moves().size() + (entry.isComplete() ? 1 : 0));
    for (var move : entry.moves()) {
      int flags = (move.exact() ? 1 : 0) + (move.leadsBack() ? 2 : 0);
      writeNumber(out, 4L * move.child() + flags);
      // Most moves are about as good as the position, so the difference is short.
      writeSigned(out, move.score() - entry.value());
    }
  }

  /// Seven bits in each byte, the lowest first; the eighth says that more follow.
  private static void writeNumber(DataOutputStream out, long number) throws IOException {
    long left = number;
    while (left >>> 7 != 0) {
      out.writeByte((int) ((left & 0x7F) | 0x80));
      left >>>= 7;
    }
    out.writeByte((int) left);
  }

  private static long readNumber(ByteBuffer in) {
    long number = 0;
    for (int shift = 0; shift < Long.SIZE; shift += 7) {
      byte next = in.get();
      number |= (long) (next & 0x7F) << shift;
      if (next >= 0) {
        if (number < 0) {
          break;
        }
        return number;
      }
    }
    throw new IllegalArgumentException("a number is too long");
  }

  /// Small numbers of both signs become small numbers.
  private static void writeSigned(DataOutputStream out, long number) throws IOException {
    writeNumber(out, (number << 1) ^ (number >> 63));
  }

  private static long readSigned(ByteBuffer in) {
    long number = readNumber(in);
    return (number >>> 1) ^ -(number & 1);
  }
}
