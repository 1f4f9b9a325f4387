package dev.secateur.cli;

import dev.secateur.core.NotationException;
import dev.secateur.core.Score;
import dev.secateur.engine.Engine;
import dev.secateur.engine.SearchFields;
import dev.secateur.lab.positions.JudgedPosition;
import dev.secateur.lab.positions.Solving;
import dev.secateur.lab.positions.Solving.SolvedPosition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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
    name = "solve",
    mixinStandardHelpOptions = true,
    description = {
      "Find the exact score, the best move and the best line of endgame positions.",
      "After Ctrl-C the best so far of the current position is printed too, marked as not exact."
    },
    footer = {
      "",
      "A line of the file is a position, OBF (POSITION; A6:+8; H7:+6; ...) or JSON:",
      "  {\"position\" or \"moves\": \"...\"}",
      "Where the file gives scores, those that differ from what was found are pointed out.",
      "Lines that begin with # are comments.",
      "",
      "Examples:",
      "  secateur solve reversi endgames.obf",
      "  secateur solve reversi endgames.obf --threads 2 --hash 512 --json"
    })
final class SolveCommand implements Callable<Integer> {

  @Mixin private GameArgument gameArgument = new GameArgument();

  @Parameters(
      index = "1",
      paramLabel = "FILE",
      description = "A file with a position on each line, or - for standard input.")
  private Path file = Path.of("");

  @Mixin private EngineOptions engineOptions = new EngineOptions();

  @Option(names = "--json", description = "One JSON object for each position.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  private int solved;
  private int contradictions;
  private long nodes;
  private long millis;

  @Override
  public Integer call() throws IOException {
    var game = gameArgument.game(secateur);
    if (game.start().maxPliesLeft() == Integer.MAX_VALUE) {
      throw new NotationException(
          "",
          0,
          "%s has no last move that a search could reach".formatted(game.name()),
          "a game that fills its board, such as reversi");
    }
    var engine = new Engine(game, engineOptions.settings(game, secateur.evaluators()));
    var positions = JudgedPosition.readPositions(file, game);
    var solving = new Solving(engine);
    try (var _ = new InterruptHook(solving::stop)) {
      solveAll(solving, positions);
      printSummary(positions.size());
      return CommandLine.ExitCode.OK;
    }
  }

  private void solveAll(Solving solving, List<JudgedPosition> positions) {
    var err = spec.commandLine().getErr();
    try (var progress = new SolveProgress(secateur.terminal(), err, solving, positions.size())) {
      for (int i = 0; i < positions.size() && !solving.isStopped(); i++) {
        progress.begin(i + 1);
        var found = solving.solve(positions.get(i), progress::iterationDone);
        progress.end();
        found.ifPresent(this::print);
      }
    }
  }

  private void print(SolvedPosition found) {
    var statistics = found.result().statistics();
    nodes += statistics.nodes();
    millis += statistics.timeMillis();
    solved += found.result().isExact() ? 1 : 0;
    contradictions += found.contradictsFile() ? 1 : 0;
    var out = spec.commandLine().getOut();
    out.println(json ? json(found) : text(found));
    out.flush();
  }

  static String text(SolvedPosition found) {
    var result = found.result();
    var text =
        String.format(
            Locale.ROOT,
            "%4d  %-5s %-5s %,14d nodes %9.2f s  %s",
            found.position().place().line(),
            found.position().text(result.best()),
            scoreText(result.score()),
            result.statistics().nodes(),
            result.statistics().timeMillis() / 1000.0,
            String.join(" ", line(found)));
    if (!result.isExact()) {
      int percent = result.certainty();
      return text
          + "  (not exact: depth %d%s)"
              .formatted(result.depth(), percent == 0 ? "" : ", %d %% sure".formatted(percent));
    }
    return found.contradictsFile()
        ? text + "  (the file says %s)".formatted(number(found.position().bestValue()))
        : text;
  }

  private static String scoreText(int score) {
    return Score.isDecisive(score) ? Score.text(score) : number(Score.inUnits(score));
  }

  /// Exact scores are whole numbers; those of a stopped search are not.
  private static String number(double score) {
    return String.format(Locale.ROOT, score == Math.rint(score) ? "%+.0f" : "%+.2f", score);
  }

  private static List<String> line(SolvedPosition found) {
    var position = found.position();
    return position
        .record()
        .game()
        .notation()
        .formatLine(position.position(), found.result().lines().getFirst().moves());
  }

  static String json(SolvedPosition found) {
    var position = found.position();
    var result = found.result();
    var object =
        Json.object()
            .with(
                "position", position.record().game().notation().formatPosition(position.position()))
            .with("best", position.text(result.best()));
    SearchFields.score(result.score()).forEach(object::with);
    object.with("exact", result.isExact()).with("depth", result.depth());
    int certainty = result.certainty(result.lines().getFirst());
    if (certainty > 0) {
      object.with("certainty", certainty);
    }
    object
        .with("nodes", result.statistics().nodes())
        .with("timeMs", result.statistics().timeMillis())
        .with("pv", line(found));
    if (!position.values().isEmpty()) {
      object.with("expected", position.bestValue());
    }
    return object.toString();
  }

  private void printSummary(int of) {
    var err = spec.commandLine().getErr();
    if (!json) {
      spec.commandLine()
          .getOut()
          .println(
              String.format(
                  Locale.ROOT,
                  "solved %d of %d, %,d nodes in %.2f s",
                  solved,
                  of,
                  nodes,
                  millis / 1000.0));
      spec.commandLine().getOut().flush();
    }
    if (contradictions > 0) {
      err.println(
          "%d %s not what the file says"
              .formatted(contradictions, contradictions == 1 ? "score is" : "scores are"));
    }
    if (solved < of) {
      err.println("interrupted: %d of %d positions".formatted(solved, of));
    }
  }
}
