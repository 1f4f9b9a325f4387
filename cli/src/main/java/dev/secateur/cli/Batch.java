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

/// Many questions at once: one line of output for each line of input. The output line of a bad line
/// is an error, and the other lines are answered.
final class Batch {

  /// Longer than any game, but a file without line ends cannot fill the memory.
  private static final int MAX_LINE_LENGTH = 100_000;

  /// Answers one line.
  interface LineAnswerer {

    String answer(String line);
  }

  private final PrintWriter out;
  private final boolean json;

  Batch(PrintWriter out, boolean json) {
    this.out = out;
    this.json = json;
  }

  /// Answers all lines.
  ///
  /// @return the exit status: bad input if any line was bad
  int run(String file, LineAnswerer answerer) throws IOException {
    try (var reader = open(file)) {
      int status = CommandLine.ExitCode.OK;
      var line = new StringBuilder();
      while (readLine(reader, line)) {
        try {
          if (line.length() > MAX_LINE_LENGTH) {
            throw new NotationException(
                "", 0, "the line is too long", "at most 100,000 characters");
          }
          out.println(answerer.answer(line.toString()));
        } catch (NotationException bad) {
          out.println(error(bad.error().message()));
          status = Errors.BAD_INPUT;
        }
        if (out.checkError()) {
          // The reader of our output has closed it.
          return status;
        }
      }
      return status;
    }
  }

  private String error(String message) {
    return json ? Json.object().with("error", message).toString() : "error: " + message;
  }

  /// Bytes that are not UTF-8 become replacement characters, so that the error message can quote
  /// them.
  private static BufferedReader open(String file) throws IOException {
    if (Files.isDirectory(Path.of(file))) {
      throw new FileSystemException(file, null, "it is a folder");
    }
    var stream = file.equals("-") ? System.in : Files.newInputStream(Path.of(file));
    return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
  }

  /// Reads the next line, but only the beginning of a line that is too long.
  ///
  /// @return false at the end of the input
  private static boolean readLine(Reader reader, StringBuilder line) throws IOException {
    line.setLength(0);
    boolean hasRead = false;
    for (int c; (c = reader.read()) >= 0; ) {
      hasRead = true;
      if (c == '\n') {
        break;
      }
      if (line.length() <= MAX_LINE_LENGTH) {
        line.append((char) c);
      }
    }
    if (!line.isEmpty() && line.charAt(line.length() - 1) == '\r') {
      line.setLength(line.length() - 1);
    }
    return hasRead;
  }
}
