package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.lab.Bench;
import java.util.List;
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
    name = "bench",
    mixinStandardHelpOptions = true,
    description = {
      "Search fixed positions with one thread: an exact number of nodes, and the speed.",
      "The numbers of nodes are those of bench.txt unless the search has changed. The time is",
      "that of the processor, after a warm-up: other work on the machine hardly shows in it."
    },
    footer = {"", "Examples:", "  secateur bench", "  secateur bench quoridor --json"})
final class BenchCommand implements Callable<Integer> {

  private static final List<String> MEASURED = List.of("checkers", "reversi", "quoridor");

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      completionCandidates = GameNames.class,
      description = "checkers, reversi or quoridor; all three if left out")
  private @Nullable String name;

  @Option(names = "--json", description = "One JSON object a game.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    for (String each : name == null ? MEASURED : List.of(name)) {
      Game game = secateur.games().find(each);
      var result = Bench.run(game);
      out.println(json ? json(result) : text(result));
      out.flush();
    }
    return CommandLine.ExitCode.OK;
  }

  private static String text(Bench.Result result) {
    return String.format(
        Locale.ROOT,
        "%-9s %,12d nodes %,8d ms %,12d nodes a second",
        result.game(),
        result.nodes(),
        result.timeNanos() / 1_000_000,
        result.nodesPerSecond());
  }

  private static String json(Bench.Result result) {
    return Json.object()
        .with("game", result.game())
        .with("nodes", result.nodes())
        .with("timeMs", result.timeNanos() / 1_000_000)
        .with("nps", result.nodesPerSecond())
        .toString();
  }
}
