package dev.secateur.cli;

import dev.secateur.engine.book.OpeningBook;
import dev.secateur.lab.book.BookMerge;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "merge",
    mixinStandardHelpOptions = true,
    customSynopsis = "secateur book GAME merge --file=FILE BOOK...",
    description = {
      "Join books. Of two analyses of a position the one with more nodes counts, and the values of",
      "all positions are computed anew."
    },
    footer = {
      "",
      "Examples:",
      "  secateur book reversi merge --file all.book first.book second.book"
    })
final class BookMergeCommand implements Callable<Integer> {

  @Option(
      names = "--file",
      paramLabel = "FILE",
      required = true,
      description = "The book to write; it may be one of those that are joined.")
  private Path file = Path.of("");

  @Parameters(arity = "1..*", paramLabel = "BOOK", description = "The books to join.")
  private List<Path> books = new ArrayList<>();

  @ParentCommand private BookCommand book;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    var game = book.game();
    OutputFile.check(file);
    var read = new ArrayList<OpeningBook>();
    var provenance = new LinkedHashSet<String>();
    for (Path each : books) {
      var one = OpeningBook.read(each, game);
      read.add(one);
      provenance.addAll(one.info().provenance());
    }
    BookOutput.write(file, game, List.copyOf(provenance), BookMerge.of(game, read));
    var out = spec.commandLine().getOut();
    out.println(BookOutput.summary(file, game));
    out.flush();
    return CommandLine.ExitCode.OK;
  }
}
