package dev.secateur.cli;

import java.io.Reader;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// Lines that a person types. Each line is also written to the output, as a terminal does. `^D`, or
/// the last line, ends the input; `^C` interrupts the program.
final class TypedLines extends Reader {

  private final Deque<String> lines;
  private final StringWriter echo;
  private boolean ended;

  TypedLines(List<String> lines, StringWriter echo) {
    this.lines = new ArrayDeque<>(lines);
    this.echo = echo;
  }

  @Override
  public int read(char[] buffer, int offset, int length) {
    var line = ended || lines.isEmpty() ? "^D" : lines.remove();
    if (!ended) {
      echo.write(line);
    }
    if (line.equals("^C")) {
      throw new IllegalStateException("interrupted");
    }
    if (line.equals("^D")) {
      ended = true;
      return -1;
    }
    echo.write("\n");
    var text = line + "\n";
    text.getChars(0, text.length(), buffer, offset);
    return text.length();
  }

  @Override
  public void close() {}
}
