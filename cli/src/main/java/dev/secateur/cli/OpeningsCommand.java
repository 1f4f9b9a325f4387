package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.lab.openings.OpeningFile;
import dev.secateur.lab.openings.OpeningGenerator;
import dev.secateur.lab.openings.OpeningRequirements;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
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
    name = "openings",
    mixinStandardHelpOptions = true,
    description = {
      "Generate or check openings for matches.",
      "generate plays good moves at random and keeps an opening if a deeper search finds it about",
      "equal; no position comes twice, also not mirrored or rotated. check tests the openings of a",
      "file, or the game's own, by the same rules."
    },
    footer = {
      "",
      "To continue an interrupted generate, give the same options and file again.",
      "",
      "Examples:",
      "  secateur openings quoridor generate --count 500 --out quoridor.txt",
      "  secateur openings checkers check",
      "  secateur openings reversi check mine.txt --depth 8 --margin 2"
    })
final class OpeningsCommand implements Callable<Integer> {

  enum Action {
    generate,
    check
  }

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      completionCandidates = GameNames.class,
      description = "checkers, reversi or quoridor")
  private String name = "";

  @Parameters(index = "1", paramLabel = "generate|check", description = "What to do.")
  private Action action = Action.check;

  @Parameters(
      index = "2",
      arity = "0..1",
      paramLabel = "FILE",
      description =
          "The file to check: one opening per line, as moves or a position; # begins a comment.")
  private @Nullable Path file;

  @Mixin private EvaluatorOption evaluatorOption = new EvaluatorOption();

  @Option(
      names = "--count",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "How many openings to generate.")
  private @Nullable Integer count;

  @Option(names = "--plies", paramLabel = "N|N-M", description = "How many plies an opening has.")
  private @Nullable String plies;

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description =
          "How deep the last position is searched; 0 checks only that the moves are legal.")
  private @Nullable Integer depth;

  @Option(
      names = "--margin",
      paramLabel = "X",
      converter = DecimalConverter.class,
      description = "How far from equal the last position may be, in the game's unit.")
  private @Nullable Double margin;

  @Option(
      names = "--slack",
      paramLabel = "X",
      converter = DecimalConverter.class,
      description = "How much worse than the best move a move of the opening may be.")
  private @Nullable Double slack;

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = WholeNumberConverter.class,
      description = "Seed of the random moves.")
  private @Nullable Integer seed;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The file to write (default: standard output).")
  private @Nullable Path out;

  @Option(names = "--json", description = "The result as one JSON object.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    var game = secateur.games().find(name);
    if (action == Action.check) {
      var recipe = recipe(game);
      int searched = depth == null ? recipe.depth() : depth;
      return new OpeningsReport(game, secateur.terminal(), spec.commandLine())
          .check(
              evaluatorOption.of(game, secateur.evaluators()),
              file,
              searched,
              recipe.margin(),
              json);
    }
    if (file != null) {
      throw new NotationException(
          file.toString(), 0, "generate does not read a file", "--out FILE to write one");
    }
    if (out != null) {
      OutputFile.check(out);
    }
    generate(game, recipe(game));
    return CommandLine.ExitCode.OK;
  }

  private OpeningRequirements recipe(Game game) {
    checkNumbers();
    var recipe = OpeningRequirements.standard(game);
    recipe = count == null ? recipe : recipe.withCount(count);
    recipe = depth == null || depth == 0 ? recipe : recipe.withDepth(depth);
    recipe = margin == null ? recipe : recipe.withMargin(margin);
    recipe = slack == null ? recipe : recipe.withSlack(slack);
    recipe = seed == null ? recipe : recipe.withSeed(seed);
    return plies == null ? recipe : withPlies(recipe, plies);
  }

  private void checkNumbers() {
    int minDepth = action == Action.check ? 0 : 1;
    requireAtLeast("--count", count, 1);
    requireAtLeast("--depth", depth, minDepth);
    requireAtLeast("--margin", margin, 0);
    requireAtLeast("--slack", slack, 0);
  }

  private static void requireAtLeast(String option, @Nullable Number given, int min) {
    if (given != null && given.doubleValue() < min) {
      throw new NotationException("", 0, "%s is %s".formatted(option, given), min + " or more");
    }
  }

  private static OpeningRequirements withPlies(OpeningRequirements recipe, String text) {
    if (!text.matches("[1-9][0-9]?(-[1-9][0-9]?)?")) {
      throw new NotationException(
          text,
          0,
          NotationError.quote(text) + " is not a number of plies",
          "a number or a range, such as 8 or 4-8");
    }
    var ends = text.split("-", -1);
    int min = Integer.parseInt(ends[0]);
    int max = Integer.parseInt(ends[ends.length - 1]);
    if (min > max) {
      throw new NotationException(
          text,
          0,
          "%d is more than %d".formatted(min, max),
          "the smaller number first, such as 4-8");
    }
    return recipe.withPlies(min, max);
  }

  private void generate(Game game, OpeningRequirements recipe) throws IOException {
    var header =
        "# Openings for %s, made by secateur openings: %s"
                .formatted(game.specification(), recipe.describe())
            + evaluatorOption.given().map(each -> "; evaluator " + each).orElse("");
    var target = out;
    if (target == null) {
      var writer = spec.commandLine().getOut();
      writer.println(header);
      generate(game, recipe, List.of(), writer);
    } else {
      var earlier = earlierOpenings(target, header);
      try (var writer = new PrintWriter(append(target))) {
        if (earlier.isEmpty()) {
          writer.println(header);
        }
        generate(game, recipe, earlier, writer);
      }
    }
  }

  /// The openings that an interrupted run with the same options has written.
  private static List<OpeningFile.NumberedOpening> earlierOpenings(Path target, String header)
      throws IOException {
    if (!Files.exists(target) || Files.size(target) == 0) {
      return List.of();
    }
    if (!Files.readString(target).startsWith(header + "\n")) {
      throw new FileSystemException(
          target.toString(), null, "it exists and was made with other options");
    }
    return OpeningFile.read(target);
  }

  private static BufferedWriter append(Path target) throws IOException {
    return Files.newBufferedWriter(target, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private void generate(
      Game game,
      OpeningRequirements recipe,
      List<OpeningFile.NumberedOpening> earlier,
      PrintWriter writer) {
    var err = spec.commandLine().getErr();
    boolean showsProgress = secateur.terminal().progress();
    int[] made = {earlier.size()};
    var maker =
        new OpeningGenerator(
            game,
            evaluatorOption.of(game, secateur.evaluators()),
            recipe,
            earlier.stream().map(OpeningFile.NumberedOpening::opening).toList());
    int all =
        maker.make(
            opening -> {
              writer.printf(Locale.ROOT, "%s # %+.2f%n", opening.moves(), opening.score());
              // After an interruption the file has all openings found so far.
              writer.flush();
              if (writer.checkError()) {
                throw new UncheckedIOException(
                    new IOException("the reader of the output has closed it"));
              }
              if (showsProgress) {
                err.print("\r%d of %d openings".formatted(++made[0], recipe.count()));
                err.flush();
              }
            });
    if (showsProgress) {
      err.println();
    }
    if (all < recipe.count()) {
      err.println("only %d openings were found with these options".formatted(all));
    }
    err.flush();
  }
}
