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
import dev.secateur.server.archive.Player.CustomSearch;
import dev.secateur.server.lab.LabLimits;
import dev.secateur.server.lab.Matches;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.Rooms;
import dev.secateur.server.web.request.NewMatchRequest;
import dev.secateur.server.web.request.NewMatchRequest.MatchPlayerRequest;
import dev.secateur.server.web.request.NewMatchRequest.SequentialTestRequest;
import dev.secateur.server.web.request.RequestReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Makes the set-up of a match from a request. Players become the texts by which the lab knows
/// them; a request cannot contain a command.
final class NewMatch {

  private static final int DEFAULT_GAMES = 100;
  private static final int DEFAULT_HASH = 16;
  private static final double DEFAULT_ERROR = 0.05;

  /// On a busy machine an engine may answer late without being at fault.
  private static final Duration MARGIN = Duration.ofSeconds(2);

  private final Games games;
  private final Contestants engines;
  private final Rooms rooms;
  private final LabLimits limits;

  NewMatch(Games games, Contestants engines, Rooms rooms, LabLimits limits) {
    this.games = games;
    this.engines = engines;
    this.rooms = rooms;
    this.limits = limits;
  }

  /// The match that a client asks for.
  ///
  /// @param byOwner whether the client may start programs on this machine
  /// @throws Problem if it cannot be played
  MatchSetup setup(NewMatchRequest asked, String id, boolean byOwner) {
    try {
      var game = games.find(asked.game());
      int count = evenGames(asked.games());
      int seed = asked.seed() == null ? 1 : asked.seed();
      return new MatchSetup(
          game.name() + "-" + id,
          game,
          players(asked, game, byOwner),
          MatchFormat.ROUND_ROBIN,
          count,
          Openings.standard(game, count / 2, seed),
          isRandom(asked.order()),
          seed,
          Adjudication.NONE,
          Optional.ofNullable(asked.sprt()).map(NewMatch::sprt),
          false,
          MARGIN,
          Duration.ofMillis(limits.millis()));
    } catch (NotationException broken) {
      throw Problem.unprocessable("bad-setting", broken.error().message());
    }
  }

  private int evenGames(@Nullable Integer given) {
    if (given == null) {
      return DEFAULT_GAMES;
    }
    RequestReader.check("games", given, 2, limits.games());
    if (given % 2 != 0) {
      throw RequestReader.wrong(
          "the body",
          "games",
          given,
          "an even number, because every opening is played with both colours");
    }
    return given;
  }

  private static boolean isRandom(@Nullable String order) {
    return switch (order == null ? "random" : order) {
      case "random" -> true;
      case "given" -> false;
      case String other -> throw RequestReader.wrong("the body", "order", other, "random or given");
    };
  }

  private List<MatchPlayer> players(NewMatchRequest asked, Game game, boolean byOwner) {
    var common = asked.limits() == null ? Limits.NONE : asked.limits().toLimits();
    var players = new ArrayList<MatchPlayer>();
    var names = new HashSet<String>();
    for (MatchPlayerRequest request : asked.players()) {
      var player = player(request, game, common, byOwner);
      var name = player.name();
      for (int twin = 2; !names.add(name); twin++) {
        name = "%s (%d)".formatted(player.name(), twin);
      }
      players.add(new MatchPlayer(name, player.text(), player.limits(), player.source()));
    }
    return players;
  }

  private MatchPlayer player(MatchPlayerRequest player, Game game, Limits common, boolean byOwner) {
    var own = player.toLimits();
    var asked = own.equals(Limits.NONE) ? common : own;
    var text =
        switch (player.kind()) {
          case "level" -> "level:" + player.requiredLevel();
          case "custom" -> custom(player, game, asked);
          case "engine" -> outside(player.requiredEngine(), asked, byOwner);
          default ->
              throw Problem.badRequest(
                  "a player's kind is unknown: expected level, custom or engine");
        };
    var name = player.name() == null ? "" : player.name().strip();
    return new MatchPlayer(
        name.isEmpty() ? text : name, text, asked.toPlay(), engines.parse(text, game));
  }

  private String custom(MatchPlayerRequest player, Game game, Limits asked) {
    requireLimit(asked);
    Map<String, String> options = new LinkedHashMap<>();
    options.put("hash", Integer.toString(Math.min(DEFAULT_HASH, limits.hash())));
    if (player.options() != null) {
      options.putAll(player.options());
    }
    // Every name and value is one that the option table or the evaluator knows.
    rooms.check(
        game,
        List.of(new CustomSearch(null, 1, null, player.evaluator(), player.preset(), options)));
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

  private static Sprt sprt(SequentialTestRequest asked) {
    var model =
        switch (asked.model() == null ? "logistic" : asked.model()) {
          case "logistic" -> Sprt.EloModel.LOGISTIC;
          case "normalized" -> Sprt.EloModel.NORMALIZED;
          case String other ->
              throw RequestReader.wrong(
                  "the sequential test", "model", other, "logistic or normalized");
        };
    try {
      return new Sprt(
          asked.elo0(),
          asked.elo1(),
          asked.alpha() == null ? DEFAULT_ERROR : asked.alpha(),
          asked.beta() == null ? DEFAULT_ERROR : asked.beta(),
          model);
    } catch (IllegalArgumentException impossible) {
      throw Problem.unprocessable(
          "bad-setting",
          "the sequential test is not possible: expected elo0 below elo1, and alpha and beta above 0 and"
              + " up to 0.5");
    }
  }
}
