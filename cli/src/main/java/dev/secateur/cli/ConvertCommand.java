package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.formats.Losses;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordFormat;
import dev.secateur.records.formats.RecordSource;
import dev.secateur.records.formats.RecordWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "convert",
    mixinStandardHelpOptions = true,
    description = {
      "Read games in one format and write them in another.",
      "A broken game is reported with its number, its line and the reason; the other games are"
          + " converted, and the exit status is 2."
    })
final class ConvertCommand implements Callable<Integer> {

  private static final List<String> EXAMPLES =
      List.of(
          "",
          "Examples:",
          "  secateur convert checkers --to json games.pdn",
          "  secateur convert reversi --from ggf --to transcript --out games.txt games.ggf",
          "  secateur convert reversi --to summary WTH_*.wtb",
          "  printf 'e2 e8 e3 e7\\n' | secateur convert quoridor --to text -");

  @Mixin private GameArgument gameArgument = new GameArgument();

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "FILE",
      description = "The files to read; - for standard input.")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--from",
      paramLabel = "F",
      description = "The format to read (default: recognised by the content of each file).")
  private @Nullable String from;

  @Option(names = "--to", paramLabel = "F", required = true, description = "The format to write.")
  private String to = "";

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The file to write (default: standard output). It is replaced only at the end.")
  private @Nullable String out;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  private long games;
  private long broken;

  /// The formats of all games, for the help.
  static String[] footer(Games games) {
    var lines = new ArrayList<String>();
    lines.add("");
    lines.add("Formats (r: can be read, w: can be written):");
    for (Game game : games.all()) {
      lines.add("  " + game.name());
      for (RecordFormat format : new RecordFormats(game, games).all()) {
        var access = (format.reads() ? "r" : "-") + (format.writes() ? "w" : "-");
        lines.add(
            String.format(
                Locale.ROOT, "    %-15s  %s  %s", format.name(), access, format.description()));
      }
    }
    lines.addAll(EXAMPLES);
    return lines.toArray(String[]::new);
  }

  @Override
  public Integer call() throws IOException {
    var all = secateur.games();
    var game = gameArgument.game(secateur);
    var formats = new RecordFormats(game, all);
    var target = formats.writable(to);
    var source = Optional.ofNullable(from).map(formats::readable);
    if (!target.isText() && out == null) {
      throw new NotationException(
          "", 0, "%s is not a text format, so it needs a file".formatted(to), "--out FILE");
    }
    try (var output = openOutput()) {
      var losses = convertAll(formats, source, target, output);
      output.finish();
      losses.sentence(target.name()).ifPresent(lost -> err().println("note: " + lost));
    } catch (OutputFile.CannotWrite failed) {
      throw new ParameterException(spec.commandLine(), failed.getMessage(), failed);
    }
    if (broken > 0) {
      err()
          .println(
              String.format(
                  Locale.ROOT, "note: %,d of %,d games could not be read", broken, games + broken));
    }
    err().flush();
    return broken > 0 ? Errors.BAD_INPUT : CommandLine.ExitCode.OK;
  }

  private Losses convertAll(
      RecordFormats formats,
      Optional<RecordFormat> source,
      RecordFormat target,
      ConvertOutput output)
      throws IOException {
    try (var writer = target.writer(output.target())) {
      for (String file : files) {
        convert(file, formats, source, writer);
        if (output.isClosedByReader()) {
          break;
        }
      }
      return writer.losses();
    }
  }

  private PrintWriter err() {
    return spec.commandLine().getErr();
  }

  private ConvertOutput openOutput() throws IOException {
    return out == null
        ? ConvertOutput.to(spec.commandLine().getOut())
        : ConvertOutput.to(Path.of(out));
  }

  private void convert(
      String file, RecordFormats formats, Optional<RecordFormat> format, RecordWriter writer)
      throws IOException {
    try (var source = open(file);
        var progress = new ConvertProgress(secateur.terminal(), size(file))) {
      var chosen = format.isPresent() ? format.get() : recognise(file, formats, source);
      var reader = chosen.reader(source);
      var unit = chosen.isText() ? "line" : "byte";
      for (var entry = reader.next(); entry.isPresent(); entry = reader.next()) {
        switch (entry.get()) {
          case RecordEntry.Read read -> {
            games++;
            writer.write(read.record());
          }
          case RecordEntry.Broken bad -> {
            broken++;
            writer.skip(bad);
            report(file, bad, unit);
          }
        }
        progress.at(source.bytesRead());
      }
    }
  }

  private RecordFormat recognise(String file, RecordFormats formats, RecordSource source)
      throws IOException {
    try {
      return formats.recognise(source);
    } catch (NotationException unknown) {
      var error = unknown.error();
      throw new NotationException("", 0, prefix(file) + error.wrong(), error.expected());
    }
  }

  private void report(String file, RecordEntry.Broken bad, String unit) {
    err()
        .printf(
            Locale.ROOT,
            "error: %sgame %d, %s %d: %s%n",
            prefix(file),
            bad.number(),
            unit,
            bad.line(),
            bad.error().message());
  }

  /// The name of the file, if there are several.
  private String prefix(String file) {
    return files.size() == 1 ? "" : file + ": ";
  }

  private static RecordSource open(String file) throws IOException {
    if (file.equals("-")) {
      return RecordSource.of(System.in);
    }
    var path = Path.of(file);
    if (Files.isDirectory(path)) {
      throw new FileSystemException(file, null, "it is a folder");
    }
    return RecordSource.of(path);
  }

  private static long size(String file) throws IOException {
    return file.equals("-") ? -1 : Files.size(Path.of(file));
  }
}
