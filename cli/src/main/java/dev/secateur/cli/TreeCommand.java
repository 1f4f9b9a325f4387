package dev.secateur.cli;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.ChildOrders;
import dev.secateur.trees.NodeNames;
import dev.secateur.trees.SearchTrace;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeAlgorithms;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.draw.DrawingTheme;
import dev.secateur.trees.draw.HtmlPage;
import dev.secateur.trees.draw.SvgDrawing;
import dev.secateur.trees.draw.TikzDrawing;
import dev.secateur.trees.draw.TreeSnapshot;
import dev.secateur.trees.exercise.AnswerText;
import dev.secateur.trees.exercise.Exercise;
import dev.secateur.trees.exercise.ExerciseSheet;
import dev.secateur.trees.exercise.Grader;
import dev.secateur.trees.exercise.Solution;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "tree",
    mixinStandardHelpOptions = true,
    description = {
      "Show minimax and alpha-beta on a small tree: values, windows, cutoffs.",
      "Steps in words, pictures, exercises with answer keys and grading."
    },
    footer = {
      "",
      "Examples:",
      "  secateur tree \"A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))\" --algorithm fail-soft --steps",
      "  secateur tree lesson.txt --compare --order A-B-C --order A-C-B --svg orders.svg",
      "  secateur tree --random depth=3,cutoffs=2,exercises=4 --sheet s.svg --key k.svg",
      "  secateur tree \"((3 5)(2 9))\" --grade answer.json --language pt",
      "  secateur tree --random depth=3,cutoffs=2,seed=7 --quiz",
      "  secateur tree --game reversi --moves f5d6 --depth 3 --top 3 --html reversi.html"
    })
final class TreeCommand implements Callable<Integer> {

  /// A longer recording is too long to read.
  private static final int MAX_RECORDED_NODES = 20_000;

  @Mixin private TreeSource source = new TreeSource();

  @Option(
      names = "--algorithm",
      paramLabel = "A",
      description = {
        "minimax, alpha-beta (fail-hard, the default), fail-soft, negamax, pvs, mtdf or deepening.",
        "May be repeated with --compare."
      })
  private List<String> algorithms = new ArrayList<>();

  @Option(
      names = "--strict",
      description = "Cut off only if the bound is exceeded (>), not if it is equal (>=).")
  private boolean strict;

  @Option(
      names = "--order",
      paramLabel = "O",
      description = {
        "given, reversed, best, worst, random:SEED, or lists of children as in A-C-B,E-D.",
        "May be repeated with --compare."
      })
  private List<String> orders = new ArrayList<>();

  @Option(names = "--steps", description = "Describe every step in words.")
  private boolean steps;

  @Option(
      names = "--at",
      paramLabel = "STEP",
      converter = WholeNumberConverter.class,
      description = "Show the tree after this many steps.")
  private @Nullable Integer at;

  @Option(
      names = "--compare",
      description = "Compare leaves and nodes of algorithms and orders with the minimum.")
  private boolean compare;

  @Option(names = "--recorded", description = "With --game: show the engine's own search.")
  private boolean recorded;

  @Option(names = "--svg", paramLabel = "F", description = "Write a picture.")
  private @Nullable String svg;

  @Option(names = "--tikz", paramLabel = "F", description = "Write a picture for LaTeX.")
  private @Nullable String tikz;

  @Option(names = "--html", paramLabel = "F", description = "Write a page that shows the steps.")
  private @Nullable String html;

  @Option(
      names = "--theme",
      paramLabel = "T",
      description = "Theme of --svg: light, dark, or auto, that of the reader's device (default).")
  private String theme = "auto";

  @Option(
      names = "--sheet",
      paramLabel = "F",
      description = "Write exercises to print: .svg, .tex, .html")
  private @Nullable String sheet;

  @Option(
      names = "--key",
      paramLabel = "F",
      description = "Write the same exercises with their answers.")
  private @Nullable String key;

  @Option(
      names = "--quiz",
      description = "Ask for cutoffs, leaves, windows and values, and grade the answers.")
  private boolean quiz;

  @Option(
      names = "--grade",
      paramLabel = "F",
      description = "Grade an answer, as JSON or text (- for standard input).")
  private @Nullable String grade;

  @Option(names = "--language", paramLabel = "L", description = "en, pt, fr or ja (default: en).")
  private String language = "en";

  @Option(names = "--json", description = "Everything as one JSON object.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    checkDrawingOptions();
    var messages = TreeMessages.in(language);
    var out = spec.commandLine().getOut();
    var report = new TreeReport(out, messages, secateur.terminal().style(), json);
    if (recorded) {
      show(recordedTrace(), report, messages);
      return CommandLine.ExitCode.OK;
    }
    var settings = new AlgorithmSettings(algorithm(), source.plies(), strict);
    if (quiz || grade != null || sheet != null || key != null) {
      Solution.requireOneRightAnswer(settings.algorithm());
    }
    var exercises = exercises(settings);
    if (sheet != null || key != null) {
      writeSheets(exercises, messages);
      return CommandLine.ExitCode.OK;
    }
    for (Exercise exercise : exercises) {
      if (quiz) {
        new TreeQuiz(exercise, messages, new BufferedReader(secateur.input()), report).run();
      } else if (grade != null) {
        grade(exercise, report, messages, grade);
      } else if (compare) {
        compare(exercise, report, messages);
      } else {
        if (!source.isOneTree() && !json) {
          report.tree(exercise.tree());
        }
        show(TreeAlgorithms.run(exercise.tree(), settings), report, messages);
      }
    }
    out.flush();
    return CommandLine.ExitCode.OK;
  }

  private void checkDrawingOptions() {
    boolean drawsNothing = quiz || grade != null || sheet != null || key != null;
    if ((drawsNothing && svg != null)
        || ((drawsNothing || compare) && (tikz != null || html != null))) {
      throw new ParameterException(
          spec.commandLine(),
          compare
              ? "--compare writes no TikZ and no page: expected --svg only"
              : "--svg, --tikz and --html cannot be used with --quiz, --grade, --sheet or --key: expected"
                  + " one or the other");
    }
  }

  private TreeAlgorithm algorithm() {
    if (algorithms.size() > 1 && !compare) {
      throw new ParameterException(
          spec.commandLine(), "--algorithm may be repeated only with --compare");
    }
    return algorithms.isEmpty()
        ? TreeAlgorithm.ALPHA_BETA
        : TreeAlgorithm.find(algorithms.getFirst());
  }

  private List<Exercise> exercises(AlgorithmSettings settings) throws IOException {
    var exercises = source.exercises(settings, secateur);
    if (compare || orders.isEmpty()) {
      return exercises;
    }
    if (orders.size() > 1) {
      throw new ParameterException(
          spec.commandLine(), "--order may be repeated only with --compare");
    }
    return exercises.stream()
        .map(one -> new Exercise(ChildOrders.apply(one.tree(), orders.getFirst()), settings))
        .toList();
  }

  private void show(SearchTrace trace, TreeReport report, TreeMessages messages)
      throws IOException {
    int step = at == null ? trace.steps().size() : at;
    if (step < 0 || step > trace.steps().size()) {
      throw new ParameterException(
          spec.commandLine(),
          "--at %d is out of range: expected 0 to %d".formatted(step, trace.steps().size()));
    }
    var snapshot = TreeSnapshot.of(trace, step);
    if (svg != null) {
      write(svg, SvgDrawing.draw(snapshot, messages, theme()));
    }
    if (tikz != null) {
      write(tikz, TikzDrawing.document(snapshot, messages));
    }
    if (html != null) {
      write(html, page(trace, messages));
    }
    report.trace(trace, snapshot, steps);
  }

  private static String page(SearchTrace trace, TreeMessages messages) {
    try {
      return HtmlPage.of(trace, messages);
    } catch (IllegalArgumentException tooLong) {
      throw new NotationException(
          "", 0, String.valueOf(tooLong.getMessage()), "a search with fewer steps");
    }
  }

  private DrawingTheme theme() {
    return DrawingTheme.find(theme)
        .orElseThrow(
            () ->
                new NotationException(
                    "", 0, NotationError.quote(theme) + " is not a theme", "light, dark or auto"));
  }

  /// The engine's own search of the position, node by node.
  private SearchTrace recordedTrace() {
    var recorded = source.recordedSearch(secateur, MAX_RECORDED_NODES);
    if (!recorded.isComplete()) {
      spec.commandLine()
          .getErr()
          .println("note: only the first %,d nodes were recorded".formatted(MAX_RECORDED_NODES));
    }
    return recorded.trace();
  }

  private void grade(Exercise exercise, TreeReport report, TreeMessages messages, String file)
      throws IOException {
    var solution = exercise.solution();
    var names = new NodeNames(exercise.tree(), messages);
    var answer = AnswerText.parse(TreeSource.read(file), names);
    report.grade(new Grader(solution, messages).grade(answer), names);
  }

  private void compare(Exercise exercise, TreeReport report, TreeMessages messages)
      throws IOException {
    var all = List.of("given", "reversed", "best", "worst", "random:1");
    // A comparison of several algorithms needs only one order.
    var defaultOrders = algorithms.size() > 1 ? List.of("given") : all;
    var compared =
        algorithms.isEmpty()
            ? TreeAlgorithm.onTrees()
            : algorithms.stream().map(TreeAlgorithm::find).toList();
    var comparison =
        new TreeComparison(exercise, orders.isEmpty() ? defaultOrders : orders, compared, messages);
    if (svg != null) {
      write(svg, comparison.svg(theme()));
    }
    report.comparison(comparison.counts());
  }

  private void writeSheets(List<Exercise> exercises, TreeMessages messages) throws IOException {
    if (sheet != null) {
      write(sheet, new ExerciseSheet(exercises, false, messages).inFormatOf(sheet));
    }
    if (key != null) {
      write(key, new ExerciseSheet(exercises, true, messages).inFormatOf(key));
    }
  }

  private void write(String file, String text) {
    try {
      OutputFile.write(Path.of(file), text);
    } catch (InvalidPathException bad) {
      throw new ParameterException(
          spec.commandLine(), NotationError.quote(file) + " is not the name of a file", bad);
    } catch (OutputFile.CannotWrite failed) {
      throw new ParameterException(spec.commandLine(), String.valueOf(failed.getMessage()), failed);
    }
  }
}
