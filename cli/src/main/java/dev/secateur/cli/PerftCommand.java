package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Perft;
import dev.secateur.core.PerftConvention;
import dev.secateur.core.Position;
import dev.secateur.lab.DividedPerft;
import dev.secateur.lab.DividedPerft.PerftCounts;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
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
    name = "perft",
    mixinStandardHelpOptions = true,
    description = {
      "Count the leaves of the tree of legal moves.",
      "The count goes to standard output, speed and memory to standard error."
    },
    footer = {
      "",
      "Examples:",
      "  secateur perft checkers --depth 10",
      "  secateur perft quoridor --depth 3 --moves \"e2 e8 e3 e7\" --divide --threads 2",
      "  secateur perft reversi --depth 9 --convention pass-is-free --json",
      "  printf '2 e2\\n3\\n' | secateur perft quoridor --batch -"
    })
final class PerftCommand implements Callable<Integer> {

  private static final int MAX_THREADS = 256;

  @Mixin private PositionOptions options = new PositionOptions();
  @Mixin private OpeningSeed seed = new OpeningSeed();

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "Depth in plies, 0 to 99.")
  private @Nullable Integer depth;

  @Option(names = "--divide", description = "Show the count below each root move too.")
  private boolean divide;

  @Option(
      names = "--threads",
      paramLabel = "T",
      converter = WholeNumberConverter.class,
      description = "Count on T threads (default: 1).")
  private int threads = 1;

  @Option(
      names = "--convention",
      paramLabel = "C",
      description = {
        "What counts as a leaf. checkers: paths, positions; reversi: pass-is-ply, pass-is-free;",
        "quoridor: strict, leaf. The first of each is the default."
      })
  private @Nullable String conventionName;

  @Option(
      names = "--batch",
      paramLabel = "FILE",
      description =
          "Print a count for each line 'DEPTH move move ...' of a file (- for standard input).")
  private @Nullable String batch;

  @Option(names = "--json", description = "The counts as JSON objects.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    checkOptions();
    var game = options.game(secateur);
    var convention = convention(game);
    var base = options.position(game, seed.value(), spec.commandLine().getErr());
    var out = spec.commandLine().getOut();
    if (batch != null) {
      return new Batch(out, json).run(batch, line -> answerLine(game, convention, base, line));
    }
    out.println(answer(game, convention, base, depth == null ? 0 : depth));
    out.flush();
    return CommandLine.ExitCode.OK;
  }

  private void checkOptions() {
    if (batch == null && depth == null) {
      throw bad("--depth is missing: expected --depth N, or --batch FILE");
    }
    if (batch != null && (depth != null || divide)) {
      throw bad("--batch cannot be used with --depth or --divide: each line has its own depth");
    }
    if (depth != null && (depth < 0 || depth > Perft.MAX_DEPTH)) {
      throw bad("--depth %d is out of range: expected 0 to %d".formatted(depth, Perft.MAX_DEPTH));
    }
    if (threads < 1 || threads > MAX_THREADS) {
      throw bad("--threads %d is out of range: expected 1 to %d".formatted(threads, MAX_THREADS));
    }
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private PerftConvention convention(Game game) {
    var conventions = game.perftConventions();
    if (conventionName == null) {
      return conventions.getFirst();
    }
    for (PerftConvention convention : conventions) {
      if (convention.name().equals(conventionName)) {
        return convention;
      }
    }
    throw new NotationException(
        conventionName,
        0,
        "%s is not a convention of %s".formatted(NotationError.quote(conventionName), game.name()),
        conventions.stream().map(PerftConvention::name).collect(Collectors.joining(" or ")));
  }

  private String answerLine(Game game, PerftConvention convention, Position base, String line) {
    var text = line.stripLeading();
    int at = line.length() - text.length();
    int end = at;
    while (end < line.length() && !Character.isWhitespace(line.charAt(end))) {
      end++;
    }
    int lineDepth = parseDepth(line, at, end);
    var position = base.copy();
    try {
      game.notation().playMoves(position, line.substring(end), _ -> {});
    } catch (NotationException bad) {
      throw new NotationException(bad.error().within(line, end));
    }
    return answer(game, convention, position, lineDepth);
  }

  private static int parseDepth(String line, int at, int end) {
    var digits = line.substring(at, end);
    if (digits.matches("[0-9]{1,2}")) {
      return Integer.parseInt(digits);
    }
    var wrong =
        digits.isEmpty() ? "the line is empty" : NotationError.quote(digits) + " is not a depth";
    throw new NotationException(
        line, at, wrong, "DEPTH move move ... with a depth from 0 to " + Perft.MAX_DEPTH);
  }

  private String answer(Game game, PerftConvention convention, Position position, int plies) {
    boolean quiet = json || batch != null;
    var err = spec.commandLine().getErr();
    long start = System.nanoTime();
    PerftCounts counts;
    try (var progress = new PerftProgress(secateur.terminal(), err)) {
      counts = new DividedPerft(game, convention, threads, progress).count(position, plies);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", interrupted);
    }
    long nanos = Math.max(1, System.nanoTime() - start);
    if (json) {
      return json(game, plies, counts, nanos);
    }
    if (!quiet) {
      err.println(speed(game, plies, counts, nanos));
      err.flush();
    }
    return divide ? divided(counts) : String.valueOf(counts.leaves());
  }

  private String json(Game game, int plies, PerftCounts counts, long nanos) {
    var object =
        Json.object()
            .with("game", game.specification())
            .with("depth", plies)
            .with("leaves", counts.leaves())
            .with("timeMs", nanos / 1_000_000);
    return (divide ? object.with("divide", counts.byMove()) : object).toString();
  }

  private static String divided(PerftCounts counts) {
    return counts.byMove().entrySet().stream()
            .map(entry -> entry.getKey() + ": " + entry.getValue() + "\n")
            .collect(Collectors.joining())
        + counts.leaves();
  }

  private String speed(Game game, int plies, PerftCounts counts, long nanos) {
    return String.format(
        Locale.ROOT,
        "%s, depth %d: %,d leaves in %.3f s, %.1f million per second, %.3f bytes allocated per leaf",
        game.specification(),
        plies,
        counts.leaves(),
        nanos / 1e9,
        counts.leaves() * 1e3 / nanos,
        (double) counts.bytesAllocated() / Math.max(1, counts.leaves()));
  }
}
