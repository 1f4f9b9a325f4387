package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.OpeningNames;
import dev.secateur.core.Position;
import dev.secateur.engine.book.BookAdvice;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
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
    name = "lookup",
    mixinStandardHelpOptions = true,
    customSynopsis = "secateur book GAME lookup [OPTIONS]",
    description = "What a book knows about a position: its value and its moves, best first.",
    footer = {
      "",
      "A score counts what the book knows after the move; + marks moves after which it goes on.",
      "",
      "Examples:",
      "  secateur book reversi lookup --moves f5d6",
      "  secateur book reversi lookup --file my.book --json"
    })
final class BookLookupCommand implements Callable<Integer> {

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "The book (default: the one that comes with the game).")
  private @Nullable Path file;

  @Mixin private PlayedPosition played = new PlayedPosition();
  @Mixin private OpeningSeed seed = new OpeningSeed();

  @Option(names = "--json", description = "Everything as one JSON object.")
  private boolean json;

  @ParentCommand private BookCommand book;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    var game = book.game();
    var record = played.record(game, seed.value(), spec.commandLine().getErr());
    var position = record.positionAfter(record.plies());
    var name = OpeningNames.of(game).nameOf(record);
    var advice = BookCommand.read(game, file).find(position);
    var out = spec.commandLine().getOut();
    if (json) {
      var object = Json.object().with("game", game.specification());
      object.with("position", game.notation().formatPosition(position));
      name.ifPresent(known -> object.with("opening", known));
      object.with("inBook", advice.isPresent());
      advice.ifPresent(found -> BookFields.of(game, position, found).forEach(object::with));
      out.println(object);
    } else {
      name.ifPresent(out::println);
      advice.ifPresentOrElse(
          found -> print(out, game, position, found), () -> out.println("not in the book"));
    }
    out.flush();
    return CommandLine.ExitCode.OK;
  }

  private static void print(PrintWriter out, Game game, Position position, BookAdvice found) {
    out.println(
        String.format(
            Locale.ROOT,
            "%s, searched to depth %d with %,d nodes",
            AnalyseCommand.scoreText(found.score(), game.scoreUnit()),
            found.depth(),
            found.nodes()));
    for (var move : found.moves()) {
      out.println(BookFields.text(game, position, move));
    }
  }
}
