package dev.secateur.records.formats;

import dev.secateur.core.NotationException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Reads text of unknown encoding, one character at a time, and counts the lines.
///
/// Old files are in Windows-1252, new ones in UTF-8, and some collections mix both. So every line
/// is decoded as UTF-8 if it is valid, and as Windows-1252 if not. Byte-order marks are removed,
/// every line ending becomes `\n`, and only the current line is kept in memory.
public final class TextInput {

  /// What [#peek] and [#next] return at the end.
  public static final int END = -1;

  /// More characters than any game needs, few enough for the memory.
  private static final int MAX_GAME_LENGTH = 1_000_000;

  private static final int CHUNK = 1 << 13;
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private final InputStream in;
  private final @Nullable Reader utf16;

  /// An own buffer, because the buffers of streams are locked for every byte.
  private final byte[] buffer = new byte[8 * CHUNK];

  private int bufferAt;
  private int bufferEnd;
  private final byte[] bytes = new byte[CHUNK];

  /// Bytes at the start of `bytes` that belong to the next chunk.
  private int waiting;

  private boolean afterReturn;
  private String chunk = "";
  private int at;
  private long line = 1;
  private boolean lineStart = true;
  private long consumed;
  private long limit = Long.MAX_VALUE;

  public TextInput(InputStream stream) throws IOException {
    in = stream;
    bufferEnd = in.readNBytes(buffer, 0, 3);
    if (bufferEnd >= 2 && isUtf16(buffer[0], buffer[1])) {
      var start = new ByteArrayInputStream(buffer, 0, bufferEnd);
      utf16 = new InputStreamReader(new SequenceInputStream(start, in), StandardCharsets.UTF_16);
    } else {
      utf16 = null;
      bufferAt = markLength(Arrays.copyOf(buffer, bufferEnd));
    }
  }

  private int readByte() throws IOException {
    if (bufferAt == bufferEnd) {
      bufferEnd = Math.max(0, in.read(buffer, 0, buffer.length));
      bufferAt = 0;
      if (bufferEnd == 0) {
        return END;
      }
    }
    return buffer[bufferAt++] & 0xFF;
  }

  static boolean isUtf16(byte first, byte second) {
    return (first == (byte) 0xFE && second == (byte) 0xFF)
        || (first == (byte) 0xFF && second == (byte) 0xFE);
  }

  /// How many bytes UTF-8's byte-order mark takes at the start: 3 or none.
  static int markLength(byte[] first) {
    return first.length >= 3
            && first[0] == (byte) 0xEF
            && first[1] == (byte) 0xBB
            && first[2] == (byte) 0xBF
        ? 3
        : 0;
  }

  /// The next character, without consuming it.
  public int peek() throws IOException {
    return at < chunk.length() || fill() ? chunk.charAt(at) : END;
  }

  /// The next character.
  ///
  /// @throws NotationException if the current game is too long
  public int next() throws IOException {
    int c = peek();
    if (c == END) {
      return END;
    }
    if (consumed >= limit) {
      limit = Long.MAX_VALUE;
      throw new NotationException(
          "", 0, "the game is too long", "at most %d characters".formatted(MAX_GAME_LENGTH));
    }
    at++;
    consumed++;
    lineStart = c == '\n';
    if (lineStart) {
      line++;
    }
    return c;
  }

  /// The line of the next character, from 1.
  public long line() {
    return line;
  }

  public boolean isLineStart() {
    return lineStart;
  }

  /// The rest of the line or its beginning, without consuming it.
  public String ahead() throws IOException {
    return peek() == END ? "" : chunk.substring(at);
  }

  /// The rest of the line. Its line break is consumed too.
  public String restOfLine() throws IOException {
    var text = new StringBuilder();
    for (int c; (c = next()) != END && c != '\n'; ) {
      text.append((char) c);
    }
    return text.toString();
  }

  /// Skips spaces and line breaks.
  public void skipSpace() throws IOException {
    while (peek() != END && Character.isWhitespace(peek())) {
      next();
    }
  }

  /// Starts to count the characters of a game.
  public void startGame() {
    limit = consumed + MAX_GAME_LENGTH;
  }

  /// Ends the limit on characters, for text that is skipped.
  public void endGame() {
    limit = Long.MAX_VALUE;
  }

  private boolean fill() throws IOException {
    chunk = utf16 == null ? decodeChunk() : readUtf16(utf16);
    at = 0;
    return !chunk.isEmpty();
  }

  private String readUtf16(Reader reader) throws IOException {
    var text = new StringBuilder();
    for (int c; text.length() < CHUNK && (c = reader.read()) >= 0; ) {
      boolean second = afterReturn && c == '\n';
      afterReturn = c == '\r';
      if (second) {
        continue;
      }
      text.append(afterReturn ? '\n' : (char) c);
      if (text.charAt(text.length() - 1) == '\n') {
        break;
      }
    }
    return text.toString();
  }

  private String decodeChunk() throws IOException {
    int count = waiting;
    waiting = 0;
    boolean ascii = true;
    for (int i = 0; i < count; i++) {
      ascii &= bytes[i] >= 0;
    }
    while (count < CHUNK) {
      int b = readByte();
      if (b < 0) {
        break;
      }
      boolean second = afterReturn && b == '\n';
      afterReturn = b == '\r';
      if (second) {
        continue;
      }
      ascii &= b < 0x80;
      bytes[count++] = (byte) (afterReturn ? '\n' : b);
      if (bytes[count - 1] == '\n') {
        break;
      }
    }
    if (ascii) {
      return new String(bytes, 0, count, StandardCharsets.ISO_8859_1);
    }
    int end = count == CHUNK ? lastWhole(count) : count;
    var text = decode(bytes, end);
    waiting = count - end;
    System.arraycopy(bytes, end, bytes, 0, waiting);
    return text;
  }

  /// A full chunk may end inside a UTF-8 character. Then it ends before that character.
  private int lastWhole(int count) {
    for (int back = 1; back <= 3; back++) {
      int b = bytes[count - back] & 0xFF;
      boolean isFirst = (b & 0xC0) != 0x80;
      if (isFirst) {
        int length = b >= 0xF0 ? 4 : b >= 0xE0 ? 3 : b >= 0xC0 ? 2 : 1;
        return length > back ? count - back : count;
      }
    }
    return count;
  }

  private static String decode(byte[] bytes, int count) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(bytes, 0, count))
          .toString();
    } catch (CharacterCodingException notUtf8) {
      return new String(bytes, 0, count, WINDOWS);
    }
  }
}
