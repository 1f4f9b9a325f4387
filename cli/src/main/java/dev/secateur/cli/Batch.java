package dev.secateur.cli;

import dev.secateur.core.NotationException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;

/// Many questions at once: a line in, a line out. A bad line gets its error in its place and the
/// rest goes on.
final class Batch {

  /// Longer than any game, short enough that a file without line ends cannot fill the memory.
  private static final int LONGEST_LINE = 100_000;

  /// Answers one line.
  interface Answer {

    String to(String line);
  }

  private final PrintWriter out;
  private final boolean json;

  Batch(PrintWriter out, boolean json) {
    this.out = out;
    this.json = json;
  }

  /// The exit status: bad input if any line was bad.
  int run(String file, Answer answer) throws IOException {
    try (var reader = open(file)) {
      int status = CommandLine.ExitCode.OK;
      var line = new StringBuilder();
      while (readLine(reader, line)) {
        try {
          if (line.length() > LONGEST_LINE) {
            throw new NotationException(
                "", 0, "the line is too long", "at most 100,000 characters");
          }
          out.println(answer.to(line.toString()));
        } catch (NotationException bad) {
          out.println(error(bad.error().message()));
          status = Errors.BAD_INPUT;
        }
        if (out.checkError()) {
          // Whoever read our output has gone.
          return status;
        }
      }
      return status;
    }
  }

  private String error(String message) {
    return json ? Json.object().with("error", message).toString() : "error: " + message;
  }

  /// Bytes that are not text become replacement characters, and so a line that says what is wrong.
  private static BufferedReader open(String file) throws IOException {
    if (Files.isDirectory(Path.of(file))) {
      throw new FileSystemException(file, null, "it is a folder");
    }
    var stream = file.equals("-") ? System.in : Files.newInputStream(Path.of(file));
    return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
  }

  /// Reads up to the next line end into `line`; false at the end of the input. Of a line that is
  /// too long only the beginning is kept.
  private static boolean readLine(Reader reader, StringBuilder line) throws IOException {
    line.setLength(0);
    boolean any = false;
    for (int c; (c = reader.read()) >= 0; ) {
      any = true;
      if (c == '\n') {
        break;
      }
      if (line.length() <= LONGEST_LINE) {
        line.append((char) c);
      }
    }
    if (!line.isEmpty() && line.charAt(line.length() - 1) == '\r') {
      line.setLength(line.length() - 1);
    }
    return any;
  }
}
