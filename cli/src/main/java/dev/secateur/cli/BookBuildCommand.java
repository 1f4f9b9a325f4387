package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import dev.secateur.core.Score;
import dev.secateur.engine.Settings;
import dev.secateur.engine.book.OpeningBook;
import dev.secateur.lab.book.BookBuilder;
import dev.secateur.lab.book.BookBuilder.BuildPlan;
import dev.secateur.lab.book.BookBuilder.BuildStep;
import dev.secateur.learn.ModelEvaluatorFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "build",
    mixinStandardHelpOptions = true,
    customSynopsis = "secateur book GAME build --file=FILE [OPTIONS]",
    description = {
      "Grow a book by analysing one position after the other, always the next one at the end of the",
      "line that costs least. A line costs what its moves lose, and a little for each ply.",
      "Ctrl-C ends it; the same command continues. Limits are those of the analysis of a position."
    },
    footer = {
      "",
      "Examples:",
      "  secateur book reversi build --file my.book --nodes 200000 --positions 5000",
      "  secateur book quoridor build --file my.book --nodes 50000 --lines 6"
    })
final class BookBuildCommand implements Callable<Integer> {

  private static final long DEFAULT_NODES = 100_000;
  private static final int MAX_LINES = 500;

  /// A side that leads by so much wins four of five games; an eighth of it is worth a ply.
  private static final double PLIES_PER_WINNING_LEAD = 8;

  private static final long NANOS_BETWEEN_SAVES = 60_000_000_000L;

  @Option(
      names = "--file",
      paramLabel = "FILE",
      required = true,
      description = "The book; it continues if it exists.")
  private Path file = Path.of("");

  @Option(
      names = "--positions",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "End when the book has N positions (default: when there is nothing left).")
  private @Nullable Integer positions;

  @Option(
      names = "--lines",
      paramLabel = "K",
      converter = WholeNumberConverter.class,
      description = "How many best moves of a position get a score at first (default: 4).")
  private int lines = 4;

  @Option(
      names = "--loss-per-ply",
      paramLabel = "X",
      converter = DecimalConverter.class,
      description = {
        "The loss, in the game's unit, that costs as much as a ply of a line. Less makes the book",
        "narrower and deeper (default: an eighth of a winning lead)."
      })
  private @Nullable Double lossPerPly;

  @Mixin private LimitOptions limitOptions = new LimitOptions();
  @Mixin private EngineOptions engineOptions = new EngineOptions();

  @ParentCommand private BookCommand book;
  @Spec private CommandSpec spec;

  private long savedAt;

  @Override
  public Integer call() throws IOException {
    OptionRange.require("--positions", positions, 1, Integer.MAX_VALUE);
    OptionRange.require("--lines", lines, 1, MAX_LINES);
    var game = book.game();
    OutputFile.check(file);
    var settings = engineOptions.settings(game, book.secateur().evaluators());
    var limits = limitOptions.areGiven() ? limitOptions.limits(1) : Limits.nodes(DEFAULT_NODES);
    var plan =
        new BuildPlan(
            limits, lines, costPerPly(game), positions == null ? Integer.MAX_VALUE : positions);
    var builder = new BookBuilder(game, settings, plan);
    var provenance = new ArrayList<String>();
    if (Files.exists(file)) {
      var earlier = OpeningBook.read(file, game);
      provenance.addAll(earlier.info().provenance());
      builder.add(earlier);
    }
    addLine(provenance, describe(settings, limits));
    try (var _ = new InterruptHook(builder::stop)) {
      build(game, builder, provenance);
    }
    return CommandLine.ExitCode.OK;
  }

  private long costPerPly(Game game) {
    double loss = lossPerPly == null ? game.winningLead() / PLIES_PER_WINNING_LEAD : lossPerPly;
    long cost = Score.ofUnits(loss);
    if (cost < 1) {
      throw new NotationException("", 0, "--loss-per-ply is " + lossPerPly, "0.01 or more");
    }
    return cost;
  }

  private static void addLine(List<String> provenance, String line) {
    if (!provenance.contains(line)) {
      provenance.add(line);
    }
  }

  private String describe(Settings settings, Limits limits) {
    var evaluator =
        settings.evaluator() instanceof ModelEvaluatorFactory model
            ? "model " + model.info().shortDigest()
            : settings.evaluator().name();
    var parts = new ArrayList<String>(List.of("evaluator " + evaluator));
    if (limits.depth() > 0) {
      parts.add("depth " + limits.depth());
    }
    if (limits.nodes() > 0) {
      parts.add("%d nodes".formatted(limits.nodes()));
    }
    if (limits.moveMillis() > 0) {
      parts.add("%d ms".formatted(limits.moveMillis()));
    }
    parts.add("%d lines".formatted(lines));
    settings.options().changes().forEach((name, value) -> parts.add(name + "=" + value));
    return String.join(", ", parts);
  }

  private void build(Game game, BookBuilder builder, List<String> provenance) throws IOException {
    var line = new ProgressLine(book.secateur().terminal(), spec.commandLine().getErr());
    int before = builder.positions();
    long start = System.nanoTime();
    // The first position is stored at once: a file that cannot be written should not cost a minute.
    savedAt = start - NANOS_BETWEEN_SAVES;
    try {
      builder.run(
          step -> {
            if (line.isDue()) {
              line.show(progress(game, step, step.positions() - before, start));
            }
            if (System.nanoTime() - savedAt >= NANOS_BETWEEN_SAVES) {
              save(game, builder, provenance);
              savedAt = System.nanoTime();
            }
          });
    } catch (UncheckedIOException unwritable) {
      throw unwritable.getCause();
    } finally {
      line.clear();
    }
    BookOutput.write(file, game, provenance, builder.entries());
    var out = spec.commandLine().getOut();
    out.println(BookOutput.summary(file, game));
    out.flush();
  }

  private void save(Game game, BookBuilder builder, List<String> provenance) {
    try {
      BookOutput.write(file, game, provenance, builder.entries());
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  private static String progress(Game game, BuildStep step, int added, long start) {
    double seconds = (System.nanoTime() - start) / 1e9;
    return String.format(
        Locale.ROOT,
        "%,d positions, %,.0f a minute, start %s, %s %s",
        step.positions(),
        60 * added / seconds,
        Score.text(step.startValue()),
        Score.text(step.value()),
        String.join(" ", game.notation().formatLine(game.start(), step.moves())));
  }
}
