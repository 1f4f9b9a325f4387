package dev.secateur.lab.positions;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import tools.jackson.databind.JsonNode;

/// A position with the values of its moves, for the side to move.
///
/// @param record the position and the moves that led to it
/// @param values by move; none only if [#readPositions] found none
public record JudgedPosition(FilePlace place, GameRecord record, Map<Long, Double> values) {

  private static final String EXPECTED =
      "POSITION; MOVE:VALUE; ... or"
          + " {\"position\" or \"moves\": \"...\", \"values\": {\"MOVE\": VALUE, ...}}";

  /// What OBF files write in place of a move where the list ends.
  private static final String NO_MOVE = "--";

  private static final String NUMBER = "[-+]?[0-9]{1,9}(\\.[0-9]{1,9})?";

  public JudgedPosition {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /// Reads a file of such positions, as OBF or JSON lines.
  ///
  /// @param unit how much of the file's values is one unit of the game
  /// @throws NotationException that names the first line that cannot be read
  public static List<JudgedPosition> read(Path file, Game game, double unit) throws IOException {
    return TestPositionFile.read(
        file,
        "lines such as " + EXPECTED,
        (line, place) -> {
          var position = parse(line, place, game, unit);
          if (position.values.isEmpty()) {
            throw new NotationException("", 0, "there are no values of moves", EXPECTED);
          }
          return position;
        });
  }

  /// Reads a file of positions that need not have values. Values are in units of the game.
  ///
  /// @throws NotationException that names the first line that cannot be read
  public static List<JudgedPosition> readPositions(Path file, Game game) throws IOException {
    return TestPositionFile.read(
        file,
        "a position on each line, or {\"position\" or \"moves\": \"...\"}",
        (line, place) -> parse(line, place, game, 1));
  }

  private static JudgedPosition parse(String line, FilePlace place, Game game, double unit) {
    return line.stripLeading().startsWith("{")
        ? parseJson(line, place, game, unit)
        : parseObf(line, place, game, unit);
  }

  private static JudgedPosition parseJson(String line, FilePlace place, Game game, double unit) {
    var json = TestPositionFile.object(line, EXPECTED);
    var record = TestPositionFile.record(json, game, EXPECTED);
    if (json.has("values") && !json.path("values").isObject()) {
      throw new NotationException("", 0, "values is not an object", EXPECTED);
    }
    var position = record.positionAfter(record.plies());
    var values = new LinkedHashMap<Long, Double>();
    for (var entry : json.path("values").properties()) {
      long move = game.notation().parseMove(position, entry.getKey());
      values.put(move, number(entry.getKey(), entry.getValue()) / unit);
    }
    return new JudgedPosition(place, record, values);
  }

  private static double number(String move, JsonNode value) {
    if (!value.isNumber()) {
      throw new NotationException(
          "",
          0,
          "the value of %s is not a number".formatted(NotationError.quote(move)),
          "a number");
    }
    return value.doubleValue();
  }

  private static JudgedPosition parseObf(String line, FilePlace place, Game game, double unit) {
    var parts = line.replaceFirst("%.*", "").split(";", -1);
    var position = game.notation().parsePosition(parts[0].strip());
    var record = TestPositionFile.checked(GameRecord.from(game, position));
    var values = new LinkedHashMap<Long, Double>();
    for (int part = 1; part < parts.length; part++) {
      var text = parts[part].strip();
      if (!text.isEmpty() && !text.startsWith(NO_MOVE)) {
        addValue(values, text, position, game, unit);
      }
    }
    return new JudgedPosition(place, record, values);
  }

  private static void addValue(
      Map<Long, Double> values, String text, Position position, Game game, double unit) {
    int colon = text.lastIndexOf(':');
    var number = text.substring(colon + 1).strip();
    if (colon < 0 || !number.matches(NUMBER)) {
      throw new NotationException(
          text,
          0,
          NotationError.quote(text) + " has no value",
          "a move and its value such as f5:+2");
    }
    long move = game.notation().parseMove(position, text.substring(0, colon).strip());
    values.put(move, Double.parseDouble(number) / unit);
  }

  /// The position itself.
  public Position position() {
    return record.positionAfter(record.plies());
  }

  /// The value of the best move.
  public double bestValue() {
    return Collections.max(values.values());
  }

  /// The first of the best moves.
  public long bestMove() {
    double best = bestValue();
    return values.entrySet().stream()
        .filter(entry -> entry.getValue() == best)
        .findFirst()
        .orElseThrow()
        .getKey();
  }

  /// How much worse than the best a move is; empty if the move has no value.
  public OptionalDouble loss(long move) {
    var value = values.get(move);
    return value == null ? OptionalDouble.empty() : OptionalDouble.of(bestValue() - value);
  }

  /// A move as text.
  public String text(long move) {
    return record.game().notation().formatMove(position(), move);
  }
}
