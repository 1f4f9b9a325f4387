package dev.secateur.server.web.request;

import dev.secateur.server.archive.Player;
import dev.secateur.server.archive.Player.ComputerLevel;
import dev.secateur.server.archive.Player.CustomSearch;
import dev.secateur.server.archive.Player.Person;
import dev.secateur.server.play.Problem;
import dev.secateur.server.web.request.FieldRules.MaxLength;
import dev.secateur.server.web.request.FieldRules.ObjectName;
import dev.secateur.server.web.request.FieldRules.WholeNumber;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A player of a game: `human`, `level` or `custom`.
@ObjectName("a player")
public record PlayerRequest(
    @MaxLength(100) String kind,
    @WholeNumber(min = 1, max = PlayerRequest.MAX_LEVEL) @Nullable Integer level,
    @WholeNumber(min = 1) @Nullable Long timeMs,
    @WholeNumber(min = 1, max = 1000) @Nullable Integer depth,
    @WholeNumber(min = 1, max = Long.MAX_VALUE) @Nullable Long nodes,
    @MaxLength(100) @Nullable String evaluator,
    @MaxLength(100) @Nullable String preset,
    @Nullable Map<String, String> options) {

  static final int MAX_LEVEL = 100;

  static int required(@Nullable Integer level) {
    if (level == null) {
      throw RequestReader.missing("a player", "level", RequestReader.wholeNumber(1, MAX_LEVEL));
    }
    return level;
  }

  public Player toPlayer() {
    return switch (kind) {
      case "human" -> new Person();
      case "level" -> new ComputerLevel(required(level));
      case "custom" -> new CustomSearch(timeMs, depth, nodes, evaluator, preset, options);
      default ->
          throw Problem.badRequest("a player's kind is unknown: expected human, level or custom");
    };
  }

  static List<Player> toPlayers(List<PlayerRequest> pair) {
    return pair.stream().map(PlayerRequest::toPlayer).toList();
  }
}
