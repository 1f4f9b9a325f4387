package dev.secateur.lab.openings;

import dev.secateur.core.Opening;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A text file of openings, one per line, as lists of moves.
public final class OpeningFile {

  /// An opening and its line number, from 1.
  public record NumberedOpening(int line, Opening opening) {}

  private OpeningFile() {}

  /// All openings of a file, unchecked.
  public static List<NumberedOpening> read(Path file) throws IOException {
    try {
      return parse(Files.readAllLines(file));
    } catch (MalformedInputException binary) {
      throw new FileSystemException(file.toString(), null, "it is not UTF-8 text");
    }
  }

  static List<NumberedOpening> parse(List<String> lines) {
    var openings = new ArrayList<NumberedOpening>();
    for (int line = 1; line <= lines.size(); line++) {
      int number = line;
      Opening.onLine(lines.get(line - 1))
          .ifPresent(opening -> openings.add(new NumberedOpening(number, opening)));
    }
    return openings;
  }
}
