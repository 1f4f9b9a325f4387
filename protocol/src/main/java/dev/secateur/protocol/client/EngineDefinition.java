package dev.secateur.protocol.client;

import dev.secateur.core.Limits;
import dev.secateur.protocol.Dialect;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How to start an engine in a process of its own and how to talk to it. Immutable; each `with`
/// method returns a new definition.
///
/// @param name shown in reports
/// @param command the program and its arguments
/// @param folder its working folder; ours if none is given
/// @param environment added to our environment
/// @param options sent by `setoption`, in protocols that have it
/// @param lines sent as they are after the engine has introduced itself
/// @param startUp how long it may take until its first answer
/// @param log a file for all lines sent and received and for its standard error, if wanted
/// @param limits of its own, in addition to those of a match
/// @param untimed whether it plays without the time limits of a match
public record EngineDefinition(
    String name,
    Protocol protocol,
    List<String> command,
    Optional<Path> folder,
    Map<String, String> environment,
    Map<String, String> options,
    List<String> lines,
    Duration startUp,
    Optional<Path> log,
    Dialect dialect,
    Limits limits,
    boolean untimed) {

  /// Enough for a Java program on a busy computer.
  public static final Duration DEFAULT_START_UP = Duration.ofSeconds(20);

  public EngineDefinition {
    command = List.copyOf(command);
    environment = Map.copyOf(environment);
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    lines = List.copyOf(lines);
  }

  /// A definition with default values, for a command as a user types it; arguments with spaces are
  /// in quotation marks.
  ///
  /// @throws dev.secateur.core.NotationException if the text is not a command
  public static EngineDefinition parse(Protocol protocol, String command) {
    return of(protocol, CommandWords.of(command));
  }

  /// A definition with default values, named after the program.
  public static EngineDefinition of(Protocol protocol, List<String> command) {
    var program = Path.of(command.getFirst()).getFileName();
    return new EngineDefinition(
        program == null ? command.getFirst() : program.toString(),
        protocol,
        command,
        Optional.empty(),
        Map.of(),
        Map.of(),
        List.of(),
        DEFAULT_START_UP,
        Optional.empty(),
        protocol.dialect(),
        Limits.NONE,
        false);
  }

  public EngineDefinition withLog(Path file) {
    return new EngineDefinition(
        name,
        protocol,
        command,
        folder,
        environment,
        options,
        lines,
        startUp,
        Optional.of(file),
        dialect,
        limits,
        untimed);
  }

  public EngineDefinition withStartUp(Duration time) {
    return new EngineDefinition(
        name,
        protocol,
        command,
        folder,
        environment,
        options,
        lines,
        time,
        log,
        dialect,
        limits,
        untimed);
  }

  public EngineDefinition withLimits(Limits others) {
    return new EngineDefinition(
        name,
        protocol,
        command,
        folder,
        environment,
        options,
        lines,
        startUp,
        log,
        dialect,
        others,
        untimed);
  }
}
