package dev.secateur.cli;

import dev.secateur.core.Score;
import dev.secateur.engine.Engine;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult.ScoredLine;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "analyse",
    mixinStandardHelpOptions = true,
    description = "Search a position: the best move, its score and line. Default time: 5 s.",
    footer = {
      "",
      "Examples:",
      "  secateur analyse checkers --time 2s --lines 3",
      "  secateur analyse quoridor --moves \"e2 e8 e3 e7\" --depth 4 --log",
      "  secateur analyse reversi --moves f5d6c3 --why",
      "  secateur analyse reversi --opening xot:17 --time 10s",
      "  secateur analyse quoridor --preset founding --depth 2 --set strategic-walls=30"
    })
final class AnalyseCommand implements Callable<Integer> {

  private static final long DEFAULT_MILLIS = 5_000;

  @Mixin private PositionOptions positionOptions = new PositionOptions();
  @Mixin private LimitOptions limitOptions = new LimitOptions();
  @Mixin private EngineOptions engineOptions = new EngineOptions();

  @Option(
      names = "--lines",
      paramLabel = "K",
      converter = WholeNumberConverter.class,
      description = "Show the K best moves with exact scores (default: 1).")
  private int lines = 1;

  @Option(names = "--why", description = "Show the score, the line and a sentence for every move.")
  private boolean why;

  @Option(
      names = "--priorities",
      description = "Show the move ordering: the priority of every move, and why.")
  private boolean priorities;

  @Option(names = "--log", description = "Show the statistics of the search.")
  private boolean log;

  @Option(names = "--json", description = "Everything as one JSON object.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    var game = positionOptions.game(secateur);
    var position =
        positionOptions.position(game, engineOptions.seed(), spec.commandLine().getErr());
    var engine = new Engine(game, engineOptions.settings(game, secateur.evaluators()));
    var limits = limitOptions.limits(DEFAULT_MILLIS);
    if (lines < 1) {
      throw new CommandLine.ParameterException(
          spec.commandLine(), "--lines %d is too few: expected 1 or more".formatted(lines));
    }
    int lineCount = why ? Math.max(1, position.countMoves()) : lines;
    var report = new AnalysisReport(engine, position);
    var result = engine.search(position, limits, lineCount, listener(report));
    var out = spec.commandLine().getOut();
    var err = spec.commandLine().getErr();
    if (log && result.hasMove()) {
      (json ? err : out).print(report.block(result));
      err.flush();
    }
    if (json) {
      out.println(report.json(result, lines, why, priorities));
    } else {
      out.print(report.text(result, lines, why, priorities));
    }
    out.flush();
    return CommandLine.ExitCode.OK;
  }

  private SearchListener listener(AnalysisReport report) {
    var err = spec.commandLine().getErr();
    return soFar -> {
      if (secateur.terminal().progress() && soFar.hasMove()) {
        err.println(report.iteration(soFar));
        err.flush();
      }
    };
  }

  /// A score for people: `+1.25 men`, `win in 7`.
  static String scoreText(int score, String unit) {
    return Score.isDecisive(score) ? Score.text(score) : Score.text(score) + " " + unit;
  }

  /// The same with a word if the score is exact: `+18.00 discs, exact`.
  static String scoreText(ScoredLine line, String unit) {
    return scoreText(line.score(), unit) + (line.exact() ? ", exact" : "");
  }
}
