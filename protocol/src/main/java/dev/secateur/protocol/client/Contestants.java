package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Levels;
import dev.secateur.engine.Settings;
import java.util.List;

/// Finds contestants by a short text:
///
/// - `level:7`, `level:expert`: our engine at a level;
/// - `secateur:evaluator=classic,without=lmr+killers,threads=1,hash=64`: our engine with settings,
///   in this process, or with `process=gtp` and so on in a process of its own;
/// - `gtp:COMMAND`, `ugi:COMMAND`, ...: an engine in a process of its own;
/// - a name from a file of definitions;
/// - any of these after `NAME=`, which gives it another name.
public final class Contestants {

  private static final String LEVEL = "level";
  private static final String SECATEUR = "secateur";

  private final Evaluators evaluators;
  private final EngineDefinitions definitions;
  private final List<String> launcher;

  /// @param launcher the command that starts this program; `engine GAME ...` is added to it to
  ///     start our engine in a process of its own
  public Contestants(Evaluators evaluators, EngineDefinitions definitions, List<String> launcher) {
    this.evaluators = evaluators;
    this.definitions = definitions;
    this.launcher = List.copyOf(launcher);
  }

  /// Finds the contestants of a text.
  ///
  /// @throws NotationException if the text names none
  public ContestantSource parse(String text, Game game) {
    return parse(text, game, false);
  }

  /// Our engine with these settings, in this process.
  public static ContestantSource of(Game game, Settings settings) {
    return new NamedSource(SECATEUR, false, false, () -> InProcessContestant.of(game, settings));
  }

  private NamedSource parse(String text, Game game, boolean inDefinition) {
    int colon = text.indexOf(':');
    var head = colon < 0 ? text : text.substring(0, colon);
    int equals = head.indexOf('=');
    if (equals > 0) {
      var named = parse(text.substring(equals + 1), game, inDefinition);
      return named.withName(text.substring(0, equals));
    }
    var tail = colon < 0 ? "" : text.substring(colon + 1);
    if (head.equals(LEVEL) && colon > 0) {
      return level(text, tail, game);
    }
    if (head.equals(SECATEUR)) {
      return secateur(text, tail, game);
    }
    var protocol = Protocol.named(head);
    if (protocol.isPresent() && colon > 0) {
      return process(EngineDefinition.parse(protocol.get(), tail), game);
    }
    return inDefinition ? unknownInDefinition(text) : defined(text, game);
  }

  private static NamedSource unknownInDefinition(String text) {
    throw new NotationException(
        text,
        0,
        "a definition refers to %s, which is not an engine of ours"
            .formatted(NotationError.quote(text)),
        "level:N or secateur:SETTINGS");
  }

  /// The names that a user has defined, in the order of the file.
  public List<String> definedNames() {
    return definitions.names();
  }

  private NamedSource defined(String name, Game game) {
    var engine = definitions.engine(name);
    if (engine.isPresent()) {
      return process(engine.get(), game);
    }
    var player = definitions.player(name);
    if (player.isPresent()) {
      return parse(player.get(), game, true).withName(name);
    }
    throw new NotationException(
        name, 0, NotationError.quote(name) + " is not an engine", definitions.expected());
  }

  private NamedSource level(String text, String name, Game game) {
    var level = Levels.find(game, name);
    var settings = level.settings(game, evaluators);
    return new NamedSource(text, true, false, () -> InProcessContestant.of(game, level, settings));
  }

  private NamedSource secateur(String text, String options, Game game) {
    var definition = SecateurDefinition.parse(options, game, evaluators);
    if (definition.protocol().isPresent()) {
      return process(definition.toEngineDefinition(game, launcher), game).withName(text);
    }
    return new NamedSource(
        text,
        false,
        false,
        () ->
            LimitedContestant.of(
                InProcessContestant.of(game, definition.settings()), definition.limits()));
  }

  /// An engine in a process of its own.
  ///
  /// @throws NotationException if its protocol is made for another game
  static NamedSource process(EngineDefinition definition, Game game) {
    definition.protocol().check(game);
    return new NamedSource(
        definition.name(),
        false,
        definition.untimed(),
        () -> LimitedContestant.of(client(definition, game), definition.limits()));
  }

  static ProcessContestant client(EngineDefinition definition, Game game)
      throws EngineFault, InterruptedException {
    return switch (definition.protocol()) {
      case GTP -> GtpClient.start(definition, game);
      case UGI, UCI -> UgiClient.start(definition, game);
      case NBOARD -> NboardClient.start(definition, game);
      case QTP -> QtpClient.start(definition, game);
    };
  }

  interface Starter {
    Contestant start() throws EngineFault, InterruptedException;
  }

  record NamedSource(String name, boolean limitsItself, boolean isUntimed, Starter starter)
      implements ContestantSource {

    NamedSource withName(String other) {
      return new NamedSource(other, limitsItself, isUntimed, starter);
    }

    @Override
    public Contestant open() throws EngineFault, InterruptedException {
      return starter.start();
    }
  }
}
