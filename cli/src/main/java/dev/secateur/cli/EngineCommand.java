package dev.secateur.cli;

import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import dev.secateur.engine.Engine;
import dev.secateur.protocol.GtpSession;
import dev.secateur.protocol.NboardSession;
import dev.secateur.protocol.Session;
import dev.secateur.protocol.SessionReader;
import dev.secateur.protocol.UgiSession;
import dev.secateur.protocol.client.Protocol;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "engine",
    mixinStandardHelpOptions = true,
    description = "Run the engine for other programs: a protocol on standard input and output.",
    footer = {
      "",
      "Examples:",
      "  secateur engine reversi",
      "  secateur engine quoridor:size=7 --protocol ugi --threads 4 --hash 256",
      "  secateur engine checkers --preset founding --depth 6",
      "  secateur engine reversi --protocol nboard"
    })
final class EngineCommand implements Callable<Integer> {

  private static final long DEFAULT_MILLIS = 5_000;

  @Mixin private GameArgument gameArgument = new GameArgument();

  @Option(
      names = "--protocol",
      paramLabel = "NAME",
      description =
          "gtp (the default), ugi, nboard (Reversi) or qtp (Quoridor), see docs/protocols.")
  private String protocol = "gtp";

  @Mixin private LimitOptions limitOptions = new LimitOptions();
  @Mixin private EngineOptions engineOptions = new EngineOptions();

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    var game = gameArgument.game(secateur);
    Protocol.find(protocol).check(game);
    var engine = new Engine(game, engineOptions.settings(game, secateur.evaluators()));
    SessionReader.run(secateur.input(), session(engine, secateur.games()));
    return CommandLine.ExitCode.OK;
  }

  private Session session(Engine engine, Games games) {
    var out = spec.commandLine().getOut();
    return switch (Protocol.find(protocol)) {
      case GTP -> GtpSession.gtp(engine, defaultLimits(), out);
      case UGI -> new UgiSession(engine, secateur.evaluators(), defaultLimits(), out);
      case NBOARD -> new NboardSession(engine, games, defaultLimits(), out);
      case QTP -> GtpSession.qtp(engine, defaultLimits(), out);
      case UCI ->
          throw new NotationException(
              protocol, 0, "our engine does not speak uci", "gtp, ugi, nboard or qtp");
    };
  }

  /// The limits for a move when there is no clock.
  private Limits defaultLimits() {
    return limitOptions.limits(DEFAULT_MILLIS);
  }
}
