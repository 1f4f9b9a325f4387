package dev.secateur.cli;

import dev.secateur.load.LoadClients;
import dev.secateur.load.LoadFigures;
import dev.secateur.server.SecateurServer;
import dev.secateur.server.ServerOptions;
import dev.secateur.server.ServiceLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "load",
    mixinStandardHelpOptions = true,
    description = {
      "Load test of the web app: many clients play at the same time.",
      "Starts a server of its own on a free port with an empty data folder."
    },
    footer = {
      "",
      "Examples:",
      "  secateur load --clients 100 --time 60s",
      "  secateur load --clients 20 --analyses 50"
    })
final class LoadCommand implements Callable<Integer> {

  @Option(
      names = "--clients",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "How many clients play at the same time (default: 100).")
  private Integer clients = 100;

  @Option(
      names = "--analyses",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "Additional clients that analyse at the same time (default: none).")
  private Integer analyses = 0;

  @Option(
      names = "--time",
      paramLabel = "T",
      converter = TimeConverter.class,
      description = "How long they play (default: 60s).")
  private Duration time = Duration.ofSeconds(60);

  @Option(names = "--json", description = "The result as one JSON object.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    var folder = Files.createTempDirectory("secateur-load");
    var options =
        new ServerOptions(null, 0, folder, null, ServiceLimits.forThisMachine(), Version.text());
    try (var server =
        SecateurServer.start(options, secateur.games(), secateur.evaluators().withoutFiles())) {
      var err = spec.commandLine().getErr();
      // The first seconds load classes and fill caches, so memory is measured after them.
      var games =
          secateur.games().all().stream().map(game -> game.measuring().shortGame()).toList();
      LoadClients.run(
          server.address(),
          games,
          clients,
          analyses,
          time.dividedBy(6),
          new LoadFigures(),
          _ -> {});
      var heap = new ArrayList<>(List.of(HeapInUse.megabytes()));
      var figures = new LoadFigures();
      for (int half = 0; half < 2; half++) {
        LoadClients.run(
            server.address(),
            games,
            clients,
            analyses,
            time.dividedBy(2),
            figures,
            soFar -> {
              err.print("\r%,d moves, %,d games ".formatted(soFar.moves(), soFar.games()));
              err.flush();
            });
        heap.add(HeapInUse.megabytes());
      }
      err.println();
      report(figures, heap);
      return figures.lost() + figures.failed() == 0
          ? CommandLine.ExitCode.OK
          : CommandLine.ExitCode.SOFTWARE;
    } finally {
      delete(folder);
    }
  }

  private void report(LoadFigures figures, List<Long> heap) {
    var out = spec.commandLine().getOut();
    double seconds = time.toMillis() / 1000.0;
    if (json) {
      out.println(
          Json.object()
              .with("clients", clients)
              .with("analyses", analyses)
              .with("iterations", figures.iterations())
              .with("timeMs", time.toMillis())
              .with("games", figures.games())
              .with("moves", figures.moves())
              .with("answers", figures.answers())
              .with("lost", figures.lost())
              .with("failed", figures.failed())
              .with("keptMedianMs", figures.keptMillis(0.5))
              .with("kept99Ms", figures.keptMillis(0.99))
              .with("answerMedianMs", figures.answerMillis(0.5))
              .with("answer99Ms", figures.answerMillis(0.99))
              .with("heapWarmMb", heap.get(0))
              .with("heapHalfMb", heap.get(1))
              .with("heapEndMb", heap.get(2)));
    } else {
      out.print(
          String.format(
              Locale.ROOT,
              """
              %d clients for %.0f s: %,d games, %,d moves stored (%,.0f per second), %,d answered
              %d moves lost, %d failures
              stored on disk after    %6.1f ms (median) %7.1f ms (99 %%)
              computer's answer after %6.1f ms (median) %7.1f ms (99 %%)
              heap in use when idle: %d MB after the warm-up, %d MB after half of the time, %d MB at the end
              """,
              clients,
              seconds,
              figures.games(),
              figures.moves(),
              figures.moves() / seconds,
              figures.answers(),
              figures.lost(),
              figures.failed(),
              figures.keptMillis(0.5),
              figures.keptMillis(0.99),
              figures.answerMillis(0.5),
              figures.answerMillis(0.99),
              heap.get(0),
              heap.get(1),
              heap.get(2)));
      if (analyses > 0) {
        out.println(
            String.format(
                Locale.ROOT,
                "%d analyses reported %,d iterations meanwhile",
                analyses,
                figures.iterations()));
      }
      figures.failures().forEach(failure -> out.println("failure: " + failure));
    }
    out.flush();
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
