package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.lab.report.FitReport;
import dev.secateur.lab.training.SampleReader;
import dev.secateur.lab.training.TrainingDataReader;
import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.LinearModel;
import dev.secateur.learn.ModelFile;
import dev.secateur.learn.ModelShape;
import dev.secateur.learn.ModelTrainer;
import dev.secateur.learn.TrainingEpoch;
import dev.secateur.learn.TrainingListener;
import dev.secateur.learn.TrainingLoss;
import dev.secateur.learn.TrainingOptions;
import dev.secateur.learn.TrainingResult;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "fit",
    mixinStandardHelpOptions = true,
    customSynopsis = "secateur train GAME fit --data=FILE... --out=FILE [OPTIONS]",
    description = {
      "Fit a model to training data.",
      "Every pass over the data prints the training error and the validation error, which is"
          + " measured on games that are not trained on.",
      "Training ends when the validation error no longer falls; Ctrl-C keeps the best so far.",
      "The same data, options and seed give the same model, whatever the number of threads."
    },
    footer = {
      "",
      "Shapes: linear, a weight for each input; net:32, a net with 32 hidden units;",
      "net:32x16, one with two hidden layers; net:32+linear, both.",
      "",
      "Examples:",
      "  secateur train reversi fit --data a.data --out reversi.model --report fit.html",
      "  secateur train quoridor fit --data a.data b.data --shape net:32 --out q.model"
    })
final class TrainFitCommand implements Callable<Integer> {

  @Mixin private TrainDataOption data = new TrainDataOption();
  @Mixin private TrainRunOptions run = new TrainRunOptions();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      required = true,
      description = "The model file to write.")
  private Path out = Path.of("");

  @Option(
      names = "--shape",
      paramLabel = "SHAPE",
      description = "linear (the default), net:N or net:NxM.")
  private String shapeText = "linear";

  @Option(
      names = "--features",
      paramLabel = "NAME",
      description = "What the model looks at (default: the game's standard features).")
  private @Nullable String featuresName;

  @Option(
      names = "--from",
      paramLabel = "MODEL",
      description = {
        "Begin with the weights of a linear model, such as one that was fitted to more data with",
        "worse labels. Inputs that are rare in the data keep about its weights."
      })
  private @Nullable Path from;

  @Option(
      names = "--result-share",
      paramLabel = "X",
      converter = DecimalConverter.class,
      description = "Learn this share from results, the rest from scores (default: 0.5).")
  private double resultShare = 0.5;

  @Option(
      names = "--epochs",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "At most so many passes over the data.")
  private @Nullable Integer epochs;

  @Option(
      names = "--learning-rate",
      paramLabel = "X",
      converter = DecimalConverter.class,
      description = "How far a step goes.")
  private @Nullable Double learningRate;

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Write a web page with error curves, predictions and weights.")
  private @Nullable Path report;

  @ParentCommand private TrainCommand train;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    var shape = ModelShape.parse(shapeText);
    checkNumbers();
    checkFiles();
    var game = train.game();
    var features = features(game);
    var loss = features.loss(game);
    var options = options(shape);
    var start = startModel(shape, features);
    var reader = read(game, features, loss);
    var stopped = new AtomicBoolean();
    try (var _ = new InterruptHook(() -> stopped.set(true))) {
      var result = fit(reader, start, shape, loss, options, stopped);
      store(features, loss, options, reader, result);
    }
    return CommandLine.ExitCode.OK;
  }

  private void checkNumbers() {
    OptionRange.require("--epochs", epochs, 1, 10_000);
    run.check();
    if (resultShare < 0 || resultShare > 1) {
      throw new NotationException("", 0, "--result-share is " + resultShare, "0 to 1");
    }
    if (learningRate != null && learningRate <= 0) {
      throw new NotationException("", 0, "--learning-rate is " + learningRate, "more than 0");
    }
  }

  private void checkFiles() {
    OutputFile.check(out);
    data.files().forEach(file -> OutputFile.checkOther("--out", out, "--data", file));
    if (from != null) {
      OutputFile.checkOther("--out", out, "--from", from);
    }
    if (report != null) {
      OutputFile.check(report);
      OutputFile.checkOther("--report", report, "--out", out);
    }
  }

  private GameFeatures features(Game game) {
    var known =
        train.secateur().games().services(GameFeatures.class).stream()
            .filter(features -> features.game().equals(game.name()))
            .toList();
    if (known.isEmpty()) {
      throw new NotationException(
          "",
          0,
          "%s has no features to train on".formatted(game.name()),
          "a game whose evaluators can be trained");
    }
    return known.stream()
        .filter(
            features ->
                featuresName == null
                    ? features.isStandard() || known.size() == 1
                    : features.name().equals(featuresName))
        .findFirst()
        .orElseThrow(
            () ->
                new NotationException(
                    "",
                    0,
                    featuresName == null
                        ? "--features is missing"
                        : "%s are not features of %s"
                            .formatted(NotationError.quote(featuresName), game.name()),
                    known.stream().map(GameFeatures::name).collect(Collectors.joining(", "))));
  }

  private @Nullable LinearModel startModel(ModelShape shape, GameFeatures features)
      throws IOException {
    if (from == null) {
      return null;
    }
    if (ModelFile.read(from).model(features) instanceof LinearModel model && shape.isLinear()) {
      return model;
    }
    throw new NotationException(
        "", 0, "--from is for linear models", "a linear model, and --shape linear");
  }

  private TrainingOptions options(ModelShape shape) {
    var options = TrainingOptions.standard(shape).withSeed(run.seed()).withThreads(run.threads());
    options = epochs == null ? options : options.withEpochs(epochs);
    return learningRate == null ? options : options.withLearningRate(learningRate);
  }

  private SampleReader read(Game game, GameFeatures features, TrainingLoss loss)
      throws IOException {
    var reader = new SampleReader(game, features, loss, resultShare);
    for (Path file : data.files()) {
      reader.read(file);
    }
    if (reader.samples().size() == 0 && reader.games() > 0 && resultShare < 1) {
      throw new NotationException(
          "",
          0,
          "none of the %,d games has a position with the score of a search"
              .formatted(reader.games()),
          "data with scores, or --result-share 1 to learn from results alone");
    }
    return reader;
  }

  private TrainingResult fit(
      SampleReader reader,
      @Nullable LinearModel start,
      ModelShape shape,
      TrainingLoss loss,
      TrainingOptions options,
      AtomicBoolean stopped) {
    var writer = spec.commandLine().getOut();
    var line = new ProgressLine(train.secateur().terminal(), spec.commandLine().getErr());
    writer.printf(
        Locale.ROOT, "%,d games, %,d positions%n", reader.games(), reader.samples().size());
    writer.println("pass  training  validation");
    writer.flush();
    try {
      return ModelTrainer.trainFrom(
          start,
          reader.samples(),
          shape,
          loss,
          options,
          new FitProgress(writer, line),
          stopped::get);
    } catch (IllegalArgumentException impossible) {
      throw new NotationException("", 0, String.valueOf(impossible.getMessage()), "other data");
    } catch (ArithmeticException diverged) {
      throw new NotationException(
          "", 0, String.valueOf(diverged.getMessage()), "a smaller --learning-rate");
    }
  }

  private record FitProgress(PrintWriter writer, ProgressLine line) implements TrainingListener {

    @Override
    public void onProgress(int epoch, double share, double samplesPerSecond, double secondsLeft) {
      if (line.isDue()) {
        line.show(
            String.format(
                Locale.ROOT,
                "pass %d: %.0f %%, %,.0f positions a second, at most %s left",
                epoch,
                100 * share,
                samplesPerSecond,
                ProgressLine.time(secondsLeft)));
      }
    }

    @Override
    public void onEpoch(TrainingEpoch epoch) {
      line.clear();
      writer.printf(
          Locale.ROOT,
          "%4d  %8.4f  %10.4f%s%n",
          epoch.number(),
          epoch.trainingError(),
          epoch.validationError(),
          epoch.isBest() ? "" : "  not better");
      writer.flush();
    }
  }

  private void store(
      GameFeatures features,
      TrainingLoss loss,
      TrainingOptions options,
      SampleReader reader,
      TrainingResult result)
      throws IOException {
    var provenance = provenance(options, reader, result);
    ModelOutput.write(out, features, result.model(), provenance);
    if (report != null) {
      var page = new FitReport(features, loss, result, provenance);
      OutputFile.write(report, page.html(LocalDate.now(ZoneId.systemDefault())));
    }
    var info = ModelFile.read(out).info();
    var writer = spec.commandLine().getOut();
    writer.printf(
        Locale.ROOT,
        "validation error %.4f, in whole numbers %.4f, without training %.4f%n",
        result.validationError(),
        result.modelError(),
        result.untrainedError());
    writer.printf(
        Locale.ROOT,
        "%s, %,d KB, digest %s: %s%n",
        info.shape(),
        (info.bytes() + 1023) / 1024,
        info.shortDigest(),
        out);
    writer.flush();
    if (result.interrupted()) {
      spec.commandLine().getErr().println("interrupted: the model is the best so far");
    }
  }

  private List<String> provenance(
      TrainingOptions options, SampleReader reader, TrainingResult result) throws IOException {
    var lines = new ArrayList<String>();
    if (from != null) {
      lines.add("begun with model " + ModelFile.read(from).info().shortDigest());
    }
    for (Path file : data.files()) {
      try (var header = new TrainingDataReader(file)) {
        lines.add("data: " + header.header().source());
      }
    }
    lines.add(
        String.format(
            Locale.ROOT,
            "%d positions of %d games, result share %s",
            reader.samples().size(),
            reader.games(),
            resultShare));
    lines.add(
        String.format(
            Locale.ROOT,
            "seed %d, %d passes, learning rate %s",
            run.seed(),
            result.epochs().size(),
            options.learningRate()));
    lines.add(
        String.format(
            Locale.ROOT,
            "validation error %.4f, %.4f without training",
            result.modelError(),
            result.untrainedError()));
    return lines;
  }
}
