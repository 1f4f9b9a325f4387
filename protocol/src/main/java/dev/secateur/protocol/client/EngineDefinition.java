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

/// An engine in a process of its own: how to start it and how to speak to it. Immutable; each
/// `with` gives a new definition.
///
/// @param name what people call it
/// @param command the program and its arguments
/// @param folder in which it runs; ours where none is given
/// @param environment what is added to ours
/// @param options sent by `setoption`, in protocols that have it
/// @param lines sent as they are after the engine has introduced itself
/// @param startUp how long it may take until it speaks
/// @param log where everything said and its standard error are written, if anywhere
/// @param limits its own, kept beside those of a match
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
    Limits limits) {

  /// Time enough for a virtual machine on a busy computer.
  public static final Duration USUAL_START_UP = Duration.ofSeconds(20);

  public EngineDefinition {
    command = List.copyOf(command);
    environment = Map.copyOf(environment);
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    lines = List.copyOf(lines);
  }

  /// The same for a command as a user types it, words in quotation marks where they need it.
  ///
  /// @throws dev.secateur.core.NotationException if it is no command
  public static EngineDefinition parse(Protocol protocol, String command) {
    return of(protocol, CommandWords.of(command));
  }

  /// An engine with nothing unusual about it, named after its program.
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
        USUAL_START_UP,
        Optional.empty(),
        protocol.dialect(),
        Limits.NONE);
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
        limits);
  }

  public EngineDefinition withStartUp(Duration allowance) {
    return new EngineDefinition(
        name,
        protocol,
        command,
        folder,
        environment,
        options,
        lines,
        allowance,
        log,
        dialect,
        limits);
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
        others);
  }
}
