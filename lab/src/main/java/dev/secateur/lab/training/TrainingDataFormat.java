package dev.secateur.lab.training;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Outcome;
import dev.secateur.core.PackedFile;
import dev.secateur.core.Score;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/// The bytes of a file of training data: magic, version, header, then blocks of games.
///
/// A block is compressed and has a checksum. All blocks except the last have the same number of
/// games, so that the same games give the same bytes, also if the work was interrupted.
///
/// ```
/// magic    8 bytes
/// version  int
/// game     UTF
/// source   UTF
/// block*   games int, bytes int, compressed bytes int, CRC-32 int, compressed games
/// ```
final class TrainingDataFormat {

  static final int BLOCK_GAMES = 64;
  static final int VERSION = 1;

  private static final byte[] MAGIC = {(byte) 0x89, 'S', 'E', 'C', 'P', '\r', '\n', 0x1A};
  private static final int MAX_BLOCK = 1 << 26;

  /// A result is stored as its index here.
  private static final List<Outcome.GameResult> RESULTS =
      List.of(
          Outcome.GameResult.UNDECIDED,
          Outcome.GameResult.FIRST_WINS,
          Outcome.GameResult.SECOND_WINS,
          Outcome.GameResult.DRAW);

  private static final int RANDOM = 1;
  private static final int QUIET = 2;
  private static final int EXACT = 4;
  private static final int SCORED = 8;

  /// Early versions wrote this for a search that was stopped at the wrong moment.
  private static final int NO_SCORE = -Score.INFINITE;

  private TrainingDataFormat() {}

  static byte[] magic() {
    return MAGIC.clone();
  }

  /// A block with its lengths and checksum.
  static byte[] block(List<LabelledGame> games) {
    var raw = new ByteArrayOutputStream();
    var bytes = new ByteArrayOutputStream();
    try {
      var out = new DataOutputStream(raw);
      for (var game : games) {
        write(game, out);
      }
      byte[] compressed = PackedFile.deflate(raw.toByteArray());
      var file = new DataOutputStream(bytes);
      file.writeInt(games.size());
      file.writeInt(raw.size());
      file.writeInt(compressed.length);
      file.writeInt(checksum(compressed));
      file.write(compressed);
    } catch (IOException impossible) {
      throw new IllegalStateException(impossible);
    }
    return bytes.toByteArray();
  }

  private static int checksum(byte[] bytes) {
    var sum = new CRC32();
    sum.update(bytes);
    return (int) sum.getValue();
  }

  private static void write(LabelledGame game, DataOutputStream out) throws IOException {
    out.writeUTF(game.start());
    out.writeByte(RESULTS.indexOf(game.result()));
    out.writeBoolean(game.hasMargin());
    writeNumber(out, game.margin());
    writeNumber(out, game.plies().size());
    for (var ply : game.plies()) {
      out.writeUTF(ply.move());
      int flags =
          (ply.isRandom() ? RANDOM : 0)
              | (ply.isQuiet() ? QUIET : 0)
              | (ply.isExact() ? EXACT : 0)
              | (ply.hasScore() ? SCORED : 0);
      out.writeByte(flags);
      if (ply.hasScore()) {
        writeNumber(out, ply.score());
      }
    }
  }

  /// Small numbers take one byte.
  private static void writeNumber(DataOutputStream out, int number) throws IOException {
    int left = number << 1 ^ number >> 31;
    while ((left & ~0x7F) != 0) {
      out.writeByte((left & 0x7F) | 0x80);
      left >>>= 7;
    }
    out.writeByte(left);
  }

  private static int readNumber(DataInputStream in) throws IOException {
    int number = 0;
    int part;
    int shift = 0;
    do {
      part = in.readUnsignedByte();
      number |= (part & 0x7F) << shift;
      shift += 7;
    } while ((part & 0x80) != 0 && shift < 35);
    return number >>> 1 ^ -(number & 1);
  }

  /// Reads the next block.
  ///
  /// @throws java.io.EOFException if the file ends inside the block
  /// @throws NotationException if the block is broken
  static List<LabelledGame> readBlock(DataInputStream in, Path file) throws IOException {
    int count = in.readInt();
    int length = in.readInt();
    int compressedLength = in.readInt();
    int expected = in.readInt();
    if (count < 1
        || count > BLOCK_GAMES
        || length < 0
        || length > MAX_BLOCK
        || compressedLength < 0
        || compressedLength > MAX_BLOCK) {
      throw broken(file);
    }
    var compressed = new byte[compressedLength];
    in.readFully(compressed);
    if (checksum(compressed) != expected) {
      throw broken(file);
    }
    var block = new DataInputStream(new ByteArrayInputStream(inflate(compressed, length, file)));
    var games = new ArrayList<LabelledGame>();
    for (int i = 0; i < count; i++) {
      games.add(readGame(block));
    }
    return games;
  }

  private static byte[] inflate(byte[] compressed, int length, Path file) {
    var inflater = new Inflater();
    try {
      inflater.setInput(compressed);
      var raw = new byte[length];
      if (inflater.inflate(raw) != length) {
        throw broken(file);
      }
      return raw;
    } catch (DataFormatException bad) {
      throw broken(file);
    } finally {
      inflater.end();
    }
  }

  private static LabelledGame readGame(DataInputStream in) throws IOException {
    var start = in.readUTF();
    var result = RESULTS.get(in.readUnsignedByte());
    boolean hasMargin = in.readBoolean();
    int margin = readNumber(in);
    int count = readNumber(in);
    var plies = new ArrayList<LabelledPly>();
    for (int i = 0; i < count; i++) {
      var move = in.readUTF();
      int flags = in.readUnsignedByte();
      int score = (flags & SCORED) == 0 ? NO_SCORE : readNumber(in);
      boolean isRandom = (flags & RANDOM) != 0;
      boolean isQuiet = (flags & QUIET) != 0;
      plies.add(
          score <= NO_SCORE
              ? LabelledPly.unscored(move, isRandom, isQuiet)
              : new LabelledPly(move, isRandom, isQuiet, (flags & EXACT) != 0, true, score));
    }
    return new LabelledGame(start, plies, result, hasMargin, margin);
  }

  static NotationException broken(Path file) {
    return wrong(file, "is broken", "training data as it was written");
  }

  static NotationException wrong(Path file, String what, String expected) {
    return new NotationException(
        file.toString(), 0, NotationError.printable(file.toString()) + " " + what, expected);
  }
}
