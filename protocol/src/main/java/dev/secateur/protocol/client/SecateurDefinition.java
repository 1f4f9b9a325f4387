package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The settings of our engine as a short text:
/// `evaluator=classic,preset=founding,without=lmr+killers,hash=64,depth=6,process=ugi`.
///
/// @param limits of its own, in addition to those of a match
/// @param protocol of the engine in a process of its own; none for an engine in this process
/// @param assignments all values other than limits and protocol, by name
record SecateurDefinition(
    Settings settings,
    Limits limits,
    Optional<Protocol> protocol,
    Map<String, String> assignments) {

  private static final String EXPECTED =
      "name=value, such as evaluator=material,without=lmr,hash=64";

  /// @throws NotationException if a name or a value is unknown
  static SecateurDefinition parse(String text, Game game, Evaluators evaluators) {
    var values = split(text);
    var protocol =
        Optional.ofNullable(values.remove("process")).map(SecateurDefinition::supportedProtocol);
    var limits =
        Limits.NONE
            .withDepth((int) number(values, "depth", 1_000))
            .withNodes(number(values, "nodes", 1_000_000_000_000L))
            .withMoveTime(number(values, "movetime", 86_400_000));
    return new SecateurDefinition(settings(values, game, evaluators), limits, protocol, values);
  }

  /// Our engine speaks all protocols except UCI, which is made for chess.
  private static Protocol supportedProtocol(String text) {
    var protocol = Protocol.find(text);
    if (protocol == Protocol.UCI) {
      throw new NotationException(text, 0, "our engine does not speak uci", "ugi");
    }
    return protocol;
  }

  private static Map<String, String> split(String text) {
    var values = new TreeMap<String, String>();
    int at = 0;
    for (String assignment : text.isEmpty() ? new String[0] : text.split(",", -1)) {
      int equals = assignment.indexOf('=');
      if (equals <= 0) {
        throw new NotationException(
            text, at, NotationError.quote(assignment) + " sets nothing", EXPECTED);
      }
      var name = assignment.substring(0, equals).strip();
      if (values.put(name, assignment.substring(equals + 1).strip()) != null) {
        throw new NotationException(text, at, name + " is set twice", "each name once");
      }
      at += assignment.length() + 1;
    }
    return values;
  }

  private static long number(Map<String, String> values, String name, long max) {
    var text = values.remove(name);
    if (text == null) {
      return 0;
    }
    if (text.matches("[1-9][0-9]{0,12}") && Long.parseLong(text) <= max) {
      return Long.parseLong(text);
    }
    throw new NotationException(
        text,
        0,
        "%s is not a value of %s".formatted(NotationError.quote(text), name),
        "1 to " + max);
  }

  private static Settings settings(Map<String, String> values, Game game, Evaluators evaluators) {
    var table = evaluators.options();
    var settings =
        evaluators.preset(game, values.getOrDefault("preset", "default"), values.get("evaluator"));
    var without = values.get("without");
    if (without != null) {
      settings = settings.with(table.without(settings.options(), without));
    }
    for (var entry : values.entrySet()) {
      if (!hasOptionOfItsOwn(entry.getKey())) {
        settings = settings.with(table, entry.getKey() + "=" + entry.getValue());
      }
    }
    return settings;
  }

  /// Whether the command line has an option for it; all other values are given by `--set`.
  private static boolean hasOptionOfItsOwn(String name) {
    return name.equals("evaluator") || name.equals("preset") || name.equals("without");
  }

  /// The same engine in a process of its own.
  EngineDefinition toEngineDefinition(Game game, List<String> launcher) {
    var processProtocol = protocol.orElse(Protocol.UGI);
    var command = new ArrayList<>(launcher);
    command.addAll(List.of("engine", game.specification(), "--protocol", processProtocol.text()));
    assignments.forEach(
        (name, value) ->
            command.addAll(
                hasOptionOfItsOwn(name)
                    ? List.of("--" + name, value)
                    : List.of("--set", name + "=" + value)));
    return EngineDefinition.of(processProtocol, command).withLimits(limits);
  }
}
