package dev.secateur.engine;

import dev.secateur.core.Game;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/// The levels of each game, the weakest first. They come from a text file per game, whose header
/// explains the columns; games without a file share a generic one.
public final class Levels {

  private static final String GENERIC = "generic";
  /// The last column may be left out.
  private static final int COLUMNS = 10;

  private static final String NONE = "-";

  private Levels() {}

  public static List<Level> of(Game game) {
    var own = resource(game.name());
    return parse(own.isEmpty() ? resource(GENERIC) : own);
  }

  /// The level with this number or name.
  ///
  /// @throws NotationException if there is none
  public static Level find(Game game, String text) {
    var all = of(game);
    return all.stream()
        .filter(
            level ->
                level.name().equalsIgnoreCase(text)
                    || Integer.toString(level.number()).equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new NotationException(
                    text,
                    0,
                    NotationError.quote(text) + " is not a level",
                    "1 to %d or %s"
                        .formatted(
                            all.size(),
                            all.stream().map(Level::name).collect(Collectors.joining(", ")))));
  }

  /// The text of a file, or an empty text if there is none.
  private static String resource(String name) {
    try (var stream = Levels.class.getResourceAsStream("levels/" + name + ".txt")) {
      return stream == null ? "" : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /// Parses one level per line; lines that start with `#` are comments.
  ///
  /// @throws NotationException at the first line that is not a level
  static List<Level> parse(String text) {
    var levels = new ArrayList<Level>();
    for (String line : text.lines().map(String::strip).toList()) {
      if (!line.isEmpty() && !line.startsWith("#")) {
        levels.add(parseLine(line));
      }
    }
    return List.copyOf(levels);
  }

  private static Level parseLine(String line) {
    var cells = line.split("\\s+", -1);
    try {
      if (cells.length == COLUMNS || cells.length == COLUMNS - 1) {
        return new Level(
            Integer.parseInt(cells[0]),
            cells[1],
            (int) limit(cells[2]),
            limit(cells[3]),
            limit(cells[4]),
            Integer.parseInt(cells[5]),
            Double.parseDouble(cells[6]),
            Integer.parseInt(cells[7]),
            cells[8],
            cells.length < COLUMNS
                ? OptionalDouble.empty()
                : OptionalDouble.of(Double.parseDouble(cells[9])));
      }
    } catch (NumberFormatException notANumber) {
      // Reported below with the whole line.
    }
    throw new NotationException(
        line, 0, NotationError.quote(line) + " is not a level", "nine or ten columns");
  }

  private static long limit(String cell) {
    return cell.equals(NONE) ? 0 : Long.parseLong(cell);
  }
}
