package dev.secateur.cli;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.lab.openings.OpeningCheck;
import dev.secateur.lab.openings.OpeningCheck.OpeningProblemKind;
import dev.secateur.lab.openings.OpeningFile;
import dev.secateur.lab.openings.OpeningFile.NumberedOpening;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.EnumMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/// Reports what is wrong with each opening, and a summary of all openings.
final class OpeningsReport {

  private static final int BAD_OPENINGS = 1;

  private final Game game;
  private final Terminal terminal;
  private final CommandLine commandLine;

  private final Map<OpeningProblemKind, Integer> problems = new EnumMap<>(OpeningProblemKind.class);
  private final IntSummaryStatistics plies = new IntSummaryStatistics();
  private final DoubleSummaryStatistics scores = new DoubleSummaryStatistics();

  OpeningsReport(Game game, Terminal terminal, CommandLine commandLine) {
    this.game = game;
    this.terminal = terminal;
    this.commandLine = commandLine;
    for (OpeningProblemKind kind : OpeningProblemKind.values()) {
      problems.put(kind, 0);
    }
  }

  /// Checks openings and prints the result.
  ///
  /// @param file the file with the openings; none for the game's own
  /// @return the exit status
  int check(EvaluatorFactory evaluator, @Nullable Path file, int depth, double margin, boolean json)
      throws IOException {
    var openings = file == null ? ownOpenings() : OpeningFile.read(file);
    if (openings.isEmpty()) {
      throw new NotationException("", 0, "there is no opening to check", "a line of moves");
    }
    var check = new OpeningCheck(game, evaluator, depth, margin);
    for (int done = 0; done < openings.size(); done++) {
      var next = openings.get(done);
      var verdict = check.check(next.opening(), next.line());
      plies.accept(verdict.plies());
      verdict.score().ifPresent(scores);
      verdict
          .problem()
          .ifPresent(
              problem -> {
                problems.merge(problem.kind(), 1, Integer::sum);
                // With --json only the JSON object goes to standard output.
                var lines = json ? commandLine.getErr() : commandLine.getOut();
                var where = file == null ? "number" : "line";
                lines.println("%s %d: %s".formatted(where, next.line(), problem.text()));
              });
      showProgress(done + 1, openings.size());
    }
    var out = commandLine.getOut();
    out.println(json ? json(openings.size(), depth) : text(openings.size(), depth));
    out.flush();
    return badCount() == 0 ? CommandLine.ExitCode.OK : BAD_OPENINGS;
  }

  private List<NumberedOpening> ownOpenings() {
    var numbered = new ArrayList<NumberedOpening>();
    for (var opening : game.openings()) {
      numbered.add(new NumberedOpening(numbered.size() + 1, opening));
    }
    return numbered;
  }

  private void showProgress(int done, int of) {
    if (terminal.progress()) {
      var err = commandLine.getErr();
      err.print("\r%d of %d openings".formatted(done, of));
      err.print(done == of ? "\n" : "");
      err.flush();
    }
  }

  private int badCount() {
    return problems.values().stream().mapToInt(Integer::intValue).sum();
  }

  private int problems(OpeningProblemKind kind) {
    return problems.getOrDefault(kind, 0);
  }

  private String text(int all, int depth) {
    var counts =
        "%d openings of %d to %d plies: %d good, %d illegal, %d over, %d twice, %d unfair"
            .formatted(
                all,
                plies.getMin(),
                plies.getMax(),
                all - badCount(),
                problems(OpeningProblemKind.ILLEGAL),
                problems(OpeningProblemKind.GAME_OVER),
                problems(OpeningProblemKind.DUPLICATE),
                problems(OpeningProblemKind.UNFAIR));
    return scores.getCount() == 0
        ? counts
        : counts
            + String.format(
                Locale.ROOT,
                "%nfor the side to move at depth %d: %+.2f to %+.2f %s, %+.2f on average",
                depth,
                scores.getMin(),
                scores.getMax(),
                game.scoreUnit(),
                scores.getAverage());
  }

  private String json(int all, int depth) {
    var object =
        Json.object()
            .with("game", game.specification())
            .with("openings", all)
            .with("good", all - badCount())
            .with("illegal", problems(OpeningProblemKind.ILLEGAL))
            .with("over", problems(OpeningProblemKind.GAME_OVER))
            .with("twice", problems(OpeningProblemKind.DUPLICATE))
            .with("unfair", problems(OpeningProblemKind.UNFAIR))
            .with("fewestPlies", plies.getMin())
            .with("mostPlies", plies.getMax());
    return scores.getCount() == 0
        ? object.toString()
        : object
            .with("depth", depth)
            .with("lowest", scores.getMin())
            .with("highest", scores.getMax())
            .with("average", scores.getAverage())
            .toString();
  }
}
