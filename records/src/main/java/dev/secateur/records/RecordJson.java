package dev.secateur.records;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.MoveNote;
import dev.secateur.core.NotationException;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.core.Position;
import dev.secateur.core.RecordedLine;
import dev.secateur.core.RecordedMove;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A record as one line of JSON, as docs/record.schema.json describes it:
/// `{"schema":1,"game":"reversi","moves":["f5",{"move":"d6","score":0.5}],"result":"undecided"}`.
/// Reading it back gives an equal record.
///
/// A move without a note is a text, every other move an object. Its `instead` is a list of
/// variations, which have the same shape as a game's moves.
public final class RecordJson {

  /// The field of a match's set-up, on the line before its games.
  public static final String MATCH_SETUP = "match";

  /// Limits the depth of nested variations, so that the stack does not overflow. People write
  /// fewer.
  static final int MAX_NESTED = 100;

  private static final String QUOTED_SETUP = "\"%s\"".formatted(MATCH_SETUP);
  private static final int SCHEMA = 1;
  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          // Each variation is an object in a list in an object in a list.
                          .maxNestingDepth(4 * MAX_NESTED + 10)
                          .build())
                  .build())
          .build();

  private RecordJson() {}

  /// The record on one line, without a line break.
  public static String write(GameRecord record) {
    return MAPPER.writeValueAsString(toJson(record));
  }

  /// The record as an object, to which the caller may add fields.
  public static ObjectNode toJson(GameRecord record) {
    var json = MAPPER.createObjectNode();
    json.put("schema", SCHEMA);
    json.put("game", record.game().specification());
    var position = record.positionAfter(0);
    if (!record.hasUsualStart()) {
      json.put("start", record.start());
    }
    if (!record.headers().isEmpty()) {
      record.headers().forEach(json.putObject("headers")::put);
    }
    write(record.line(), record.game(), position, json);
    json.put("result", word(record.result()));
    putText(json, "ending", record.ending());
    return json;
  }

  private static void write(RecordedLine line, Game game, Position position, ObjectNode json) {
    putText(json, "comment", line.comment());
    var moves = json.putArray("moves");
    for (RecordedMove move : line.moves()) {
      write(move, game, position, moves);
      position.make(move.move());
    }
    line.moves().forEach(_ -> position.undo());
  }

  private static void write(RecordedMove move, Game game, Position position, ArrayNode moves) {
    var text = game.notation().formatMove(position, move.move());
    if (move.note().equals(MoveNote.NONE) && move.variations().isEmpty()) {
      moves.add(text);
      return;
    }
    var json = moves.addObject();
    json.put("move", text);
    write(move.note(), json);
    if (!move.variations().isEmpty()) {
      var instead = json.putArray("instead");
      move.variations().forEach(line -> write(line, game, position, instead.addObject()));
    }
  }

  private static void write(MoveNote note, ObjectNode json) {
    note.judgement()
        .ifPresent(
            judgement -> {
              json.put("score", judgement.score());
              judgement.winIn().ifPresent(plies -> json.put("winIn", plies));
              judgement.depth().ifPresent(depth -> json.put("depth", depth));
              judgement.nodes().ifPresent(nodes -> json.put("nodes", nodes));
            });
    note.timeMs().ifPresent(millis -> json.put("timeMs", millis));
    note.clockMs().ifPresent(millis -> json.put("clockMs", millis));
    if (!note.glyphs().isEmpty()) {
      note.glyphs().forEach(json.putArray("glyphs")::add);
    }
    putText(json, "comment", note.comment());
  }

  private static void putText(ObjectNode json, String field, String text) {
    if (!text.isEmpty()) {
      json.put(field, text);
    }
  }

  /// The word for a result in JSON.
  public static String word(GameResult result) {
    return switch (result) {
      case UNDECIDED -> "undecided";
      case FIRST_WINS -> "first";
      case SECOND_WINS -> "second";
      case DRAW -> "draw";
    };
  }

  /// The record on a line. Unknown fields are ignored.
  ///
  /// @throws NotationException if it is not JSON, not a record, or a game that breaks the rules
  public static GameRecord parse(String line, Games games) {
    return parse(json(line), games);
  }

  /// The set-up of a match, if the object is one and not a game.
  public static Optional<JsonNode> matchSetup(JsonNode json) {
    var setup = json.path(MATCH_SETUP);
    // A game may have unknown fields of any name.
    return setup.isObject() && !json.has("game") ? Optional.of(setup) : Optional.empty();
  }

  /// Whether a line is the set-up of a match. False for broken JSON.
  static boolean isMatchSetup(String line) {
    // Most lines are games. This avoids parsing them twice.
    if (!line.contains(QUOTED_SETUP)) {
      return false;
    }
    try {
      return matchSetup(json(line)).isPresent();
    } catch (NotationException broken) {
      return false;
    }
  }

  /// The object on a line.
  ///
  /// @throws NotationException if it is not JSON
  public static JsonNode json(String line) {
    try {
      return MAPPER.readTree(line);
    } catch (JacksonException broken) {
      var place = broken.getLocation();
      int at = place == null ? 0 : Math.clamp(place.getCharOffset(), 0, line.length());
      throw new NotationException(line, at, "this is not JSON", "a game as a JSON object");
    }
  }

  /// The record in an object that may have more fields.
  ///
  /// @throws NotationException if it is not a record, or a game that breaks the rules
  public static GameRecord parse(JsonNode json, Games games) {
    return new RecordJsonReader(games).record(json);
  }
}
