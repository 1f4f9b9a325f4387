package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.engine.Engine;
import dev.secateur.lab.positions.OutcomePosition;
import dev.secateur.lab.positions.Outcomes;
import dev.secateur.lab.positions.ResultPrediction;
import dev.secateur.lab.report.Figures;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
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
    name = "outcomes",
    mixinStandardHelpOptions = true,
    description = {
      "Measure how well scores predict the results of games.",
      "The log loss with the best scale: of the evaluator alone, and after a search (default: 2000 nodes)."
    },
    footer = {
      "",
      "A line of the file is JSON: {\"moves\" or \"position\": \"...\", \"won\": 1}",
      "won is 1, 0 or 0.5 (a draw) for the side to move. Lines that begin with # are comments.",
      "Guessing one half has a log loss of 0.693; less is better.",
      "",
      "Examples:",
      "  secateur outcomes quoridor outcomes.jsonl --nodes 20000",
      "  secateur outcomes checkers outcomes.jsonl --evaluator material --json"
    })
final class OutcomesCommand implements Callable<Integer> {

  private static final long DEFAULT_NODES = 2_000;

  @Mixin private GameArgument gameArgument = new GameArgument();

  @Parameters(index = "1", paramLabel = "FILE", description = "A file of positions with results.")
  private Path file = Path.of("");

  @Mixin private MeasuringLimits limitOptions = new MeasuringLimits();
  @Mixin private EngineOptions engineOptions = new EngineOptions();

  @Option(names = "--json", description = "The result as one JSON object.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    var game = gameArgument.game(secateur);
    var engine = new Engine(game, engineOptions.settings(game, secateur.evaluators()));
    var limits = limitOptions.limits(Limits.nodes(DEFAULT_NODES));
    var positions = OutcomePosition.read(file, game);
    var outcomes = new Outcomes(positions, engine);
    try (var _ = new InterruptHook(outcomes::stop)) {
      var withoutSearch = outcomes.ofEvaluator();
      ResultPrediction afterSearch;
      try (var progress = new PositionProgress(secateur.terminal(), "outcomes", positions.size())) {
        afterSearch = outcomes.ofSearch(limits, progress::at);
      }
      var words = String.join(", ", Figures.words(limits));
      var out = spec.commandLine().getOut();
      out.print(
          json
              ? json(game, engine, words, withoutSearch, afterSearch)
              : text(game, engine, words, withoutSearch, afterSearch));
      out.flush();
      if (afterSearch.positions() < positions.size()) {
        spec.commandLine()
            .getErr()
            .println(
                "interrupted: %d of %d positions searched"
                    .formatted(afterSearch.positions(), positions.size()));
      }
    }
    return CommandLine.ExitCode.OK;
  }

  private static String text(
      Game game,
      Engine engine,
      String limits,
      ResultPrediction withoutSearch,
      ResultPrediction afterSearch) {
    var table = new TextTable("score", "positions", "log loss", "scale", "right sign");
    add(table, "static", withoutSearch);
    add(table, limits, afterSearch);
    return String.format(
            Locale.ROOT,
            "%s, %,d positions, evaluator %s, scale in %s%n%n",
            game.specification(),
            withoutSearch.positions(),
            engine.settings().evaluator().name(),
            game.scoreUnit())
        + table;
  }

  private static void add(TextTable table, String name, ResultPrediction prediction) {
    if (prediction.positions() > 0) {
      table.row(
          name,
          prediction.positions(),
          String.format(Locale.ROOT, "%.4f", prediction.logLoss()),
          Double.isInfinite(prediction.scale())
              ? "-"
              : String.format(Locale.ROOT, "%.3f", prediction.scale()),
          Figures.percent(prediction.rightSign()));
    }
  }

  private static String json(
      Game game,
      Engine engine,
      String limits,
      ResultPrediction withoutSearch,
      ResultPrediction afterSearch) {
    return Json.object()
            .with("game", game.specification())
            .with("evaluator", engine.settings().evaluator().name())
            .with("unit", game.scoreUnit())
            .with("static", json(withoutSearch))
            .with("limits", limits)
            .with("search", json(afterSearch))
        + "\n";
  }

  private static Map<String, Object> json(ResultPrediction prediction) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("positions", prediction.positions());
    fields.put("logLoss", prediction.logLoss());
    // JSON has no infinity.
    if (Double.isFinite(prediction.scale())) {
      fields.put("scale", prediction.scale());
    }
    fields.put("rightSign", prediction.rightSign());
    return fields;
  }
}
