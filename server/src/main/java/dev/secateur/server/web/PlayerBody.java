package dev.secateur.server.web;

import dev.secateur.core.NotationError;
import dev.secateur.server.archive.ClockRule;
import dev.secateur.server.archive.Player;
import dev.secateur.server.play.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Players and clocks as a client sends them.
final class PlayerBody {

  private static final int LONGEST_NAME = 100;
  private static final int MAX_OPTIONS = 200;
  static final Set<String> FIELDS =
      Set.of("kind", "level", "timeMs", "depth", "nodes", "evaluator", "preset", "options");

  private PlayerBody() {}

  static List<Player> pair(Body body) {
    var players = body.node("players");
    if (!players.isArray() || players.size() != 2) {
      throw Problem.badRequest("players is not a pair: expected [first player, second player]");
    }
    var pair = new ArrayList<Player>();
    players.forEach(player -> pair.add(player(player)));
    return pair;
  }

  static Player player(JsonNode node) {
    var body = Body.of(node, "a player", FIELDS);
    return switch (body.text("kind", LONGEST_NAME)) {
      case "human" -> Player.HUMAN;
      case "level" -> Player.ofLevel(body.integer("level", 1, 100));
      case "custom" -> custom(body);
      default ->
          throw Problem.badRequest("a player's kind is unknown: expected human, level or custom");
    };
  }

  /// A search set up by hand.
  static Player custom(Body body) {
    return new Player(
        Player.Kind.custom,
        null,
        body.optionalLong("timeMs", 1, Integer.MAX_VALUE),
        body.optionalInteger("depth", 1, 1000),
        body.optionalLong("nodes", 1, Long.MAX_VALUE),
        body.optionalText("evaluator", LONGEST_NAME),
        body.optionalText("preset", LONGEST_NAME),
        options(body));
  }

  private static @Nullable Map<String, String> options(Body body) {
    if (!body.has("options")) {
      return null;
    }
    var node = body.node("options");
    if (!node.isObject() || node.size() > MAX_OPTIONS) {
      throw Problem.badRequest("options of a player is not an object: expected {name: value}");
    }
    var options = new LinkedHashMap<String, String>();
    for (var option : node.properties()) {
      var value = option.getValue();
      if (!value.isString() && !value.isNumber() && !value.isBoolean()) {
        throw Problem.badRequest(
            "the option %s has no plain value: expected a text"
                .formatted(NotationError.quote(option.getKey())));
      }
      options.put(option.getKey(), value.asString());
    }
    return options;
  }

  static @Nullable ClockRule clock(Body body) {
    if (!body.has("clock")) {
      return null;
    }
    var clock = Body.of(body.node("clock"), "the clock", Set.of("initialMs", "incrementMs"));
    return new ClockRule(
        clock.integer("initialMs", 1_000, 86_400_000), clock.integer("incrementMs", 0, 3_600_000));
  }
}
