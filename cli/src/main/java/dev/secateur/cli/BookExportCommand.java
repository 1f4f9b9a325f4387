package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.engine.book.OpeningBook;
import dev.secateur.lab.book.BookWalk;
import dev.secateur.lab.book.BookWalk.VisitedPosition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    customSynopsis = "secateur book GAME export [OPTIONS]",
    description = "Print a book as one JSON object for each position, the start position first.",
    footer = {
      "",
      "Examples:",
      "  secateur book reversi export > reversi.jsonl",
    })
final class BookExportCommand implements Callable<Integer> {

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "The book (default: the one that comes with the game).")
  private @Nullable Path file;

  @ParentCommand private BookCommand book;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    var game = book.game();
    var read = BookCommand.read(game, file);
    var out = spec.commandLine().getOut();
    new BookWalk(read).forEach(visited -> out.println(json(game, read, visited)));
    out.flush();
    return CommandLine.ExitCode.OK;
  }

  private static Json json(Game game, OpeningBook book, VisitedPosition visited) {
    var notation = game.notation();
    var position = visited.position();
    var object =
        Json.object()
            .with("position", notation.formatPosition(position))
            .with("line", notation.formatLine(game.start(), visited.moves()));
    var advice = book.find(position).orElseThrow();
    BookFields.of(game, position, advice).forEach(object::with);
    return object;
  }
}
