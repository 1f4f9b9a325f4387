package dev.secateur.server.web;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.lab.match.Adjudication;
import dev.secateur.lab.match.MatchFormat;
import dev.secateur.lab.match.MatchPlayer;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.openings.Openings;
import dev.secateur.lab.statistics.Sprt;
import dev.secateur.protocol.client.Contestants;
import dev.secateur.server.archive.Player;
import dev.secateur.server.lab.LabLimits;
import dev.secateur.server.lab.Matches;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.Rooms;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/// A match as a client asks for it. Players become the short texts that the lab knows them by; a
/// command is never among what can be asked for.
final class MatchBody {

  private static final Set<String> FIELDS =
      Set.of("game", "players", "games", "limits", "order", "seed", "sprt");
  private static final Set<String> LIMITS = Set.of("timeMs", "nodes", "depth");
  private static final int LONGEST_NAME = 100;
  private static final int USUAL_GAMES = 100;
  private static final int USUAL_HASH = 16;
  private static final int DEEPEST = 100;
  private static final int MAX_ELO = 5_000;

  /// A busy machine is no fault of an engine.
  private static final Duration MARGIN = Duration.ofSeconds(2);

  private final Games games;
  private final Contestants engines;
  private final Rooms rooms;
  private final LabLimits limits;

  MatchBody(Games games, Contestants engines, Rooms rooms, LabLimits limits) {
    this.games = games;
    this.engines = engines;
    this.rooms = rooms;
    this.limits = limits;
  }

  /// The match that a text describes.
  ///
  /// @param byOwner whether whoever asks may start programs on this machine
  /// @throws Problem if it cannot be played
  MatchSetup read(String json, String id, boolean byOwner) {
    var body = Body.of(json, FIELDS);
    try {
      var game = games.find(body.text("game", LONGEST_NAME));
      int count = evenGames(body);
      int seed = Optional.ofNullable(body.optionalInteger("seed", 0, 1_000_000_000)).orElse(1);
      return new MatchSetup(
          game.name() + "-" + id,
          game,
          entrants(body, game, byOwner),
          MatchFormat.ROUND_ROBIN,
          count,
          Openings.standard(game, count / 2, seed),
          isRandom(body),
          seed,
          Adjudication.NONE,
          body.has("sprt") ? Optional.of(sprt(body.node("sprt"))) : Optional.empty(),
          false,
          MARGIN,
          Duration.ofMillis(limits.millis()));
    } catch (NotationException broken) {
      throw Problem.unprocessable("bad-setting", broken.error().message());
    }
  }

  private int evenGames(Body body) {
    var given = body.optionalInteger("games", 2, limits.games());
    if (given != null && given % 2 != 0) {
      throw Problem.badRequest(
          "games in the body is \"%d\": expected an even number, because every opening is played"
                  .formatted(given)
              + " with both colours");
    }
    return given == null ? USUAL_GAMES : given;
  }

  private static boolean isRandom(Body body) {
    var order = Optional.ofNullable(body.optionalText("order", LONGEST_NAME)).orElse("random");
    if (!List.of("random", "given").contains(order)) {
      throw Problem.badRequest(
          "order in the body is %s: expected random or given"
              .formatted(NotationError.quote(order)));
    }
    return order.equals("random");
  }

  private List<MatchPlayer> entrants(Body body, Game game, boolean byOwner) {
    var players = body.node("players");
    if (!players.isArray() || players.size() != 2) {
      throw Problem.badRequest("players is not a pair: expected [first player, second player]");
    }
    var common =
        body.has("limits")
            ? limits(Body.of(body.node("limits"), "the limits", LIMITS))
            : Limits.NONE;
    var entrants = new ArrayList<MatchPlayer>();
    var names = new HashSet<String>();
    for (JsonNode node : players) {
      var entrant = entrant(node, game, common, byOwner);
      var name = entrant.name();
      for (int twin = 2; !names.add(name); twin++) {
        name = "%s (%d)".formatted(entrant.name(), twin);
      }
      entrants.add(new MatchPlayer(name, entrant.text(), entrant.limits(), entrant.source()));
    }
    return entrants;
  }

  private MatchPlayer entrant(JsonNode node, Game game, Limits common, boolean byOwner) {
    var allowed = new HashSet<>(PlayerBody.FIELDS);
    allowed.addAll(Set.of("name", "engine"));
    var body = Body.of(node, "a player", allowed);
    var own = limits(body);
    var asked = own.equals(Limits.NONE) ? common : own;
    var text =
        switch (body.text("kind", LONGEST_NAME)) {
          case "level" -> "level:" + body.integer("level", 1, 100);
          case "custom" -> custom(PlayerBody.custom(body), game, asked);
          case "engine" -> outside(body.text("engine", LONGEST_NAME), asked, byOwner);
          default ->
              throw Problem.badRequest(
                  "a player's kind is unknown: expected level, custom or engine");
        };
    var name = Optional.ofNullable(body.optionalText("name", LONGEST_NAME)).orElse("").strip();
    return new MatchPlayer(
        name.isEmpty() ? text : name, text, asked.toPlay(), engines.parse(text, game));
  }

  private static Limits limits(Body body) {
    return Limits.NONE
        .withMoveTime(
            Optional.ofNullable(body.optionalLong("timeMs", 1, Integer.MAX_VALUE)).orElse(0L))
        .withNodes(Optional.ofNullable(body.optionalLong("nodes", 1, Long.MAX_VALUE)).orElse(0L))
        .withDepth(Optional.ofNullable(body.optionalInteger("depth", 1, DEEPEST)).orElse(0));
  }

  private String custom(Player player, Game game, Limits asked) {
    requireLimit(asked);
    Map<String, String> options = new LinkedHashMap<>();
    options.put("hash", Integer.toString(Math.min(USUAL_HASH, limits.hash())));
    if (player.options() != null) {
      options.putAll(player.options());
    }
    // Every name and value is one that the option table or the evaluator knows.
    rooms.check(
        game,
        List.of(
            new Player(
                Player.Kind.custom,
                null,
                null,
                1,
                null,
                player.evaluator(),
                player.preset(),
                options)));
    var words = new LinkedHashMap<String, String>();
    if (player.evaluator() != null) {
      words.put("evaluator", player.evaluator());
    }
    if (player.preset() != null) {
      words.put("preset", player.preset());
    }
    words.putAll(options);
    return "secateur:"
        + words.entrySet().stream()
            .map(word -> word.getKey().strip() + "=" + word.getValue().strip())
            .collect(Collectors.joining(","));
  }

  private String outside(String name, Limits asked, boolean byOwner) {
    if (!byOwner) {
      throw Matches.notOwner();
    }
    requireLimit(asked);
    if (!engines.definedNames().contains(name)) {
      throw Problem.unprocessable(
          "engine-not-defined",
          "%s is not defined for this server: expected %s"
              .formatted(
                  NotationError.quote(name),
                  engines.definedNames().isEmpty()
                      ? "an engine of its engines.json, which has none"
                      : String.join(", ", engines.definedNames())));
    }
    return name;
  }

  private static void requireLimit(Limits asked) {
    if (asked.equals(Limits.NONE)) {
      throw Problem.unprocessable(
          "bad-setting", "a player has no limit: expected timeMs, nodes or depth");
    }
  }

  private static Sprt sprt(JsonNode node) {
    var body =
        Body.of(node, "the sequential test", Set.of("elo0", "elo1", "alpha", "beta", "model"));
    var model = Optional.ofNullable(body.optionalText("model", LONGEST_NAME)).orElse("logistic");
    if (!List.of("logistic", "normalized").contains(model)) {
      throw Problem.badRequest(
          "model in the sequential test is %s: expected logistic or normalized"
              .formatted(NotationError.quote(model)));
    }
    try {
      return new Sprt(
          body.number("elo0", -MAX_ELO, MAX_ELO),
          body.number("elo1", -MAX_ELO, MAX_ELO),
          body.has("alpha") ? body.number("alpha", 0, 1) : 0.05,
          body.has("beta") ? body.number("beta", 0, 1) : 0.05,
          model.equals("logistic") ? Sprt.EloModel.LOGISTIC : Sprt.EloModel.NORMALIZED);
    } catch (IllegalArgumentException impossible) {
      throw Problem.unprocessable(
          "bad-setting",
          "the sequential test cannot be: expected elo0 below elo1, and alpha and beta above 0 and"
              + " up to 0.5");
    }
  }
}
