package dev.secateur.core;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;

/// What our binary files have in common: models and opening books.
///
/// ```
/// magic       8 bytes
/// version     int
/// length      int, of the header
/// header
/// digest      32 bytes, SHA-256 of header and content
/// length      int, of the content
/// length      int, of the compressed content
/// content     compressed by Deflate
/// ```
///
/// Everything is checked on reading. Errors are reported as a [NotationException], on one line that
/// begins with the name of the file.
public final class PackedFile {

  /// A kind of file.
  ///
  /// @param letter in the first bytes of the file
  /// @param version of the files that are written; those of earlier versions can be read, too
  /// @param name in messages: `model file`
  /// @param origin the command that writes such files
  public record FileKind(char letter, int version, String name, String origin) {

    /// As in PNG files, bytes that a transfer as text would change.
    private byte[] magic() {
      return new byte[] {(byte) 0x89, 'S', 'E', 'C', (byte) letter, '\r', '\n', 0x1A};
    }
  }

  private static final int DIGEST_LENGTH = 32;
  private static final int MAX_HEADER = 1 << 20;
  private static final int MAX_CONTENT = 1 << 28;
  private static final int MAX_FILE = MAX_HEADER + MAX_CONTENT + 1024;

  private final FileKind kind;
  private final int version;
  private final String source;
  private final byte[] header;
  private final byte[] digest;
  private final byte[] content;
  private final long bytes;

  private PackedFile(
      FileKind kind,
      int version,
      String source,
      byte[] header,
      byte[] digest,
      byte[] content,
      long bytes) {
    this.kind = kind;
    this.version = version;
    this.source = source;
    this.header = header;
    this.digest = digest;
    this.content = content;
    this.bytes = bytes;
  }

  /// The version of the file's kind that it was written with.
  public int version() {
    return version;
  }

  /// Facts about the content.
  public byte[] header() {
    return header;
  }

  public byte[] content() {
    return content;
  }

  /// The digest of header and content, as hexadecimal digits.
  public String digest() {
    return HexFormat.of().formatHex(digest);
  }

  /// The size of the file.
  public long bytes() {
    return bytes;
  }

  /// Reads a file and checks that it is whole.
  ///
  /// @param source what to call it in messages
  /// @throws NotationException if it is not a file of this kind or is broken
  /// @throws IOException if it cannot be read
  public static PackedFile read(FileKind kind, InputStream in, String source) throws IOException {
    byte[] magic = kind.magic();
    // Another file may have any size, or no end.
    if (!Arrays.equals(in.readNBytes(magic.length), magic)) {
      throw wrong(source, "is not a " + kind.name(), "a file made by \"" + kind.origin() + "\"");
    }
    byte[] bytes = in.readNBytes(MAX_FILE);
    try {
      return parse(kind, bytes, source);
    } catch (EOFException cut) {
      throw wrong(
          source,
          "is cut off after %d bytes".formatted(magic.length + bytes.length),
          "the whole file; copy it again");
    }
  }

  /// @param bytes the file after its magic
  private static PackedFile parse(FileKind kind, byte[] bytes, String source) throws IOException {
    var in = new DataInputStream(new ByteArrayInputStream(bytes));
    int version = in.readInt();
    if (version < 1 || version > kind.version()) {
      throw wrong(source, "has version " + version, "version " + kind.version());
    }
    byte[] header = readBytes(in, MAX_HEADER, kind, source);
    var digest = new byte[DIGEST_LENGTH];
    in.readFully(digest);
    int length = in.readInt();
    if (length < 0 || length > MAX_CONTENT) {
      throw broken(kind, source, "a content of %d bytes".formatted(length));
    }
    byte[] compressed = readBytes(in, MAX_CONTENT, kind, source);
    if (in.available() > 0) {
      throw broken(kind, source, "%d bytes after its end".formatted(in.available()));
    }
    byte[] content = inflate(compressed, length, kind, source);
    if (!Arrays.equals(digest, digestOf(header, content))) {
      throw broken(kind, source, "another digest than it says");
    }
    return new PackedFile(
        kind, version, source, header, digest, content, kind.magic().length + bytes.length);
  }

  private static byte[] readBytes(DataInputStream in, int max, FileKind kind, String source)
      throws IOException {
    int length = in.readInt();
    if (length < 0 || length > max) {
      throw broken(kind, source, "a part of %d bytes".formatted(length));
    }
    if (length > in.available()) {
      throw new EOFException();
    }
    return in.readNBytes(length);
  }

  private static byte[] inflate(byte[] compressed, int length, FileKind kind, String source) {
    var inflater = new Inflater();
    try {
      inflater.setInput(compressed);
      var content = new byte[length];
      int filled = inflater.inflate(content);
      if (filled != length || inflater.inflate(new byte[1]) != 0 || !inflater.finished()) {
        throw broken(kind, source, "a content of another length than it says");
      }
      return content;
    } catch (DataFormatException bad) {
      throw broken(kind, source, "a content that cannot be decompressed");
    } finally {
      inflater.end();
    }
  }

  /// Writes a file.
  public static void write(OutputStream out, FileKind kind, byte[] header, byte[] content)
      throws IOException {
    byte[] compressed = deflate(content);
    var file = new DataOutputStream(out);
    file.write(kind.magic());
    file.writeInt(kind.version());
    file.writeInt(header.length);
    file.write(header);
    file.write(digestOf(header, content));
    file.writeInt(content.length);
    file.writeInt(compressed.length);
    file.write(compressed);
    file.flush();
  }

  /// Compresses bytes as far as possible.
  public static byte[] deflate(byte[] content) throws IOException {
    var deflater = new Deflater(Deflater.BEST_COMPRESSION);
    var bytes = new ByteArrayOutputStream();
    try (var out = new DeflaterOutputStream(bytes, deflater)) {
      out.write(content);
    } finally {
      deflater.end();
    }
    return bytes.toByteArray();
  }

  private static byte[] digestOf(byte[] header, byte[] content) {
    try {
      var sha = MessageDigest.getInstance("SHA-256");
      sha.update(header);
      sha.update(content);
      return sha.digest();
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /// The error that the file has something that it should not have.
  public NotationException broken(String what) {
    return broken(kind, source, what);
  }

  /// The error that something about the file is not as expected.
  public NotationException wrong(String what, String expected) {
    return wrong(source, what, expected);
  }

  private static NotationException broken(FileKind kind, String source, String what) {
    return wrong(
        source, "is broken: it has " + what, "an unchanged " + kind.name() + "; copy it again");
  }

  private static NotationException wrong(String source, String what, String expected) {
    return new NotationException(source, 0, NotationError.printable(source) + " " + what, expected);
  }
}
