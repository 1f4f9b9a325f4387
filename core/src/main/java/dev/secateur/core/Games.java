package dev.secateur.core;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/// All games, found by the text that a user types: `checkers`, `quoridor:size=5`.
public final class Games {

  private final Map<String, Game> byName = new TreeMap<>();
  private final Plugins plugins;
  private final OptionTable options;

  @GuardedBy("this")
  private final Set<String> problems = new LinkedHashSet<>();

  public Games(Plugins plugins) {
    this.plugins = plugins;
    var gameOptions = new LinkedHashMap<String, SearchOption>();
    for (Game game : plugins.load(Game.class)) {
      try {
        var own = game.options();
        var earlier = byName.putIfAbsent(game.name(), game);
        if (earlier == null) {
          own.forEach(option -> add(option, game, gameOptions));
        } else {
          leaveOut("the game", game, "there is another game named " + game.name());
        }
      } catch (LinkageError otherVersion) {
        leaveOut("the game", game, otherVersion);
      }
    }
    options = new OptionTable(gameOptions.values());
  }

  private void add(SearchOption option, Game game, Map<String, SearchOption> gameOptions) {
    var name = option.text();
    boolean isGeneral = SearchOption.general().stream().anyMatch(own -> own.text().equals(name));
    if (isGeneral || gameOptions.putIfAbsent(name, option) != null) {
      leaveOut("the option %s of".formatted(name), game, "there is another option named " + name);
    }
  }

  /// Reports that a plug-in's service is not used, because it was built for another version.
  ///
  /// @param what the kind of service: `the game`
  public void leaveOut(String what, Object service, LinkageError otherVersion) {
    leaveOut(what, service, "it was built for another version (%s)".formatted(otherVersion));
  }

  /// Reports that a plug-in's service is not used.
  ///
  /// @param what the kind of service: `the game`
  public synchronized void leaveOut(String what, Object service, String why) {
    problems.add("%s %s is left out: %s".formatted(what, service.getClass().getName(), why));
  }

  /// The games on the class path.
  public static Games installed() {
    return new Games(Plugins.none());
  }

  /// In alphabetical order.
  public List<Game> all() {
    return List.copyOf(byName.values());
  }

  /// All search options, including those of these games.
  public OptionTable options() {
    return options;
  }

  /// Services for these games from the same jars: evaluators, file formats.
  public <T> List<T> services(Class<T> service) {
    return plugins.load(service);
  }

  /// One line for each thing that is left out.
  public synchronized List<String> problems() {
    return Stream.concat(plugins.problems().stream(), problems.stream()).toList();
  }

  /// The game that a text such as `quoridor:size=5` names.
  ///
  /// @throws NotationException if there is none, or a parameter is unknown or out of range
  public Game find(String specification) {
    int colon = specification.indexOf(':');
    var name = colon < 0 ? specification : specification.substring(0, colon);
    var game = byName.get(name);
    if (game == null) {
      throw new NotationException(
          specification, 0, NotationError.quote(name) + " is not a game", list(byName.keySet()));
    }
    return colon < 0 ? game : game.configured(parameterValues(game, specification, colon + 1));
  }

  private static Map<String, Integer> parameterValues(Game game, String text, int from) {
    var values = new LinkedHashMap<String, Integer>();
    game.parameters().forEach(parameter -> values.put(parameter.name(), parameter.standard()));
    int at = from;
    var assigned = new HashSet<String>();
    for (String assignment : text.substring(from).split(",", -1)) {
      var parameter = parameterOf(game, text, at, assignment);
      if (!assigned.add(parameter.name())) {
        throw new NotationException(
            text, at, parameter.name() + " is set twice", "each parameter once");
      }
      values.put(parameter.name(), valueOf(parameter, text, at, assignment));
      at += assignment.length() + 1;
    }
    return values;
  }

  private static GameParameter parameterOf(Game game, String text, int at, String assignment) {
    int equals = assignment.indexOf('=');
    var name = equals < 0 ? assignment : assignment.substring(0, equals);
    for (GameParameter parameter : game.parameters()) {
      if (parameter.name().equals(name)) {
        return parameter;
      }
    }
    var names = game.parameters().stream().map(GameParameter::name).toList();
    throw new NotationException(
        text,
        at,
        "%s is not a parameter of %s".formatted(NotationError.quote(name), game.name()),
        names.isEmpty() ? "none: the game has no parameters" : list(names) + ", as name=number");
  }

  private static int valueOf(GameParameter parameter, String text, int at, String assignment) {
    int equals = assignment.indexOf('=');
    var digits = equals < 0 ? "" : assignment.substring(equals + 1);
    if (digits.matches("[0-9]{1,6}") && parameter.allows(Integer.parseInt(digits))) {
      return Integer.parseInt(digits);
    }
    throw new NotationException(
        text,
        at,
        "%s is not a value of %s".formatted(NotationError.quote(digits), parameter.name()),
        "a number from %d to %d".formatted(parameter.min(), parameter.max()));
  }

  private static String list(Iterable<String> names) {
    return String.join(", ", names);
  }
}
