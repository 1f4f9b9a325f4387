package dev.secateur.cli;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import dev.secateur.engine.Engine;
import dev.secateur.lab.positions.Judge;
import dev.secateur.lab.positions.JudgeResult;
import dev.secateur.lab.positions.JudgeResult.ChosenMove;
import dev.secateur.lab.positions.JudgeResult.LossCount;
import dev.secateur.lab.positions.JudgeResult.PhaseErrors;
import dev.secateur.lab.positions.JudgedPosition;
import dev.secateur.lab.positions.PositionPhases;
import dev.secateur.lab.report.Figures;
import dev.secateur.lab.report.JudgeReport;
import dev.secateur.protocol.client.ContestantSource;
import dev.secateur.protocol.client.Contestants;
import dev.secateur.protocol.client.EngineFault;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
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
    name = "judge",
    mixinStandardHelpOptions = true,
    description = {
      "Measure how much an engine's moves lose, on positions with a value for every move.",
      "After Ctrl-C the result of the positions so far is printed. Default time: 1 s a move."
    },
    footer = {
      "",
      "A line of a file is OBF (POSITION; A6:+8; H7:+6; ...) or JSON:",
      "  {\"position\" or \"moves\": \"...\", \"values\": {\"f5\": 1.5, \"d6\": -2}}",
      "Values are for the side to move. Lines that begin with # are comments.",
      "",
      "Examples:",
      "  secateur judge reversi positions.obf --nodes 10000",
      "  secateur judge checkers judged.jsonl --per-unit 200 --cpu-time 50ms --report judge.html",
      "  secateur judge reversi judged.jsonl --engine gtp:./my-engine --time 1s --json"
    })
final class JudgeCommand implements Callable<Integer> {

  private static final long DEFAULT_MILLIS = 1_000;

  @Mixin private GameArgument gameArgument = new GameArgument();

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "FILE",
      description = "Files with positions and the values of their moves.")
  private List<Path> files = new ArrayList<>();

  @Mixin private MeasuringLimits limitOptions = new MeasuringLimits();
  @Mixin private EngineOptions engineOptions = new EngineOptions();
  @Mixin private EngineDefinitionsOption definitions = new EngineDefinitionsOption();

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      description = {
        "Engine to judge instead of Secateur, with its settings: level:7, secateur:without=lmr,",
        "gtp:COMMAND, ugi:COMMAND, or a name from --engines."
      })
  private @Nullable String engineText;

  @Option(
      names = "--per-unit",
      paramLabel = "N",
      converter = DecimalConverter.class,
      description = "File units per game unit, such as one man (default: 1).")
  private double perUnit = 1;

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Write a web page with the losses and the errors of the scores.")
  private @Nullable Path reportFile;

  @Option(names = "--json", description = "The result as one JSON object.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    var game = gameArgument.game(secateur);
    var source = source(game);
    var limits = limits(source);
    var positions = positions(game);
    if (reportFile != null) {
      OutputFile.check(reportFile);
      for (Path file : files) {
        OutputFile.checkOther("--report", reportFile, "FILE", file);
      }
    }
    var judge = new Judge(positions, limits);
    try (var _ = new InterruptHook(judge::stop)) {
      var fault = run(judge, source, limits, positions.size());
      report(game, source.name(), limits, judge.result());
      return fault.map(this::printed).orElse(CommandLine.ExitCode.OK);
    }
  }

  private ContestantSource source(Game game) throws IOException {
    if (engineText == null) {
      return Contestants.of(game, engineOptions.settings(game, secateur.evaluators()));
    }
    if (engineOptions.areGiven()) {
      throw new NotationException(
          "",
          0,
          "the settings of --engine are part of its text",
          "--engine secateur:evaluator=NAME,hash=64 or --evaluator NAME --hash 64");
    }
    return definitions.contestants(secateur).parse(engineText, game);
  }

  private Limits limits(ContestantSource source) {
    boolean hasOwn = source.limitsItself() || source.isUntimed();
    return limitOptions.limits(hasOwn ? Limits.NONE : Limits.moveTime(DEFAULT_MILLIS));
  }

  private List<JudgedPosition> positions(Game game) throws IOException {
    if (perUnit <= 0) {
      throw new NotationException("", 0, "--per-unit is " + perUnit, "a number above zero");
    }
    var positions = new ArrayList<JudgedPosition>();
    for (Path file : files) {
      positions.addAll(JudgedPosition.read(file, game, perUnit));
    }
    return positions;
  }

  /// Judges until all is done, the user stops it, or the engine commits a fault.
  ///
  /// @return what is wrong with the engine
  private Optional<String> run(Judge judge, ContestantSource source, Limits limits, int count)
      throws InterruptedException {
    try (var player = source.open();
        var progress = new PositionProgress(secateur.terminal(), "judge", count)) {
      player.checkLimits(limits);
      judge.run(player, progress::at);
      return Optional.empty();
    } catch (EngineFault fault) {
      return Optional.of(
          "%s %s: %s".formatted(source.name(), fault.kind().text(), fault.getMessage()));
    }
  }

  private int printed(String fault) {
    spec.commandLine().getErr().println("error: " + fault);
    return Errors.BAD_INPUT;
  }

  private void report(Game game, String engine, Limits limits, JudgeResult result)
      throws IOException {
    var out = spec.commandLine().getOut();
    var words = String.join(", ", Figures.words(limits));
    var limitText = words.isEmpty() ? "its own limits" : words;
    if (!result.moves().isEmpty()) {
      var evaluator = evaluator(game);
      var phases = result.phaseErrors(PositionPhases.of(game, secateur.games()), evaluator);
      var mean = evaluator.map(result::meanEvaluationError).orElse(OptionalDouble.empty());
      out.print(
          json
              ? json(game, engine, limitText, result, mean, phases)
              : text(game, engine, limitText, result, mean, phases));
      out.flush();
      if (reportFile != null) {
        OutputFile.write(
            reportFile,
            new JudgeReport(game, engine, limitText, result, mean, phases)
                .html(Version.text(), LocalDate.now(ZoneId.systemDefault())));
      }
    }
    if (result.moves().size() < result.of()) {
      spec.commandLine()
          .getErr()
          .println("interrupted: %d of %d positions".formatted(result.moves().size(), result.of()));
    }
  }

  /// The evaluator, whose errors are measured without a search; only that of our own engine.
  private Optional<Evaluator> evaluator(Game game) {
    return engineText != null
        ? Optional.empty()
        : Optional.of(
            new Engine(game, engineOptions.settings(game, secateur.evaluators())).newEvaluator());
  }

  private static String error(Game game, String of, OptionalDouble mean) {
    return mean.isEmpty()
        ? ""
        : String.format(
            Locale.ROOT,
            "mean error of the %s %.2f %s%n",
            of,
            mean.getAsDouble(),
            game.scoreUnit());
  }

  private static String text(
      Game game,
      String engine,
      String limits,
      JudgeResult result,
      OptionalDouble evaluationError,
      List<PhaseErrors> phases) {
    var text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%s, %,d of %,d positions, %s, %s%n",
            game.specification(),
            result.moves().size(),
            result.of(),
            engine,
            limits));
    text.append(
        String.format(
            Locale.ROOT,
            "mean loss %s, median %.2f%nbest moves %s%n",
            JudgeReport.meanLoss(game, result),
            result.medianLoss(),
            Figures.percent(result.bestShare())));
    text.append(error(game, "score", result.meanScoreError()));
    text.append(error(game, "evaluation without a search", evaluationError));
    if (phases.size() > 1) {
      text.append("\nmean errors by phase, in ").append(game.scoreUnit()).append('\n');
      var table = new TextTable("positions", "score", "evaluation", "phase");
      phases.forEach(
          each ->
              table.row(
                  each.positions(), number(each.score()), number(each.evaluation()), each.phase()));
      text.append(table);
    }
    if (result.unvalued() > 0) {
      text.append("moves without a value, left out: %d%n".formatted(result.unvalued()));
    }
    var worst = result.worst(JudgeReport.WORST);
    if (!worst.isEmpty()) {
      var table = new TextTable("loss", "played", "best", "where");
      for (ChosenMove move : worst) {
        var position = move.position();
        table.row(
            String.format(Locale.ROOT, "%.2f", move.loss().orElse(0)),
            move.text(),
            position.text(position.bestMove()),
            position.place().text());
      }
      text.append("\nthe worst moves\n").append(table);
    }
    return text.toString();
  }

  /// A number, or `-` if it is unknown.
  private static String number(OptionalDouble value) {
    return value.isEmpty() ? "-" : String.format(Locale.ROOT, "%.2f", value.getAsDouble());
  }

  private static String json(
      Game game,
      String engine,
      String limits,
      JudgeResult result,
      OptionalDouble evaluationError,
      List<PhaseErrors> phases) {
    var object =
        Json.object()
            .with("game", game.specification())
            .with("engine", engine)
            .with("limits", limits)
            .with("positions", result.of())
            .with("judged", result.moves().size())
            .with("unvalued", result.unvalued())
            .with("meanLoss", result.meanLoss())
            .with("meanLossError", result.meanLossError())
            .with("medianLoss", result.medianLoss())
            .with("bestShare", result.bestShare())
            .with("distribution", result.distribution().stream().map(JudgeCommand::json).toList())
            .with(
                "worst", result.worst(JudgeReport.WORST).stream().map(JudgeCommand::json).toList());
    result.meanScoreError().ifPresent(error -> object.with("meanScoreError", error));
    evaluationError.ifPresent(error -> object.with("meanEvaluationError", error));
    if (!phases.isEmpty()) {
      object.with("phases", phases.stream().map(JudgeCommand::json).toList());
    }
    return object + "\n";
  }

  private static Map<String, Object> json(LossCount column) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("from", column.from());
    fields.put("to", column.to());
    fields.put("count", column.count());
    return fields;
  }

  private static Map<String, Object> json(PhaseErrors phase) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("phase", phase.phase());
    fields.put("positions", phase.positions());
    phase.score().ifPresent(error -> fields.put("meanScoreError", error));
    phase.evaluation().ifPresent(error -> fields.put("meanEvaluationError", error));
    return fields;
  }

  private static Map<String, Object> json(ChosenMove move) {
    var position = move.position();
    var fields = new LinkedHashMap<String, Object>();
    fields.put("file", position.place().file());
    fields.put("line", position.place().line());
    fields.put("position", position.record().game().notation().formatPosition(position.position()));
    fields.put("played", move.text());
    fields.put("best", position.text(position.bestMove()));
    fields.put("loss", move.loss().orElse(0));
    return fields;
  }
}
