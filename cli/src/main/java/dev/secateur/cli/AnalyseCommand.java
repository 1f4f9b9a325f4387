package dev.secateur.cli;

import dev.secateur.core.Score;
import dev.secateur.engine.Engine;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
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
    description = "Search a position: the best move, its score and line. Thinks 5 s unless told.",
    footer = {
      "",
      "Examples:",
      "  secateur analyse checkers --time 2s --lines 3",
      "  secateur analyse quoridor --moves \"e2 e8 e3 e7\" --depth 4 --log",
      "  secateur analyse reversi --moves f5d6c3 --why",
      "  secateur analyse quoridor --preset founding --depth 2 --set strategic-walls=30"
    })
final class AnalyseCommand implements Callable<Integer> {

  private static final long USUAL_MILLIS = 5_000;

  @Mixin private PositionOptions where = new PositionOptions();
  @Mixin private LimitOptions howLong = new LimitOptions();
  @Mixin private EngineOptions how = new EngineOptions();

  @Option(
      names = "--lines",
      paramLabel = "K",
      converter = WholeNumber.class,
      description = "The K best moves with exact scores.")
  private int lines = 1;

  @Option(names = "--why", description = "For every move its score, its line and a sentence.")
  private boolean why;

  @Option(
      names = "--priorities",
      description = "For every move where it stands in the order of trying, and why.")
  private boolean priorities;

  @Option(names = "--log", description = "The statistics block of the search.")
  private boolean log;

  @Option(names = "--json", description = "Everything as one JSON object.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    var game = where.game(secateur);
    var position = where.position(game);
    var engine = new Engine(game, how.settings(game, secateur.evaluators()));
    var limits = howLong.limits(USUAL_MILLIS);
    if (lines < 1) {
      throw new CommandLine.ParameterException(
          spec.commandLine(), "--lines %d is too few: expected 1 or more".formatted(lines));
    }
    int wanted = why ? Math.max(1, position.countMoves()) : lines;
    var report = new AnalysisReport(engine, position);
    var result = engine.search(position, limits, wanted, listener(report));
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
    return new SearchListener() {
      @Override
      public void iterationDone(SearchResult soFar) {
        if (secateur.terminal().progress() && soFar.hasMove()) {
          err.println(report.iteration(soFar));
          err.flush();
        }
      }

      @Override
      public void warning(String message) {
        err.println("note: " + message);
      }
    };
  }

  /// The score as people say it: `+1.25 men`, `win in 7`.
  static String scoreText(int score, String unit) {
    return Score.isDecisive(score) ? Score.text(score) : Score.text(score) + " " + unit;
  }
}
