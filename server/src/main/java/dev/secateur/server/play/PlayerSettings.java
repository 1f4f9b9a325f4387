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
import dev.secateur.server.archive.Player;
import java.util.ArrayList;
import java.util.Map;

/// How a search has to be set up to be the player that somebody asked for.
public final class PlayerSettings {

  private PlayerSettings() {}

  static Level level(Game game, Player player) {
    return Levels.find(game, String.valueOf(player.level()));
  }

  /// What a player's fields mean.
  ///
  /// @throws Problem if they mean nothing or ask for more than the service gives
  public static Settings settings(
      Game game, Player player, Evaluators evaluators, ServiceLimits service) {
    try {
      if (player.kind() == Player.Kind.level) {
        return level(game, player).settings(game, evaluators);
      }
      var evaluator =
          player.evaluator() == null
              ? evaluators.standard(game)
              : evaluators.find(game, player.evaluator());
      var preset = player.preset() == null ? "default" : player.preset();
      var settings = Settings.of(evaluator).with(evaluators.options().preset(preset));
      Map<String, String> options = player.options() == null ? Map.of() : player.options();
      for (var option : options.entrySet()) {
        settings = settings.with(evaluators.options(), option.getKey() + "=" + option.getValue());
      }
      check(settings.options(), SearchOption.THREADS, service.threads().moves());
      check(settings.options(), SearchOption.HASH, service.search().hash());
      return settings;
    } catch (NotationException broken) {
      throw Problem.unprocessable("bad-setting", broken.error().message());
    }
  }

  private static void check(SearchOptions options, SearchOption option, int max) {
    if (options.number(option) > max) {
      throw Problem.unprocessable(
          "bad-setting",
          "%s=%d is more than this server gives: expected %d at most"
              .formatted(option.text(), options.number(option), max));
    }
  }

  /// When the player has to stop thinking: every search ends some day.
  ///
  /// @throws Problem if it asks for more than the service gives
  static Limits limits(Game game, Player player, ServiceLimits service) {
    if (player.kind() == Player.Kind.level) {
      return level(game, player).limits();
    }
    int depth = player.depth() == null ? 0 : player.depth();
    long nodes = player.nodes() == null ? 0 : player.nodes();
    long time = player.timeMs() == null ? 0 : player.timeMs();
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
