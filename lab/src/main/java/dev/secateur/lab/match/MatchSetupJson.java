package dev.secateur.lab.match;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import dev.secateur.core.Opening;
import dev.secateur.lab.match.Adjudication.Draw;
import dev.secateur.lab.match.Adjudication.Resign;
import dev.secateur.lab.openings.Openings;
import dev.secateur.lab.statistics.Sprt;
import dev.secateur.protocol.client.ContestantSource;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The complete set-up of a match as JSON. With it and the engines, the match can be continued or
/// repeated.
public final class MatchSetupJson {

  private static final JsonMapper MAPPER = new JsonMapper();

  private MatchSetupJson() {}

  public static ObjectNode write(MatchSetup setup) {
    var json = MAPPER.createObjectNode();
    json.put("id", setup.id());
    json.put("game", setup.game().specification());
    var engines = json.putArray("engines");
    for (MatchPlayer player : setup.players()) {
      var engine = engines.addObject();
      engine.put("name", player.name());
      engine.put("engine", player.text());
      engine.set("limits", write(player.limits()));
    }
    json.put("format", word(setup.format()));
    json.put("games", setup.games());
    var openings = json.putObject("openings");
    openings.put("source", setup.openings().source());
    openings.put("order", setup.shuffled() ? "random" : "given");
    openings.put("seed", setup.seed());
    var lines = openings.putArray("lines");
    setup.openings().list().forEach(opening -> lines.add(opening.text()));
    write(setup.adjudication(), json.putObject("adjudication"));
    setup.sprt().ifPresent(test -> write(test, json.putObject("sprt")));
    json.put("audit", setup.audit());
    json.put("marginMs", setup.margin().toMillis());
    json.put("patienceMs", setup.patience().toMillis());
    return json;
  }

  private static ObjectNode write(Limits limits) {
    var json = MAPPER.createObjectNode();
    putLimit(json, "depth", limits.depth());
    putLimit(json, "nodes", limits.nodes());
    putLimit(json, "timeMs", limits.moveMillis());
    putLimit(json, "cpuTimeMs", limits.cpuMillis());
    putLimit(json, "clockMs", limits.clockMillis());
    putLimit(json, "incrementMs", limits.incrementMillis());
    return json;
  }

  private static void putLimit(ObjectNode json, String name, long value) {
    if (value != 0) {
      json.put(name, value);
    }
  }

  private static void write(Adjudication adjudication, ObjectNode json) {
    adjudication
        .resign()
        .ifPresent(
            resign ->
                json.putObject("resign").put("moves", resign.moves()).put("score", resign.score()));
    adjudication
        .draw()
        .ifPresent(
            draw ->
                json.putObject("draw")
                    .put("moves", draw.moves())
                    .put("score", draw.score())
                    .put("after", draw.after()));
    putLimit(json, "mostPlies", adjudication.maxPlies());
  }

  private static void write(Sprt test, ObjectNode json) {
    json.put("elo0", test.elo0());
    json.put("elo1", test.elo1());
    json.put("alpha", test.alpha());
    json.put("beta", test.beta());
    json.put("model", word(test.model()));
  }

  /// An enum constant as users type it.
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static <E extends Enum<E>> E constant(Class<E> type, String word) {
    for (E constant : type.getEnumConstants()) {
      if (word(constant).equals(word)) {
        return constant;
      }
    }
    throw new NotationException(word, 0, "%s is not known".formatted(word), "a set-up of a match");
  }

  /// Reads the set-up that [#write] wrote.
  ///
  /// @param engines finds an engine by the text that the user typed
  /// @throws NotationException if it is not a set-up, or names an engine or game that does not
  ///     exist
  public static MatchSetup read(
      JsonNode json, Games games, BiFunction<String, Game, ContestantSource> engines) {
    var game = games.find(json.path("game").asString(""));
    var openings = json.path("openings");
    try {
      return new MatchSetup(
          json.path("id").asString(""),
          game,
          stream(json.path("engines")).map(engine -> player(engine, game, engines)).toList(),
          constant(MatchFormat.class, json.path("format").asString("")),
          json.path("games").asInt(0),
          new Openings(
              openings.path("source").asString(""),
              stream(openings.path("lines"))
                  .map(line -> Openings.checked(new Opening(line.asString(""), ""), game))
                  .toList()),
          openings.path("order").asString("").equals("random"),
          openings.path("seed").asLong(0),
          adjudication(json.path("adjudication")),
          json.has("sprt") ? Optional.of(sprt(json.path("sprt"))) : Optional.empty(),
          json.path("audit").asBoolean(false),
          Duration.ofMillis(json.path("marginMs").asLong(0)),
          Duration.ofMillis(json.path("patienceMs").asLong(0)));
    } catch (IllegalArgumentException impossible) {
      throw new NotationException("", 0, impossible.getMessage() + "", "a set-up of a match");
    }
  }

  private static Stream<JsonNode> stream(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }

  private static MatchPlayer player(
      JsonNode json, Game game, BiFunction<String, Game, ContestantSource> engines) {
    var text = json.path("engine").asString("");
    return new MatchPlayer(
        json.path("name").asString(""),
        text,
        limits(json.path("limits")),
        engines.apply(text, game));
  }

  private static Limits limits(JsonNode json) {
    return new Limits(
        json.path("depth").asInt(0),
        json.path("nodes").asLong(0),
        json.path("timeMs").asLong(0),
        json.path("cpuTimeMs").asLong(0),
        json.path("clockMs").asLong(0),
        json.path("incrementMs").asLong(0),
        true);
  }

  private static Adjudication adjudication(JsonNode json) {
    var resign = json.path("resign");
    var draw = json.path("draw");
    return new Adjudication(
        resign.isMissingNode()
            ? Optional.empty()
            : Optional.of(
                new Resign(resign.path("moves").asInt(0), resign.path("score").asDouble(0))),
        draw.isMissingNode()
            ? Optional.empty()
            : Optional.of(
                new Draw(
                    draw.path("moves").asInt(0),
                    draw.path("score").asDouble(0),
                    draw.path("after").asInt(0))),
        json.path("mostPlies").asInt(0));
  }

  private static Sprt sprt(JsonNode json) {
    return new Sprt(
        json.path("elo0").asDouble(0),
        json.path("elo1").asDouble(0),
        json.path("alpha").asDouble(0),
        json.path("beta").asDouble(0),
        constant(Sprt.EloModel.class, json.path("model").asString("")));
  }
}
