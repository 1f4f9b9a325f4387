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

/// The characters of a text from anywhere, one at a time, with the lines counted.
///
/// Old files are Latin-1 (as Windows has it), new ones UTF-8, and collections put together from
/// both are neither: so every line is UTF-8 if it can be and Windows-1252 if not. Byte-order marks
/// go, whatever ends a line becomes `\n`, and nothing is kept but the line at hand.
public final class TextInput {

  /// What [#peek] and [#next] answer at the end.
  public static final int END = -1;

  /// More than any game needs, little enough to be kept in memory.
  private static final int LONGEST_GAME = 1_000_000;

  private static final int CHUNK = 1 << 13;
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private final InputStream in;
  private final @Nullable Reader wide;

  /// A buffer of our own: the streams' own would be locked for every byte.
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
  private long taken;
  private long allowed = Long.MAX_VALUE;

  public TextInput(InputStream stream) throws IOException {
    in = stream;
    bufferEnd = in.readNBytes(buffer, 0, 3);
    if (bufferEnd >= 2 && isWide(buffer[0], buffer[1])) {
      var start = new ByteArrayInputStream(buffer, 0, bufferEnd);
      wide = new InputStreamReader(new SequenceInputStream(start, in), StandardCharsets.UTF_16);
    } else {
      wide = null;
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

  static boolean isWide(byte first, byte second) {
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

  /// The next character, left where it is.
  public int peek() throws IOException {
    return at < chunk.length() || fill() ? chunk.charAt(at) : END;
  }

  /// The next character.
  ///
  /// @throws NotationException if the game at hand is too long to be one
  public int next() throws IOException {
    int c = peek();
    if (c == END) {
      return END;
    }
    if (taken >= allowed) {
      allowed = Long.MAX_VALUE;
      throw new NotationException(
          "", 0, "the game is too long", "at most %d characters".formatted(LONGEST_GAME));
    }
    at++;
    taken++;
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

  /// What is left of the line, or the beginning of that, left where it is.
  public String ahead() throws IOException {
    return peek() == END ? "" : chunk.substring(at);
  }

  /// What is left of the line, its end taken too.
  public String restOfLine() throws IOException {
    var text = new StringBuilder();
    for (int c; (c = next()) != END && c != '\n'; ) {
      text.append((char) c);
    }
    return text.toString();
  }

  /// Passes over space and ends of lines.
  public void skipSpace() throws IOException {
    while (peek() != END && Character.isWhitespace(peek())) {
      next();
    }
  }

  /// Counts the characters of a game from here.
  public void startGame() {
    allowed = taken + LONGEST_GAME;
  }

  /// From here on nothing is kept, so that nothing is too long.
  public void endGame() {
    allowed = Long.MAX_VALUE;
  }

  private boolean fill() throws IOException {
    chunk = wide == null ? decodeChunk() : readWide(wide);
    at = 0;
    return !chunk.isEmpty();
  }

  private String readWide(Reader reader) throws IOException {
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

  /// A chunk that is full may end in the middle of a character of UTF-8: it is cut before that.
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
