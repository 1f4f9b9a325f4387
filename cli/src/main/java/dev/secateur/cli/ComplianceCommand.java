package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.protocol.client.Compliance;
import dev.secateur.protocol.client.Compliance.Finding;
import dev.secateur.protocol.client.Compliance.Verdict;
import dev.secateur.protocol.client.EngineDefinition;
import dev.secateur.protocol.client.Protocol;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "compliance",
    mixinStandardHelpOptions = true,
    description = "Check whether an engine follows its protocol.",
    footer = {
      "",
      "The engine is started for each check: bad lines, whole games with legal moves,",
      "times and clocks, new games, and how it ends. Exit status 1 if a check fails.",
      "",
      "Examples:",
      "  secateur compliance gtp /usr/games/gtp-rhino --game reversi",
      "  secateur compliance qtp \"./ipquoridor --quiet\" --log engine.log",
      "  secateur compliance ugi \"java -jar engine.jar\" --game checkers --json"
    })
final class ComplianceCommand implements Callable<Integer> {

  private static final int FAILED = 1;

  @Parameters(
      index = "0",
      paramLabel = "PROTOCOL",
      description = "gtp, ugi, uci, nboard (Reversi) or qtp (Quoridor).")
  private String protocolText = "";

  @Parameters(
      index = "1",
      paramLabel = "COMMAND",
      description = "The engine's program and its arguments, as one argument.")
  private String command = "";

  @Option(
      names = "--game",
      paramLabel = "GAME",
      completionCandidates = GameNames.class,
      description =
          "The game, if the protocol is for several: checkers, reversi, quoridor:size=5, ...")
  private @Nullable String gameText;

  @Option(
      names = "--time",
      paramLabel = "T",
      converter = TimeConverter.class,
      description = "Time for a move, such as 500ms or 2s (default: 200ms).")
  private Duration time = Duration.ofMillis(200);

  @Option(
      names = "--log",
      paramLabel = "FILE",
      description =
          "Write all lines sent and received, and the engine's standard error, to a file.")
  private @Nullable Path log;

  @Option(names = "--json", description = "One JSON object for each check.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    var protocol = Protocol.find(protocolText);
    var game = game(protocol);
    protocol.check(game);
    var definition = EngineDefinition.parse(protocol, command);
    definition = log == null ? definition : definition.withLog(log);
    boolean passed = new Compliance(definition, game, time.toMillis(), this::print).run();
    return passed ? CommandLine.ExitCode.OK : FAILED;
  }

  private Game game(Protocol protocol) {
    if (gameText != null) {
      return secateur.games().find(gameText);
    }
    return secateur
        .games()
        .find(
            protocol
                .onlyGame()
                .orElseThrow(
                    () ->
                        new NotationException(
                            "",
                            0,
                            "%s is for every game".formatted(protocol.text()),
                            "--game GAME")));
  }

  /// Prints each result at once, because a check may take long.
  private void print(Finding finding) {
    var out = spec.commandLine().getOut();
    var verdict = finding.verdict().name().toLowerCase(Locale.ROOT);
    if (json) {
      var object = Json.object().with("check", finding.check()).with("verdict", verdict);
      out.println(finding.detail().isEmpty() ? object : object.with("detail", finding.detail()));
    } else {
      var detail = finding.verdict() == Verdict.PASSED ? "" : "  " + finding.detail();
      out.println("%-7s  %s%s".formatted(verdict, finding.check(), detail));
    }
    out.flush();
  }
}
