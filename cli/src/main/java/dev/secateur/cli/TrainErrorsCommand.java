package dev.secateur.cli;

import dev.secateur.core.NotationException;
import dev.secateur.engine.Settings;
import dev.secateur.lab.training.SearchErrorMeasurement;
import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.ModelEvaluatorFactory;
import dev.secateur.learn.ProbCutError;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "errors",
    mixinStandardHelpOptions = true,
    customSynopsis = "secateur train GAME errors --model=FILE --data=FILE... [OPTIONS]",
    description = {
      "Measure how well shallow searches with a model predict deep ones, for ProbCut.",
      "The errors are stored in the model file."
    },
    footer = {
      "",
      "Examples:",
      "  secateur train reversi errors --model new.model --data a.data --threads 2"
    })
final class TrainErrorsCommand implements Callable<Integer> {

  @Mixin private TrainDataOption data = new TrainDataOption();
  @Mixin private TrainRunOptions run = new TrainRunOptions();

  @Option(
      names = "--model",
      paramLabel = "FILE",
      required = true,
      description = "The model; its file gets the errors.")
  private Path modelFile = Path.of("");

  @Option(
      names = "--positions",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "How many positions to search (default: 1000).")
  private int positions = 1_000;

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "How deep (default: 10).")
  private int depth = 10;

  @ParentCommand private TrainCommand train;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    OptionRange.require("--positions", positions, 1, 10_000_000);
    OptionRange.require("--depth", depth, 2, 31);
    run.check();
    var game = train.game();
    var path = modelFile.toAbsolutePath().toString();
    var factory = train.secateur().evaluators().find(game, path);
    if (!(factory instanceof ModelEvaluatorFactory model)) {
      throw new NotationException("", 0, path + " is not a model", "a model file");
    }
    var features = features(model);
    var chosen = SearchErrorMeasurement.choosePositions(game, data.files(), positions, run.seed());
    var measurement = new SearchErrorMeasurement(game, Settings.of(model), features, depth);
    var line = new ProgressLine(train.secateur().terminal(), spec.commandLine().getErr());
    long start = System.nanoTime();
    measurement.run(chosen, run.threads(), done -> show(line, done, chosen.size(), start));
    line.clear();
    if (measurement.errors().isEmpty()) {
      throw new NotationException(
          "",
          0,
          "%d positions are too few".formatted(chosen.size()),
          "at least %d quiet positions of one phase of the game"
              .formatted(SearchErrorMeasurement.MIN_PAIRS));
    }
    store(model, features, measurement.errors(), chosen.size());
    return CommandLine.ExitCode.OK;
  }

  private GameFeatures features(ModelEvaluatorFactory model) {
    return train.secateur().games().services(GameFeatures.class).stream()
        .filter(features -> features.game().equals(model.game()))
        .filter(features -> features.name().equals(model.info().features()))
        .findFirst()
        .orElseThrow();
  }

  private static void show(ProgressLine line, int done, int of, long start) {
    synchronized (line) {
      if (line.isDue()) {
        double seconds = (System.nanoTime() - start) / 1e9;
        line.show(
            String.format(
                Locale.ROOT,
                "%,d of %,d positions, %s left",
                done,
                of,
                ProgressLine.time(seconds / done * (of - done))));
      }
    }
  }

  private void store(
      ModelEvaluatorFactory model, GameFeatures features, List<ProbCutError> errors, int searched)
      throws IOException {
    var provenance = new ArrayList<>(model.info().provenance());
    provenance.removeIf(line -> line.startsWith("search errors: "));
    provenance.add("search errors: %d positions to depth %d".formatted(searched, depth));
    ModelOutput.write(modelFile, features, model.model().withSearchErrors(errors), provenance);
    var table = new TextTable("PHASE", "DEPTH", "SHALLOW", "ERROR");
    for (ProbCutError error : errors) {
      table.row(
          error.phase(),
          error.depth(),
          error.shallowDepth(),
          String.format(Locale.ROOT, "%.2f", error.sigma() / 100));
    }
    var out = spec.commandLine().getOut();
    out.print(table);
    out.flush();
  }
}
