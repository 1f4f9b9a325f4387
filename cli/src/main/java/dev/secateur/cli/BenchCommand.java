package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.lab.Bench;
import dev.secateur.lab.DepthTimes;
import dev.secateur.lab.ThreadScaling;
import dev.secateur.lab.TimingBench;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description = {
      "Search fixed positions with one thread: an exact number of nodes, and the speed.",
      "The numbers of nodes are those of bench.txt unless the search has changed or --evaluator is",
      "given. The time is processor time after a warm-up, so other work on the machine hardly",
      "changes it."
    },
    footer = {
      "",
      "Examples:",
      "  secateur bench",
      "  secateur bench quoridor --json",
      "  secateur bench --threads 2"
    })
final class BenchCommand implements Callable<Integer> {

  private static final List<String> GAMES = List.of("checkers", "reversi", "quoridor");
  private static final int MAX_THREADS = 256;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      completionCandidates = GameNames.class,
      description = "checkers, reversi or quoridor (default: all three)")
  private @Nullable String name;

  @ArgGroup private @Nullable OtherMeasurement other;

  @Mixin private EvaluatorOption evaluatorOption = new EvaluatorOption();

  @Option(names = "--json", description = "One JSON object for each game.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  /// The other measurements. A run makes one of them.
  static final class OtherMeasurement {

    @Option(
        names = "--threads",
        paramLabel = "T",
        converter = WholeNumberConverter.class,
        description = "Instead: compare T threads with one: nodes per second and time to a depth.")
    private int threads;

    @Option(
        names = "--stop",
        description = "Instead: how fast a search stops, and whether fast games are lost on time.")
    private boolean stop;

    @Option(
        names = "--depths",
        description = "Instead: the time to each depth from the start position, after a warm-up.")
    private boolean depths;
  }

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    for (String each : name == null ? GAMES : List.of(name)) {
      measure(secateur.games().find(each), out);
      out.flush();
    }
    return CommandLine.ExitCode.OK;
  }

  private void measure(Game game, PrintWriter out) {
    var evaluator = evaluatorOption.of(game, secateur.evaluators());
    if (other == null) {
      var result = Bench.run(game, evaluator);
      out.println(json ? json(result) : text(result));
    } else if (other.stop) {
      var result = TimingBench.run(game, evaluator);
      out.println(json ? json(result) : text(result));
    } else if (other.depths) {
      var rows = DepthTimes.run(game, evaluator);
      out.println(json ? json(game, rows) : text(game, rows));
    } else {
      var result = ThreadScaling.run(game, evaluator, threads(other.threads));
      out.println(json ? json(result) : text(result));
    }
  }

  private static int threads(int threads) {
    if (threads < 2 || threads > MAX_THREADS) {
      throw new NotationException(
          String.valueOf(threads),
          0,
          "%d threads cannot be compared with one".formatted(threads),
          "2 to " + MAX_THREADS);
    }
    return threads;
  }

  private static double millis(long nanos) {
    return Math.round(nanos / 1e4) / 100.0;
  }

  private static String text(Bench.BenchResult result) {
    return String.format(
        Locale.ROOT,
        "%-9s %,12d nodes %,8d ms %,12d nodes per second",
        result.game(),
        result.nodes(),
        result.timeNanos() / 1_000_000,
        result.nodesPerSecond());
  }

  private static Json json(Bench.BenchResult result) {
    return Json.object()
        .with("game", result.game())
        .with("nodes", result.nodes())
        .with("timeMs", result.timeNanos() / 1_000_000)
        .with("nps", result.nodesPerSecond());
  }

  private static String text(ThreadScaling.ThreadScalingResult result) {
    return String.format(
        Locale.ROOT,
        "%-9s %d positions to depth %d, %d threads and one: %.2f times the nodes per second,"
            + " the depth reached %.2f times as fast (%,d ms instead of %,d ms), faster in %d",
        result.game(),
        result.positions(),
        result.depth(),
        result.threads(),
        result.nodeRateRatio(),
        result.speedUp(),
        result.several().nanos() / 1_000_000,
        result.one().nanos() / 1_000_000,
        result.faster());
  }

  private static Json json(ThreadScaling.ThreadScalingResult result) {
    return Json.object()
        .with("game", result.game())
        .with("threads", result.threads())
        .with("depth", result.depth())
        .with("positions", result.positions())
        .with("npsRatio", result.nodeRateRatio())
        .with("timeRatio", result.speedUp())
        .with("sooner", result.faster())
        .with("one", fields(result.one()))
        .with("several", fields(result.several()));
  }

  private static Map<String, Object> fields(ThreadScaling.SearchEffort effort) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("nodes", effort.nodes());
    fields.put("timeMs", effort.nanos() / 1_000_000);
    fields.put("nps", effort.nodesPerSecond());
    return fields;
  }

  private static String text(TimingBench.TimingResult result) {
    return String.format(
        Locale.ROOT,
        "%-9s %d stops: median %.2f ms, worst %.2f ms, processor time at most %.2f ms; %d games on %s,"
            + " %d moves: least time left %.0f ms, overstepped by %.0f ms",
        result.game(),
        result.stops(),
        millis(result.medianStopNanos()),
        millis(result.worstStopNanos()),
        millis(result.worstWorkNanos()),
        result.games(),
        clock(),
        result.moves(),
        millis(result.minLeftNanos()),
        millis(result.worstOverstepNanos()));
  }

  /// The clock in the form of the option `--clock`.
  private static String clock() {
    return String.format(
        Locale.ROOT,
        "%.0f+%.2f",
        TimingBench.CLOCK_MILLIS / 1_000.0,
        TimingBench.INCREMENT_MILLIS / 1_000.0);
  }

  private static Json json(TimingBench.TimingResult result) {
    return Json.object()
        .with("game", result.game())
        .with("stops", result.stops())
        .with("medianStopMs", millis(result.medianStopNanos()))
        .with("worstStopMs", millis(result.worstStopNanos()))
        .with("worstWorkMs", millis(result.worstWorkNanos()))
        .with("clock", clock())
        .with("games", result.games())
        .with("moves", result.moves())
        .with("leastLeftMs", millis(result.minLeftNanos()))
        .with("worstOverstepMs", millis(result.worstOverstepNanos()));
  }

  private static String text(Game game, List<DepthTimes.DepthTime> rows) {
    var table = new TextTable("GAME", "DEPTH", "NODES", "MEDIAN MS", "WORST MS");
    for (var row : rows) {
      table.row(
          game.name(),
          row.depth(),
          row.nodes(),
          String.format(Locale.ROOT, "%.2f", row.medianNanos() / 1e6),
          String.format(Locale.ROOT, "%.2f", row.worstNanos() / 1e6));
    }
    return table.toString().stripTrailing();
  }

  private static Json json(Game game, List<DepthTimes.DepthTime> rows) {
    return Json.object()
        .with("game", game.name())
        .with("depths", rows.stream().map(BenchCommand::fields).toList());
  }

  private static Map<String, Object> fields(DepthTimes.DepthTime row) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("depth", row.depth());
    fields.put("nodes", row.nodes());
    fields.put("medianMs", millis(row.medianNanos()));
    fields.put("worstMs", millis(row.worstNanos()));
    return fields;
  }
}
