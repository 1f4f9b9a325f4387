package dev.secateur.protocol.client;

import dev.secateur.core.Limits;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.protocol.Dialect;
import dev.secateur.protocol.Dialect.Anchor;
import dev.secateur.protocol.Dialect.Seats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Players with names that a user has chosen, read from a file such as
///
/// ```json
/// {"engines": [
///   {"name": "rhino", "protocol": "gtp", "command": "/usr/games/gtp-rhino"},
///   {"name": "plain", "player": "secateur:without=lmr+killers"}
/// ]}
/// ```
public final class EngineDefinitions {

  /// No definitions.
  public static final EngineDefinitions NONE = new EngineDefinitions(Map.of(), Map.of(), "");

  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String FILE = "engines.json";
  private static final int MAX_SECONDS = 86_400;
  private static final Set<String> KEYS =
      Set.of(
          "name",
          "player",
          "protocol",
          "command",
          "folder",
          "environment",
          "options",
          "lines",
          "startUpSeconds",
          "log",
          "seats",
          "walls",
          "depth",
          "nodes",
          "moveTimeMs",
          "time");

  private final Map<String, EngineDefinition> engines;
  private final Map<String, String> players;
  private final String source;

  private EngineDefinitions(
      Map<String, EngineDefinition> engines, Map<String, String> players, String source) {
    this.engines = Collections.unmodifiableMap(engines);
    this.players = Collections.unmodifiableMap(players);
    this.source = source;
  }

  /// The user's definitions: those of the given file, or of `engines.json` in the working folder or
  /// in the folder of the user's configuration. Without a file there are no definitions.
  ///
  /// @param environment the environment variables, which may name the folder of the configuration
  /// @throws NotationException if something in the file is wrong
  /// @throws IOException if the file cannot be read
  public static EngineDefinitions find(Optional<Path> file, Map<String, String> environment)
      throws IOException {
    if (file.isPresent()) {
      return read(file.get());
    }
    for (Path candidate : List.of(Path.of(FILE), configuration(environment))) {
      if (Files.exists(candidate)) {
        return read(candidate);
      }
    }
    return NONE;
  }

  private static Path configuration(Map<String, String> environment) {
    var given = environment.getOrDefault("XDG_CONFIG_HOME", "");
    var folder =
        given.isEmpty() ? Path.of(System.getProperty("user.home"), ".config") : Path.of(given);
    return folder.resolve("secateur").resolve(FILE);
  }

  /// Relative paths in the file are relative to its folder.
  public static EngineDefinitions read(Path file) throws IOException {
    var folder = file.toAbsolutePath().getParent();
    var text = Files.readString(file);
    try {
      return parse(text, folder == null ? file.toAbsolutePath() : folder, file.toString());
    } catch (NotationException bad) {
      var error = bad.error();
      throw new NotationException(text, 0, file + ": " + error.wrong(), error.expected());
    }
  }

  static EngineDefinitions parse(String text, Path folder, String source) {
    JsonNode json;
    try {
      json = MAPPER.readTree(text);
    } catch (JacksonException broken) {
      var at = broken.getLocation();
      throw wrong(
          "this is not JSON (line %d)".formatted(at == null ? 1 : at.getLineNr()), "a JSON object");
    }
    if (!json.path("engines").isArray()) {
      throw wrong("there is no list of engines", "{\"engines\": [...]}");
    }
    var engines = new LinkedHashMap<String, EngineDefinition>();
    var players = new LinkedHashMap<String, String>();
    int number = 0;
    for (JsonNode entry : json.path("engines")) {
      var where = "engines[%d]".formatted(number++);
      var reader = new EntryReader(entry, where, folder);
      var name = reader.name();
      if (engines.containsKey(name) || players.containsKey(name)) {
        throw wrong(where + ": there are two engines named " + name, "each name once");
      }
      if (entry.has("player")) {
        players.put(name, reader.text("player"));
      } else {
        engines.put(name, reader.definition(name));
      }
    }
    return new EngineDefinitions(engines, players, source);
  }

  /// All names, in the order of the file.
  public List<String> names() {
    var names = new ArrayList<>(engines.keySet());
    names.addAll(players.keySet());
    return List.copyOf(names);
  }

  Optional<EngineDefinition> engine(String name) {
    return Optional.ofNullable(engines.get(name));
  }

  /// The short text that defines a player of ours.
  Optional<String> player(String name) {
    return Optional.ofNullable(players.get(name));
  }

  /// What a user can write instead of an unknown name.
  String expected() {
    return names().isEmpty()
        ? "level:N, secateur:OPTIONS, PROTOCOL:COMMAND with a protocol of %s, or a name defined in %s"
            .formatted(Protocol.names(), FILE)
        : "%s (defined in %s), level:N, secateur:OPTIONS or PROTOCOL:COMMAND"
            .formatted(String.join(", ", names()), source);
  }

  private static NotationException wrong(String what, String expected) {
    return new NotationException("", 0, what, expected);
  }

  /// One entry of the file.
  private record EntryReader(JsonNode json, String where, Path folder) {

    private EntryReader {
      if (!json.isObject()) {
        throw wrong(
            where + " is not an object", "{\"name\": ..., \"protocol\": ..., \"command\": ...}");
      }
      for (String key : json.propertyNames()) {
        if (!KEYS.contains(key)) {
          throw wrong(
              "%s has the unknown field %s".formatted(where, NotationError.quote(key)),
              String.join(", ", KEYS.stream().sorted().toList()));
        }
      }
    }

    String name() {
      var name = text("name");
      if (name.isBlank() || name.contains(":") || name.contains("=")) {
        throw wrong(
            "%s: %s is not a name".formatted(where, NotationError.quote(name)),
            "a word without : and =");
      }
      return name;
    }

    EngineDefinition definition(String name) {
      var protocol = Protocol.find(text("protocol"));
      var defaults = protocol.dialect();
      return new EngineDefinition(
          name,
          protocol,
          command(),
          path("folder").or(() -> Optional.of(folder)),
          texts("environment"),
          texts("options"),
          list("lines"),
          Duration.ofSeconds(
              number("startUpSeconds", EngineDefinition.DEFAULT_START_UP.toSeconds(), MAX_SECONDS)),
          path("log"),
          new Dialect(
              json.has("seats")
                  ? Dialect.find(Seats.class, "seats", text("seats"))
                  : defaults.seats(),
              json.has("walls")
                  ? Dialect.find(Anchor.class, "walls", text("walls"))
                  : defaults.walls()),
          Limits.NONE
              .withDepth((int) number("depth", 0, 1_000))
              .withNodes(number("nodes", 0, Long.MAX_VALUE))
              .withMoveTime(number("moveTimeMs", 0, MAX_SECONDS * 1_000L)),
          isUntimed());
    }

    private boolean isUntimed() {
      if (!json.has("time")) {
        return false;
      }
      if (!text("time").equals("none")) {
        throw wrong(
            "%s.time is %s".formatted(where, NotationError.quote(text("time"))),
            "none, or moveTimeMs for a time of its own");
      }
      return true;
    }

    private List<String> command() {
      return json.path("command").isArray() ? list("command") : CommandWords.of(text("command"));
    }

    private Optional<Path> path(String key) {
      return json.has(key) ? Optional.of(folder.resolve(text(key))) : Optional.empty();
    }

    String text(String key) {
      if (!json.path(key).isString()) {
        throw wrong("%s.%s is not a text".formatted(where, key), "\"%s\": \"...\"".formatted(key));
      }
      return json.path(key).stringValue();
    }

    private List<String> list(String key) {
      var values = json.path(key);
      boolean isList = values.isMissingNode() || values.isArray();
      if (!isList || values.valueStream().anyMatch(value -> !value.isString())) {
        throw wrong("%s.%s is not a list of texts".formatted(where, key), "[\"...\", \"...\"]");
      }
      return values.valueStream().map(JsonNode::stringValue).toList();
    }

    private Map<String, String> texts(String key) {
      var values = json.path(key);
      if (!values.isMissingNode() && !values.isObject()) {
        throw wrong("%s.%s is not an object".formatted(where, key), "{\"name\": \"value\"}");
      }
      var texts = new LinkedHashMap<String, String>();
      values.properties().forEach(one -> texts.put(one.getKey(), one.getValue().asString()));
      return texts;
    }

    private long number(String key, long defaultValue, long max) {
      var value = json.path(key);
      if (value.isMissingNode()) {
        return defaultValue;
      }
      if (!value.isIntegralNumber() || !value.canConvertToLong()) {
        throw wrong("%s.%s is not a whole number".formatted(where, key), "1 to " + max);
      }
      long number = value.longValue();
      if (number < 1 || number > max) {
        throw wrong("%s.%s is %d".formatted(where, key, number), "1 to " + max);
      }
      return number;
    }
  }
}
