package dev.secateur.lab.positions;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Files with a position on each line. Empty lines and lines that begin with `#` are left out. The
/// file `-` is the standard input.
final class TestPositionFile {

  private static final JsonMapper MAPPER = new JsonMapper();

  /// Reads one line.
  interface PositionLineParser<T> {
    T read(String line, FilePlace place);
  }

  private TestPositionFile() {}

  /// All lines of a file.
  ///
  /// @param expected what a line should be, for the error about a file without lines
  /// @throws NotationException that names the first line that cannot be read
  static <T> List<T> read(Path file, String expected, PositionLineParser<T> reader)
      throws IOException {
    var name = isInput(file) ? "the standard input" : String.valueOf(file.getFileName());
    var found = new ArrayList<T>();
    int number = 0;
    for (String line : lines(file)) {
      number++;
      if (!line.isBlank() && !line.startsWith("#")) {
        found.add(read(line, new FilePlace(name, number), reader));
      }
    }
    if (found.isEmpty()) {
      throw new NotationException("", 0, name + " has no positions", expected);
    }
    return found;
  }

  private static <T> T read(String line, FilePlace place, PositionLineParser<T> reader) {
    try {
      return reader.read(line, place);
    } catch (NotationException bad) {
      var error = bad.error();
      throw new NotationException(
          error.text(), error.at(), place.text() + ": " + error.wrong(), error.expected());
    }
  }

  private static boolean isInput(Path file) {
    return file.toString().equals("-");
  }

  private static List<String> lines(Path file) throws IOException {
    try {
      return isInput(file) ? inputLines() : Files.readAllLines(file);
    } catch (MalformedInputException binary) {
      throw new FileSystemException(file.toString(), null, "it is not text in UTF-8");
    }
  }

  private static List<String> inputLines() throws IOException {
    var decoder = StandardCharsets.UTF_8.newDecoder();
    return new BufferedReader(new InputStreamReader(System.in, decoder)).readAllLines();
  }

  /// The JSON object of a line.
  static JsonNode object(String line, String expected) {
    try {
      var json = MAPPER.readTree(line);
      if (json.isObject()) {
        return json;
      }
    } catch (JacksonException broken) {
      // Reported below.
    }
    throw new NotationException(
        line, 0, NotationError.quote(line) + " is not a JSON object", expected);
  }

  /// The position of an object, with the moves that led to it: its field `position`, or `moves`
  /// from the start position, or `moves` from `position`.
  static GameRecord record(JsonNode json, Game game, String expected) {
    if (!json.has("position") && !json.has("moves")) {
      throw new NotationException("", 0, "there is neither position nor moves", expected);
    }
    var start =
        json.has("position")
            ? game.notation().parsePosition(text(json, "position", expected))
            : game.start();
    var record = GameRecord.from(game, start);
    return checked(json.has("moves") ? record.withMoves(text(json, "moves", expected)) : record);
  }

  private static String text(JsonNode json, String field, String expected) {
    if (!json.path(field).isString()) {
      throw new NotationException("", 0, field + " is not a text", expected);
    }
    return json.path(field).stringValue();
  }

  /// @throws NotationException if the game is over
  static GameRecord checked(GameRecord record) {
    if (record.positionAfter(record.plies()).outcome().isOver()) {
      throw new NotationException(
          "", 0, "the game is over in this position", "a position in which a side can move");
    }
    return record;
  }
}
