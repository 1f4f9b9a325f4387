package dev.secateur.records;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.MoveNote;
import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.core.NotationException;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.core.Position;
import dev.secateur.core.RecordedLine;
import dev.secateur.core.RecordedMove;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/// Reads what [RecordJson] writes. An error names the path to the value, such as `moves[3].depth`.
final class RecordJsonReader {

  private final Games games;

  RecordJsonReader(Games games) {
    this.games = games;
  }

  GameRecord record(JsonNode json) {
    if (!json.isObject()) {
      throw wrong("this is not an object", "a game as a JSON object");
    }
    if (json.path("schema").asInt(1) != 1) {
      throw wrong("the schema is another one", "\"schema\": 1");
    }
    if (!json.has("game")) {
      throw wrong("there is no game", "\"game\" with a name such as reversi");
    }
    var game = games.find(text(json, "game", ""));
    var notation = game.notation();
    var start = json.has("start") ? notation.parsePosition(text(json, "start", "")) : game.start();
    var canonical = notation.formatPosition(start);
    var line = line(json, game, start, "", 0);
    return new GameRecord(
        game, canonical, headers(json.path("headers")), line, result(json), ending(json));
  }

  private static Map<String, String> headers(JsonNode json) {
    if (!json.isMissingNode() && !json.isObject()) {
      throw wrong("headers is not an object", "an object of texts");
    }
    var headers = new LinkedHashMap<String, String>();
    for (var entry : json.properties()) {
      headers.put(entry.getKey(), text(json, entry.getKey(), "headers."));
    }
    return headers;
  }

  private static GameResult result(JsonNode json) {
    var word = text(json, "result", "");
    return Stream.of(GameResult.values())
        .filter(result -> RecordJson.word(result).equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                wrong(
                    word.isEmpty() ? "there is no result" : "the result is unknown",
                    "\"result\" as first, second, draw or undecided"));
  }

  private static String ending(JsonNode json) {
    return text(json, "ending", "");
  }

  /// @param position the same afterwards
  private RecordedLine line(JsonNode json, Game game, Position position, String path, int nested) {
    if (nested > RecordJson.MAX_NESTED) {
      throw wrong(
          "%s is nested too deep".formatted(path), "at most %d".formatted(RecordJson.MAX_NESTED));
    }
    var list = json.path("moves");
    if (!list.isArray()) {
      throw wrong(path + "moves is not a list", "a list of moves");
    }
    var moves = new ArrayList<RecordedMove>(list.size());
    for (JsonNode each : list) {
      var here = "%smoves[%d]".formatted(path, moves.size());
      var move = move(each, game, position, here, nested);
      position.make(move.move());
      moves.add(move);
    }
    moves.forEach(_ -> position.undo());
    return new RecordedLine(text(json, "comment", path), moves);
  }

  private RecordedMove move(JsonNode json, Game game, Position position, String path, int nested) {
    if (json.isString()) {
      return new RecordedMove(parse(json.stringValue(), game, position, path));
    }
    if (!json.isObject()) {
      throw wrong(path + " is not a move", "a text or an object with a move");
    }
    long move = parse(text(json, "move", path + "."), game, position, path);
    return new RecordedMove(
        move, note(json, path + "."), instead(json, game, position, path, nested));
  }

  private static long parse(String text, Game game, Position position, String path) {
    try {
      return game.notation().parseMove(position, text);
    } catch (NotationException illegal) {
      var error = illegal.error();
      throw wrong("%s: %s".formatted(path, error.wrong()), error.expected());
    }
  }

  private List<RecordedLine> instead(
      JsonNode json, Game game, Position position, String path, int nested) {
    var list = json.path("instead");
    if (!list.isMissingNode() && !list.isArray()) {
      throw wrong(path + ".instead is not a list", "a list of lines");
    }
    var lines = new ArrayList<RecordedLine>(list.size());
    for (JsonNode each : list) {
      var here = "%s.instead[%d].".formatted(path, lines.size());
      lines.add(line(each, game, position, here, nested + 1));
    }
    return lines;
  }

  private static MoveNote note(JsonNode json, String path) {
    return new MoveNote(
        text(json, "comment", path),
        glyphs(json.path("glyphs"), path),
        judgement(json, path),
        longField(json, "timeMs", path),
        longField(json, "clockMs", path));
  }

  private static List<Integer> glyphs(JsonNode json, String path) {
    if (json.isMissingNode()) {
      return List.of();
    }
    var glyphs = new ArrayList<Integer>();
    for (JsonNode glyph : json) {
      glyphs.add(glyph.asInt(-1));
    }
    if (!json.isArray() || glyphs.stream().anyMatch(glyph -> glyph < 0 || glyph > 255)) {
      throw wrong(path + "glyphs is not a list of glyphs", "numbers from 0 to 255");
    }
    return glyphs;
  }

  private static Optional<MoveJudgement> judgement(JsonNode json, String path) {
    if (!json.has("score")) {
      return Optional.empty();
    }
    if (!json.path("score").isNumber()) {
      throw wrong(path + "score is not a number", "a number");
    }
    return Optional.of(
        new MoveJudgement(
            json.path("score").doubleValue(),
            intField(json, "winIn", path),
            intField(json, "depth", path),
            longField(json, "nodes", path)));
  }

  private static OptionalInt intField(JsonNode json, String field, String path) {
    var value = longField(json, field, path);
    return value.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(Math.clamp(value.getAsLong(), Integer.MIN_VALUE, Integer.MAX_VALUE));
  }

  private static OptionalLong longField(JsonNode json, String field, String path) {
    var value = json.path(field);
    if (value.isMissingNode()) {
      return OptionalLong.empty();
    }
    if (!value.canConvertToLong() || !value.isIntegralNumber()) {
      throw wrong(path + field + " is not a whole number", "a whole number");
    }
    return OptionalLong.of(value.longValue());
  }

  private static String text(JsonNode json, String field, String path) {
    var value = json.path(field);
    if (value.isMissingNode()) {
      return "";
    }
    if (!value.isString()) {
      throw wrong(path + field + " is not a text", "a text in quotation marks");
    }
    return value.stringValue();
  }

  private static NotationException wrong(String wrong, String expected) {
    return new NotationException("", 0, wrong, expected);
  }
}
