package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.engine.Settings;
import dev.secateur.lab.training.GameLabeller;
import dev.secateur.lab.training.GameLabeller.GameTask;
import dev.secateur.lab.training.LabelSearch;
import dev.secateur.lab.training.RecordTasks;
import dev.secateur.lab.training.SelfPlay;
import dev.secateur.lab.training.SelfPlayOptions;
import dev.secateur.lab.training.TrainingDataHeader;
import dev.secateur.lab.training.TrainingDataWriter;
import dev.secateur.learn.ModelEvaluatorFactory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "positions",
    mixinStandardHelpOptions = true,
    customSynopsis = "secateur train GAME positions --out=FILE [OPTIONS]",
    description = {
      "Make games in which every position has the score of a search, by self-play or from records.",
      "The file is the same for the same options, whatever the number of threads.",
      "After Ctrl-C it has all finished games; the same command continues."
    },
    footer = {
      "",
      "Examples:",
      "  secateur train reversi positions --games 10000 --threads 2 --out a.data",
      "  secateur train quoridor positions --evaluator new.model --out b.data",
      "  secateur train reversi positions --records WTH_*.wtb --out c.data"
    })
final class TrainPositionsCommand implements Callable<Integer> {

  private static final int MAX_NAMED_FILES = 4;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      required = true,
      description = "The file to write, or to add games to.")
  private Path out = Path.of("");

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "How many games the file has in the end (default: 1000).")
  private @Nullable Integer games;

  @Option(
      names = "--positions",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "Add no more games if the file has so many searched positions.")
  private @Nullable Integer positions;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "Nodes of each search (default: 5000); 0 with --records does not search.")
  private int nodes = (int) SelfPlayOptions.STANDARD_NODES;

  @Option(
      names = "--exact-plies",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description =
          "Search positions with at most N plies to the end of the game until the score is exact"
              + " (default: 0).")
  private int exactPlies;

  @Option(
      names = "--random-plies",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "Random moves after the opening, one more or less (default: 6).")
  private int randomPlies = SelfPlayOptions.STANDARD_RANDOM_PLIES;

  @Option(
      names = "--max-plies",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "A longer game counts as a draw (default: 400).")
  private int maxPlies = SelfPlayOptions.STANDARD_MAX_PLIES;

  @Option(
      names = "--records",
      paramLabel = "FILE",
      arity = "1..*",
      description = "Take the games from these files instead of self-play.")
  private List<Path> records = new ArrayList<>();

  @Option(
      names = "--evaluator",
      paramLabel = "NAME",
      description = "The evaluator of the searches (see secateur evaluators) or a model file.")
  private @Nullable String evaluator;

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      description = "Set an option of the search or a weight; may be repeated.")
  private List<String> assignments = new ArrayList<>();

  @Mixin private TrainRunOptions run = new TrainRunOptions();

  @ParentCommand private TrainCommand train;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    checkNumbers();
    OutputFile.check(out);
    for (Path record : records) {
      OutputFile.checkOther("--out", out, "--records", record);
    }
    var game = train.game();
    var settings = settings(game);
    var header = new TrainingDataHeader(game.specification(), source(settings));
    try (var file = new TrainingDataWriter(out, header);
        var tasks = tasks(game, file.games())) {
      make(game, settings, file, tasks);
    }
    return CommandLine.ExitCode.OK;
  }

  private void checkNumbers() {
    OptionRange.require("--games", games, 1, Integer.MAX_VALUE);
    OptionRange.require("--positions", positions, 1, Integer.MAX_VALUE);
    OptionRange.require("--nodes", nodes, records.isEmpty() ? 1 : 0, Integer.MAX_VALUE);
    OptionRange.require("--exact-plies", exactPlies, 0, 1_000);
    OptionRange.require("--random-plies", randomPlies, 0, 1_000);
    OptionRange.require("--max-plies", maxPlies, 1, 100_000);
    run.check();
  }

  private Settings settings(Game game) {
    var evaluators = train.secateur().evaluators();
    var settings = Settings.of(evaluators.findOrStandard(game, evaluator));
    for (String assignment : assignments) {
      settings = settings.with(evaluators.options(), assignment);
    }
    return settings;
  }

  /// Everything that decides what the games are like, so that a file never mixes two kinds.
  private String source(Settings settings) {
    var factory = settings.evaluator();
    var name =
        factory instanceof ModelEvaluatorFactory model
            ? "model " + model.info().shortDigest()
            : factory.name();
    var text = new StringBuilder("%d nodes, evaluator %s".formatted(nodes, name));
    assignments.forEach(assignment -> text.append(", ").append(assignment));
    if (exactPlies > 0) {
      text.append(", exact from %d plies".formatted(exactPlies));
    }
    if (records.isEmpty()) {
      text.append(", self-play, seed %d, %d random plies".formatted(run.seed(), randomPlies));
      text.append(", at most %d plies".formatted(maxPlies));
    } else {
      text.append(", records ").append(recordNames());
    }
    return text.toString();
  }

  /// The names of the files, or of the first and the last of many.
  private String recordNames() {
    var names = records.stream().map(file -> file.getFileName().toString()).toList();
    return names.size() <= MAX_NAMED_FILES
        ? String.join(" ", names)
        : "%s to %s (%d files)".formatted(names.getFirst(), names.getLast(), names.size());
  }

  private TaskSource tasks(Game game, long done) throws IOException {
    var search = new LabelSearch(nodes, exactPlies);
    if (records.isEmpty()) {
      var options = new SelfPlayOptions(search, randomPlies, maxPlies, run.seed());
      return new TaskSource(
          LongStream.iterate(done, number -> number + 1)
              .mapToObj(number -> (GameTask) new SelfPlay(game, options, number))
              .iterator(),
          () -> {});
    }
    var reader = new RecordTasks(game, train.secateur().games(), records, search, done);
    return new TaskSource(reader, reader);
  }

  private record TaskSource(Iterator<? extends GameTask> iterator, AutoCloseable resource)
      implements AutoCloseable {
    @Override
    public void close() throws IOException {
      try {
        resource.close();
      } catch (IOException unreadable) {
        throw unreadable;
      } catch (Exception impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }

  private void make(Game game, Settings settings, TrainingDataWriter file, TaskSource tasks)
      throws IOException, InterruptedException {
    int standardGames = positions == null && records.isEmpty() ? 1_000 : Integer.MAX_VALUE;
    long maxGames = games == null ? standardGames : games;
    long maxScored = positions == null ? Long.MAX_VALUE : positions;
    var labeller = new GameLabeller(game, settings, run.threads());
    var err = spec.commandLine().getErr();
    var line = new ProgressLine(train.secateur().terminal(), err);
    long start = System.nanoTime();
    long scoredBefore = file.scored();
    long gamesBefore = file.games();
    try (var _ = new InterruptHook(labeller::stop)) {
      boolean complete =
          labeller.run(
              tasks.iterator(),
              file,
              maxGames,
              maxScored,
              current -> {
                if (line.isDue()) {
                  double seconds = (System.nanoTime() - start) / 1e9;
                  double done =
                      maxScored < Long.MAX_VALUE
                          ? (double) (current.scored() - scoredBefore) / (maxScored - scoredBefore)
                          : (double) (current.games() - gamesBefore) / (maxGames - gamesBefore);
                  line.show(
                      String.format(
                          Locale.ROOT,
                          "%,d games, %,d positions, %,.0f a second, %s left",
                          current.games(),
                          current.scored(),
                          (current.scored() - scoredBefore) / seconds,
                          isEndless(maxGames, maxScored)
                              ? "?"
                              : ProgressLine.time(seconds / done - seconds)));
                }
              });
      line.clear();
      file.close();
      var writer = spec.commandLine().getOut();
      writer.printf(
          Locale.ROOT, "%,d games, %,d searched positions: %s%n", file.games(), file.scored(), out);
      writer.flush();
      if (!complete) {
        err.println("interrupted: the same command continues");
        err.flush();
      }
    }
  }

  private static boolean isEndless(long maxGames, long maxScored) {
    return maxGames == Integer.MAX_VALUE && maxScored == Long.MAX_VALUE;
  }
}
