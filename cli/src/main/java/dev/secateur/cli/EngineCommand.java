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
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "engine",
    mixinStandardHelpOptions = true,
    description = "Speak a protocol on standard input and output, for other programs to play with.",
    footer = {
      "",
      "Examples:",
      "  secateur engine reversi",
      "  secateur engine quoridor:size=7 --protocol ugi --threads 4 --hash 256",
      "  secateur engine checkers --preset founding --depth 6",
      "  secateur engine reversi --protocol nboard"
    })
final class EngineCommand implements Callable<Integer> {

  private static final long STANDARD_MILLIS = 5_000;

  @Parameters(
      paramLabel = "GAME",
      completionCandidates = GameNames.class,
      description = "checkers, reversi, quoridor, or with parameters: quoridor:size=5,walls=3")
  private String gameText = "";

  @Option(
      names = "--protocol",
      paramLabel = "NAME",
      description =
          "gtp (the default), ugi, nboard (Reversi) or qtp (Quoridor), see the folder docs.")
  private String protocol = "gtp";

  @Mixin private LimitOptions howLong = new LimitOptions();
  @Mixin private EngineOptions options = new EngineOptions();

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    var games = secateur.games();
    var game = games.find(gameText);
    Protocol.find(protocol).check(game);
    var engine = new Engine(game, options.settings(game, secateur.evaluators()));
    SessionReader.run(secateur.input(), session(engine, games));
    return CommandLine.ExitCode.OK;
  }

  private Session session(Engine engine, Games games) {
    var out = spec.commandLine().getOut();
    return switch (Protocol.find(protocol)) {
      case GTP -> GtpSession.gtp(engine, usual(), out);
      case UGI -> new UgiSession(engine, secateur.evaluators(), usual(), out);
      case NBOARD -> new NboardSession(engine, games, usual(), out);
      case QTP -> GtpSession.qtp(engine, usual(), out);
      case UCI ->
          throw new NotationException(
              protocol, 0, "our engine does not speak uci", "gtp, ugi, nboard or qtp");
    };
  }

  /// How long to think about a move where there is no clock.
  private Limits usual() {
    return howLong.limits(STANDARD_MILLIS);
  }
}
