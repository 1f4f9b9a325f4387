package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Levels;
import java.util.List;

/// Finds the contestant that a short text means:
///
/// - `level:7`, `level:expert`: ours at a level;
/// - `secateur:evaluator=classic,without=lmr+killers,threads=1,hash=64`: ours with settings, in
///   this process, or with `process=gtp` and so on in a process of its own;
/// - `gtp:COMMAND`, `ugi:COMMAND`, ...: an engine in a process of its own;
/// - a name from a file of definitions;
/// - any of these after `NAME=`, to be called by that name.
public final class Contestants {

  private static final String LEVEL = "level";
  private static final String SECATEUR = "secateur";

  private final Evaluators evaluators;
  private final EngineDefinitions definitions;
  private final List<String> launcher;

  /// @param launcher the command that starts this very program, to which `engine GAME ...` is added
  ///     for our engine in a process of its own
  public Contestants(Evaluators evaluators, EngineDefinitions definitions, List<String> launcher) {
    this.evaluators = evaluators;
    this.definitions = definitions;
    this.launcher = List.copyOf(launcher);
  }

  /// The contestants that the text means.
  ///
  /// @throws NotationException if it means none
  public ContestantSource parse(String text, Game game) {
    return parse(text, game, false);
  }

  private Source parse(String text, Game game, boolean inDefinition) {
    int colon = text.indexOf(':');
    var head = colon < 0 ? text : text.substring(0, colon);
    int equals = head.indexOf('=');
    if (equals > 0) {
      var named = parse(text.substring(equals + 1), game, inDefinition);
      return named.called(text.substring(0, equals));
    }
    var tail = colon < 0 ? "" : text.substring(colon + 1);
    if (head.equals(LEVEL) && colon > 0) {
      return level(text, tail, game);
    }
    if (head.equals(SECATEUR)) {
      return own(text, tail, game);
    }
    var protocol = Protocol.named(head);
    if (protocol.isPresent() && colon > 0) {
      return process(EngineDefinition.parse(protocol.get(), tail), game);
    }
    return inDefinition ? notInDefinition(text) : defined(text, game);
  }

  private static Source notInDefinition(String text) {
    throw new NotationException(
        text,
        0,
        "a definition speaks of %s, which it cannot explain".formatted(NotationError.quote(text)),
        "level:N or secateur:SETTINGS in it");
  }

  /// The names that a user has defined, in the order of the file.
  public List<String> definedNames() {
    return definitions.names();
  }

  private Source defined(String name, Game game) {
    var engine = definitions.engine(name);
    if (engine.isPresent()) {
      return process(engine.get(), game);
    }
    var player = definitions.player(name);
    if (player.isPresent()) {
      return parse(player.get(), game, true).called(name);
    }
    throw new NotationException(
        name, 0, NotationError.quote(name) + " is not an engine", definitions.expected());
  }

  private Source level(String text, String name, Game game) {
    var level = Levels.find(game, name);
    var settings = level.settings(game, evaluators);
    return new Source(text, true, () -> InProcessContestant.of(game, level, settings));
  }

  private Source own(String text, String options, Game game) {
    var own = SecateurDefinition.parse(options, game, evaluators);
    if (own.protocol().isPresent()) {
      return process(own.definition(game, launcher), game).called(text);
    }
    return new Source(
        text, false, () -> LimitedContestant.of(InProcessContestant.of(game, own.settings()), own.limits()));
  }

  /// An engine in a process of its own.
  ///
  /// @throws NotationException if its protocol does not serve the game
  public static ContestantSource outside(EngineDefinition definition, Game game) {
    return process(definition, game);
  }

  private static Source process(EngineDefinition definition, Game game) {
    definition.protocol().check(game);
    return new Source(
        definition.name(),
        false,
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

  private interface Opening {
    Contestant open() throws EngineFault, InterruptedException;
  }

  private record Source(String name, boolean limitsItself, Opening opening)
      implements ContestantSource {

    Source called(String other) {
      return new Source(other, limitsItself, opening);
    }

    @Override
    public Contestant open() throws EngineFault, InterruptedException {
      return opening.open();
    }
  }
}
