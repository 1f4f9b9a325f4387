package dev.secateur.records.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.NotationException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class TextInputTest {

  private static String all(byte[] bytes) throws IOException {
    var input = new TextInput(new ByteArrayInputStream(bytes));
    var text = new StringBuilder();
    for (int c; (c = input.next()) != TextInput.END; ) {
      text.append((char) c);
    }
    return text.toString();
  }

  private static byte[] bytes(Object... parts) throws IOException {
    var bytes = new ByteArrayOutputStream();
    for (Object part : parts) {
      bytes.write(
          part instanceof String text ? text.getBytes(StandardCharsets.UTF_8) : (byte[]) part);
    }
    return bytes.toByteArray();
  }

  @Test
  void everyLineIsUtf8IfValidAndElseWindows1252() throws IOException {
    var latin = "Müller – “Å”".getBytes(Charset.forName("windows-1252"));
    assertThat(all(bytes("Müller 棋\n", latin, "\nÅ"))).isEqualTo("Müller 棋\nMüller – “Å”\nÅ");
  }

  @Test
  void everyLineEndingBecomesOneCharacter() throws IOException {
    assertThat(all(bytes("a\r\nb\rc\n\r\nd"))).isEqualTo("a\nb\nc\n\nd");
  }

  @Test
  void byteOrderMarksAreRemoved() throws IOException {
    assertThat(all(bytes("\uFEFFabc"))).isEqualTo("abc");
    assertThat(
            all(
                bytes(
                    new byte[] {(byte) 0xFE, (byte) 0xFF},
                    "Å\r\n棋".getBytes(StandardCharsets.UTF_16BE))))
        .isEqualTo("Å\n棋");
    assertThat(
            all(
                bytes(
                    new byte[] {(byte) 0xFF, (byte) 0xFE},
                    "Å\n".getBytes(StandardCharsets.UTF_16LE))))
        .isEqualTo("Å\n");
    assertThat(all(new byte[0])).isEmpty();
  }

  @Test
  void aLineLongerThanAnyBufferIsNotCutInsideACharacter() throws IOException {
    for (int shift = 0; shift < 4; shift++) {
      var text = "x".repeat(8_190 + shift) + "棋譜".repeat(5_000);
      assertThat(all(bytes(text))).isEqualTo(text);
    }
  }

  @Test
  void linesAreCountedFromOne() throws IOException {
    var input = new TextInput(new ByteArrayInputStream(bytes("a\r\n\nbc")));
    assertThat(input.line()).isEqualTo(1);
    assertThat(input.restOfLine()).isEqualTo("a");
    input.skipSpace();
    assertThat(input.line()).isEqualTo(3);
    assertThat(input.isLineStart()).isTrue();
    assertThat(input.ahead()).isEqualTo("bc");
    assertThat(input.next()).isEqualTo('b');
    assertThat(input.isLineStart()).isFalse();
  }

  @Test
  void aGameThatIsTooLongIsRefusedOnceAndThenSkipped() throws IOException {
    var endless = new byte[3_000_000];
    Arrays.fill(endless, (byte) 'x');
    var input = new TextInput(new ByteArrayInputStream(endless));
    input.startGame();
    assertThatThrownBy(input::restOfLine)
        .isInstanceOf(NotationException.class)
        .hasMessage("the game is too long: expected at most 1000000 characters");
    for (int c = input.next(); c != TextInput.END; ) {
      c = input.next();
    }
    assertThat(input.peek()).isEqualTo(TextInput.END);
  }
}
