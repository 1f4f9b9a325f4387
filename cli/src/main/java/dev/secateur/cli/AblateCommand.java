package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import dev.secateur.lab.Ablation;
import dev.secateur.lab.Ablation.AblationRow;
import dev.secateur.lab.AblationChart;
import dev.secateur.lab.AblationMatches;
import dev.secateur.lab.AblationRowJson;
import dev.secateur.lab.match.MatchStandingsJson.PairingJson;
import dev.secateur.lab.report.Figures;
import dev.secateur.protocol.client.Contestants;
import dev.secateur.protocol.client.EngineDefinitions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "ablate",
    mixinStandardHelpOptions = true,
    description = {
      "Measure what each technique of the search is worth.",
      "Fixed positions are searched with all techniques, then with one of them switched off: nodes",
      "and time to a fixed depth, and the depth reached with a fixed number of nodes.",
      "--depth sets the fixed depth; the default takes about a minute.",
      "With --games, matches show how much Elo the engine loses without the technique. Both sides",
      "have the same limits; the default is 50 ms of processor time for each move."
    },
    footer = {
      "",
      "Examples:",
      "  secateur ablate checkers",
      "  secateur ablate quoridor --depth 3 --svg quoridor.svg --json",
      "  secateur ablate reversi --games 400 --cpu-time 50ms --only table,killers"
    })
final class AblateCommand implements Callable<Integer> {

  private static final long DEFAULT_MILLIS = 50;

  @Parameters(
      paramLabel = "GAME",
      completionCandidates = GameNames.class,
      description = "checkers, reversi or quoridor")
  private String name = "";

  @Mixin private EvaluatorOption evaluatorOption = new EvaluatorOption();

  @Mixin private MeasuringLimits limitOptions = new MeasuringLimits();

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "Play matches of N games instead.")
  private int games;

  @Option(names = "--only", paramLabel = "T,T", split = ",", description = "Only these techniques.")
  private List<String> only = new ArrayList<>();

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "With --games: games at a time (default: 1).")
  private int concurrency = 1;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description =
          "With --games: store the games there; after an interruption continue with them.")
  private @Nullable Path folder;

  @Option(names = "--svg", paramLabel = "FILE", description = "Write a chart too.")
  private @Nullable Path svg;

  @Option(names = "--json", description = "One JSON object for each configuration.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    var game = secateur.games().find(name);
    var limits = limitOptions.limits(Limits.NONE);
    if (games != 0) {
      return play(game, limits.equals(Limits.NONE) ? Limits.cpuTime(DEFAULT_MILLIS) : limits);
    }
    if (!limits.equals(Limits.depth(limits.depth()))) {
      throw new NotationException(
          "",
          0,
          "a limit of time or nodes applies to games only",
          "--games with it, or --depth alone");
    }
    var out = spec.commandLine().getOut();
    var err = spec.commandLine().getErr();
    var ablation =
        new Ablation(
            game,
            evaluatorOption.of(game, secateur.evaluators()),
            limits.depth(),
            Ablation.select(game, only),
            (_, done, of) -> {
              if (secateur.terminal().progress()) {
                err.print("\r%d of %d configurations measured".formatted(done, of));
                err.print(done == of ? "\n" : "");
                err.flush();
              }
            });
    var rows = ablation.run();
    var standard = rows.getFirst();
    if (!json) {
      out.printf(
          Locale.ROOT,
          "%s, %d positions to depth %d%n%-36s %12s %7s %9s %7s %7s %7s %6s%n",
          game.name(),
          ablation.positions(),
          ablation.depth(),
          "",
          "nodes",
          "ratio",
          "ms",
          "ratio",
          "depth",
          "solved",
          "same");
    }
    for (AblationRow row : rows) {
      out.println(json ? json(row, standard) : text(row, standard));
    }
    if (!json) {
      out.printf(
          "depth: mean of the %d positions that no configuration solved with fewer nodes%n",
          ablation.unsolvedPositions());
    }
    out.flush();
    if (svg != null) {
      OutputFile.write(svg, chart(game.name(), ablation, rows));
    }
    return CommandLine.ExitCode.OK;
  }

  private int play(Game game, Limits limits) throws IOException, InterruptedException {
    if (games < 2 || games % 2 != 0 || concurrency < 1) {
      throw new NotationException(
          "", 0, "--games is %d".formatted(games), "an even number, and --concurrency above 0");
    }
    var chosen = Ablation.select(game, only);
    // Names what is wrong before the first game.
    evaluatorOption.of(game, secateur.evaluators());
    var progress = new MatchProgress(secateur.terminal(), spec.commandLine().getErr());
    var out = spec.commandLine().getOut();
    if (!json) {
      out.printf(
          Locale.ROOT,
          "%s, matches of %,d games, %s%n%-36s %30s %7s %7s %7s %7s%n",
          game.name(),
          games,
          String.join(", ", Figures.words(limits)),
          "",
          "worth in Elo, 95%",
          "LOS",
          "draws",
          "depth",
          "against");
      out.flush();
    }
    var engines = new Contestants(secateur.evaluators(), EngineDefinitions.NONE, List.of());
    new AblationMatches(
            game,
            engines,
            evaluatorOption.given(),
            games,
            limits,
            concurrency,
            Optional.ofNullable(folder))
        .run(
            chosen,
            progress,
            row -> {
              progress.clear();
              out.println(json ? json(row) : text(row));
              out.flush();
            });
    return CommandLine.ExitCode.OK;
  }

  private static String text(AblationMatches.AblationMatchRow row) {
    var pairing = row.standing().pairings().getFirst();
    var elo = pairing.elo();
    return String.format(
        Locale.ROOT,
        "%-36s %30s %7s %6.1f%% %7.1f %7.1f",
        row.name(),
        elo.map(Figures::elo).orElse("-"),
        elo.map(estimate -> Figures.percent(estimate.superiority())).orElse("-"),
        100 * pairing.drawRate(),
        row.standing().players().getFirst().meanDepth(),
        row.standing().players().get(1).meanDepth());
  }

  private static String json(AblationMatches.AblationMatchRow row) {
    return Json.object()
        .with("name", row.name())
        .with("games", row.standing().finished())
        .with("standard", PairingJson.of(row.standing().pairings().getFirst()))
        .toString();
  }

  private static String chart(String game, Ablation ablation, List<AblationRow> rows) {
    var title =
        "What each technique is worth: %s, %d positions to depth %d"
            .formatted(game, ablation.positions(), ablation.depth());
    return AblationChart.svg(title, rows);
  }

  private static String text(AblationRow row, AblationRow standard) {
    return String.format(
        Locale.ROOT,
        "%-36s %,12d %7.2f %,9d %7.2f %7.2f %7d %6d",
        row.name(),
        row.nodes(),
        nodeRatio(row, standard),
        row.timeNanos() / 1_000_000,
        timeRatio(row, standard),
        row.meanDepth(),
        row.solved(),
        row.sameMove());
  }

  private static String json(AblationRow row, AblationRow standard) {
    return Json.object().withFieldsOf(AblationRowJson.of(row, standard)).toString();
  }

  private static double nodeRatio(AblationRow row, AblationRow standard) {
    return (double) row.nodes() / standard.nodes();
  }

  private static double timeRatio(AblationRow row, AblationRow standard) {
    return (double) row.timeNanos() / standard.timeNanos();
  }
}
