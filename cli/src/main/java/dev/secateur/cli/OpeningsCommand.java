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
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "openings",
    mixinStandardHelpOptions = true,
    description = {
      "Openings for matches. generate makes a set with our own search: sensible moves by lot, kept",
      "where a deeper search finds both sides about equal, no position twice however the board is",
      "held. check looks at a set, the product's own or a file's, by the same measure."
    },
    footer = {
      "",
      "A set that was interrupted goes on where it was: give the same options and file again.",
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

  @Parameters(index = "1", paramLabel = "generate|check", description = "what to do")
  private Action action = Action.check;

  @Parameters(
      index = "2",
      arity = "0..1",
      paramLabel = "FILE",
      description = "what to check: a line of moves for each opening, # before a remark")
  private @Nullable Path file;

  @Option(
      names = "--count",
      paramLabel = "N",
      converter = WholeNumber.class,
      description = "How many to make.")
  private @Nullable Integer count;

  @Option(names = "--plies", paramLabel = "N|N-M", description = "How long each is.")
  private @Nullable String plies;

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = WholeNumber.class,
      description = "How deep the end of each is searched; 0 checks the moves alone.")
  private @Nullable Integer depth;

  @Option(
      names = "--margin",
      paramLabel = "X",
      converter = DecimalNumber.class,
      description = "How far from equal the end may be, in the game's unit.")
  private @Nullable Double margin;

  @Option(
      names = "--slack",
      paramLabel = "X",
      converter = DecimalNumber.class,
      description = "How much worse than the best a move on the way may look.")
  private @Nullable Double slack;

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = WholeNumber.class,
      description = "Another seed, another set.")
  private @Nullable Integer seed;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where the made ones go (default: standard output).")
  private @Nullable Path out;

  @Option(names = "--json", description = "One JSON object.")
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
          .check(file, searched, recipe.margin(), json);
    }
    if (file != null) {
      throw new NotationException(
          file.toString(), 0, "generate reads no file", "--out before the file to write");
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
    atLeast("--count", count, 1);
    atLeast("--depth", depth, minDepth);
    atLeast("--margin", margin, 0);
    atLeast("--slack", slack, 0);
  }

  private static void atLeast(String option, @Nullable Number given, int min) {
    if (given != null && given.doubleValue() < min) {
      throw new NotationException("", 0, "%s is %s".formatted(option, given), min + " or more");
    }
  }

  private static OpeningRequirements withPlies(OpeningRequirements recipe, String text) {
    if (!text.matches("[1-9][0-9]?(-[1-9][0-9]?)?")) {
      throw new NotationException(
          text, 0, NotationError.quote(text) + " is no number of plies", "such as 8 or 4-8");
    }
    var ends = text.split("-", -1);
    int fewest = Integer.parseInt(ends[0]);
    int max = Integer.parseInt(ends[ends.length - 1]);
    if (fewest > max) {
      throw new NotationException(text, 0, "the plies run backwards", "such as 4-8");
    }
    return recipe.withPlies(fewest, max);
  }

  private void generate(Game game, OpeningRequirements recipe) throws IOException {
    var head =
        "# Openings for %s, made by secateur openings: %s"
            .formatted(game.specification(), recipe.describe());
    var target = out;
    if (target == null) {
      var writer = spec.commandLine().getOut();
      writer.println(head);
      make(game, recipe, List.of(), writer);
    } else {
      var before = madeBefore(target, head);
      try (var writer = new PrintWriter(append(target))) {
        if (before.isEmpty()) {
          writer.println(head);
        }
        make(game, recipe, before, writer);
      }
    }
  }

  /// The openings that the same recipe gave before.
  private static List<OpeningFile.NumberedOpening> madeBefore(Path target, String head)
      throws IOException {
    if (!Files.exists(target) || Files.size(target) == 0) {
      return List.of();
    }
    if (!Files.readString(target).startsWith(head + "\n")) {
      throw new FileSystemException(
          target.toString(), null, "it is there and was not made by the same recipe");
    }
    return OpeningFile.read(target);
  }

  private static BufferedWriter append(Path target) throws IOException {
    return Files.newBufferedWriter(target, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private void make(
      Game game,
      OpeningRequirements recipe,
      List<OpeningFile.NumberedOpening> before,
      PrintWriter writer) {
    var err = spec.commandLine().getErr();
    boolean shown = secateur.terminal().progress();
    int[] made = {before.size()};
    var maker =
        new OpeningGenerator(
            game, recipe, before.stream().map(OpeningFile.NumberedOpening::opening).toList());
    int all =
        maker.make(
            opening -> {
              writer.printf(Locale.ROOT, "%s # %+.2f%n", opening.moves(), opening.score());
              // Whoever interrupts this keeps every opening that was found.
              writer.flush();
              if (writer.checkError()) {
                throw new UncheckedIOException(new IOException("nobody takes the openings"));
              }
              if (shown) {
                err.print("\r%d of %d openings".formatted(++made[0], recipe.count()));
                err.flush();
              }
            });
    if (shown) {
      err.println();
    }
    if (all < recipe.count()) {
      err.println("only %d openings were found with these options".formatted(all));
    }
    err.flush();
  }
}
