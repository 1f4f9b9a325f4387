package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.lab.match.Match;
import dev.secateur.lab.match.MatchFile;
import dev.secateur.lab.match.MatchPlayer;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchSetupJson;
import dev.secateur.lab.match.MatchStandings;
import dev.secateur.lab.report.MatchReport;
import dev.secateur.protocol.client.Contestants;
import dev.secateur.protocol.client.EngineFault;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
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
    name = "match",
    mixinStandardHelpOptions = true,
    description = {
      "Let engines play a match, and show who is stronger and how certain that is.",
      "Every finished game is stored at once; --resume continues an interrupted match."
    },
    footer = {
      "",
      "Examples:",
      "  secateur match --game reversi --engine level:7 --engine level:6 --games 200",
      "  secateur match --game checkers --time 50ms --games 1000 --out lmr.jsonl \\",
      "      --engine secateur --engine secateur:without=lmr --sprt 0,10",
      "  secateur match --resume --out lmr.jsonl --report lmr.html"
    })
final class MatchCommand implements Callable<Integer> {

  private static final int MAX_CONCURRENCY = 256;

  @Mixin private MatchOptions options = new MatchOptions();
  @Mixin private EngineDefinitionsOption definitions = new EngineDefinitionsOption();

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "Games at the same time (default: 1).")
  private int concurrency = 1;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The file for the games, as JSON lines (default: a new file in this folder).")
  private @Nullable Path out;

  @Option(
      names = "--resume",
      description = "Continue the match in --out; its other options need not be repeated.")
  private boolean resume;

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Write a web page with tables and charts, complete in one file.")
  private @Nullable Path reportFile;

  @Option(names = "--json", description = "The result as one JSON object.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    OptionRange.require("--concurrency", concurrency, 1, MAX_CONCURRENCY);
    var engines = definitions.contestants(secateur);
    var path = out == null ? newFile() : out;
    var setup = resume ? storedSetup(path, engines) : newSetup(engines);
    checkFiles(path);
    if (!resume) {
      tryEngines(setup);
    }
    try (var file = open(path, setup)) {
      playAndReport(setup, file);
    }
    return CommandLine.ExitCode.OK;
  }

  /// Checks before the first game that the files can be written after the last.
  private void checkFiles(Path games) {
    OutputFile.check(games);
    var openings = options.openings();
    openings.ifPresent(file -> OutputFile.checkOther("--out", games, "--openings", file));
    Optional.ofNullable(reportFile)
        .ifPresent(
            report -> {
              OutputFile.check(report);
              OutputFile.checkOther("--report", report, "--out", games);
              openings.ifPresent(
                  file -> OutputFile.checkOther("--report", report, "--openings", file));
            });
  }

  private MatchSetup newSetup(Contestants engines) throws IOException {
    var game = secateur.games().find(options.gameText());
    var id = Long.toString(new SplittableRandom().nextLong(Long.MAX_VALUE), Character.MAX_RADIX);
    return options.setup(id, game, text -> engines.parse(text, game));
  }

  private MatchSetup storedSetup(Path path, Contestants engines) throws IOException {
    var stored = MatchFile.readSetup(path);
    if (!options.areGiven()) {
      return MatchSetupJson.read(stored, secateur.games(), engines::parse);
    }
    Game game = secateur.games().find(options.gameText());
    return options.setup(stored.path("id").asString(""), game, text -> engines.parse(text, game));
  }

  private Path newFile() {
    if (resume) {
      throw new NotationException("", 0, "--resume needs the file of a match", "--out FILE");
    }
    var now =
        LocalDateTime.now(ZoneId.systemDefault())
            .format(DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss"));
    return Path.of("match-%s.jsonl".formatted(now));
  }

  /// Starts each engine once. An engine that does not start is an error in the command, not a lost
  /// match.
  private static void tryEngines(MatchSetup setup) throws InterruptedException {
    for (MatchPlayer player : setup.players()) {
      try {
        player.tryOut();
      } catch (EngineFault fault) {
        throw new NotationException(
            "",
            0,
            "%s %s: %s".formatted(player.name(), fault.kind().text(), fault.getMessage()),
            "an engine that starts");
      }
    }
  }

  private MatchFile open(Path path, MatchSetup setup) throws IOException {
    if (resume) {
      return MatchFile.resume(path, setup, secateur.games());
    }
    try {
      return MatchFile.create(path, setup, secateur.games());
    } catch (FileAlreadyExistsException taken) {
      throw new NotationException(
          "", 0, path + " exists already", "a new file, or --resume to continue its match");
    }
  }

  /// Ctrl-C ends the match in the same way as its last game: all games are stored and the result is
  /// printed.
  private void playAndReport(MatchSetup setup, MatchFile file)
      throws IOException, InterruptedException {
    var err = spec.commandLine().getErr();
    int processors = Runtime.getRuntime().availableProcessors();
    if (concurrency > processors) {
      err.println(
          "note: %d games at the same time on %d processors slow each other down"
              .formatted(concurrency, processors));
    }
    var progress = new MatchProgress(secateur.terminal(), err);
    var match = new Match(setup, file, concurrency, progress);
    if (resume && !match.isOver()) {
      tryEngines(setup);
    }
    try (var _ = new InterruptHook(match::stop)) {
      var standing = match.run();
      progress.clear();
      report(setup, standing, file.path());
      if (reportFile != null) {
        var html =
            new MatchReport(setup, standing, file)
                .html(Version.text(), LocalDate.now(ZoneId.systemDefault()));
        OutputFile.write(reportFile, html);
      }
    }
  }

  private void report(MatchSetup setup, MatchStandings standing, Path path) {
    var table = new MatchTable(setup, standing);
    var writer = spec.commandLine().getOut();
    writer.print(json ? table.json() + "\n" : table.text());
    boolean decided =
        standing.sequential().map(MatchStandings.SequentialTest::isDecided).orElse(false);
    if (!standing.isComplete() && !decided) {
      writer.flush();
      spec.commandLine()
          .getErr()
          .println("interrupted: continue with secateur match --resume --out " + path);
    } else if (!json) {
      writer.printf(Locale.ROOT, "%ngames: %s%n", path);
    }
    writer.flush();
  }
}
