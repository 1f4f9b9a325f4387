package dev.secateur.server.play;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Level;
import dev.secateur.engine.Levels;
import dev.secateur.engine.Settings;
import dev.secateur.server.ServiceLimits;
import dev.secateur.server.archive.Player.Computer;
import dev.secateur.server.archive.Player.ComputerLevel;
import dev.secateur.server.archive.Player.CustomSearch;
import java.util.ArrayList;
import java.util.Map;

/// The settings and limits of the search of a player.
public final class PlayerSettings {

  private PlayerSettings() {}

  static Level level(Game game, int number) {
    return Levels.find(game, Integer.toString(number));
  }

  /// The settings of a player's search.
  ///
  /// @throws Problem if a setting is unknown or more than the server allows
  public static Settings settings(
      Game game, Computer player, Evaluators evaluators, ServiceLimits service) {
    try {
      return switch (player) {
        case ComputerLevel(int number) -> level(game, number).settings(game, evaluators);
        case CustomSearch search -> ofCustom(game, search, evaluators, service);
      };
    } catch (NotationException broken) {
      throw Problem.unprocessable("bad-setting", broken.error().message());
    }
  }

  private static Settings ofCustom(
      Game game, CustomSearch search, Evaluators evaluators, ServiceLimits service) {
    var preset = search.preset() == null ? "default" : search.preset();
    var settings = evaluators.preset(game, preset, search.evaluator());
    Map<String, String> options = search.options() == null ? Map.of() : search.options();
    for (var option : options.entrySet()) {
      settings = settings.with(evaluators.options(), option.getKey() + "=" + option.getValue());
    }
    check(settings.options(), SearchOption.THREADS, service.threads().moves());
    check(settings.options(), SearchOption.HASH, service.search().hash());
    return settings;
  }

  private static void check(SearchOptions options, SearchOption option, int max) {
    if (options.number(option) > max) {
      throw Problem.unprocessable(
          "bad-setting",
          "%s=%d is more than this server gives: expected %d at most"
              .formatted(option.text(), options.number(option), max));
    }
  }

  /// The limits of a search. Every search has a time limit.
  ///
  /// @throws Problem if a limit is more than the server allows
  static Limits limits(Game game, Computer player, ServiceLimits service) {
    return switch (player) {
      case ComputerLevel(int number) -> level(game, number).limits();
      case CustomSearch search -> limits(search, service);
    };
  }

  private static Limits limits(CustomSearch search, ServiceLimits service) {
    int depth = search.depth() == null ? 0 : search.depth();
    long nodes = search.nodes() == null ? 0 : search.nodes();
    long time = search.timeMs() == null ? 0 : search.timeMs();
    if (depth > service.search().depth()) {
      throw Problem.unprocessable(
          "bad-setting",
          "depth %d is more than this server gives: expected %d at most"
              .formatted(depth, service.search().depth()));
    }
    if (time > service.search().millis()) {
      throw Problem.unprocessable(
          "bad-setting",
          "%d ms is more than this server gives: expected %d at most"
              .formatted(time, service.search().millis()));
    }
    if (depth == 0 && nodes == 0 && time == 0) {
      throw Problem.unprocessable(
          "bad-setting", "a custom player has no limit: expected timeMs, depth or nodes");
    }
    long max = time == 0 ? service.search().millis() : time;
    return Limits.depth(depth).withNodes(nodes).withMoveTime(max).toPlay();
  }

  /// The settings as the command line would take them.
  static String describe(Settings settings) {
    var parts = new ArrayList<String>();
    parts.add("evaluator=" + settings.evaluator().name());
    settings.weights().forEach((name, value) -> parts.add(name + "=" + value));
    settings.options().changes().forEach((name, value) -> parts.add(name + "=" + value));
    return String.join(" ", parts);
  }
}
