package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.engine.book.OpeningBook;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "book",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "(build | merge | lookup | export)",
    description = {
      "Opening books by our own analysis: make them, join them, look positions up, export them.",
      "Engines and levels play from the book that comes with a game if the option book is on."
    },
    footer = {
      "",
      "Examples:",
      "  secateur book reversi build --file my.book --nodes 200000 --positions 5000",
      "  secateur book reversi lookup --moves f5d6",
      "  secateur book reversi export --file my.book > my.jsonl"
    },
    subcommands = {
      BookBuildCommand.class,
      BookMergeCommand.class,
      BookLookupCommand.class,
      BookExportCommand.class
    })
final class BookCommand implements Callable<Integer> {

  @Mixin private GameArgument game = new GameArgument();

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  Secateur secateur() {
    return secateur;
  }

  Game game() {
    return game.game(secateur);
  }

  /// The book in a file, or the one that comes with the game.
  ///
  /// @throws NotationException if it is broken, or the game has none
  static OpeningBook read(Game game, @Nullable Path file) throws IOException {
    if (file != null) {
      return OpeningBook.read(file, game);
    }
    return OpeningBook.of(game)
        .orElseThrow(
            () ->
                new NotationException(
                    "",
                    0,
                    "no opening book comes with " + game.specification(),
                    "--file FILE with one made by \"secateur book %s build\""
                        .formatted(game.specification())));
  }

  /// Without a subcommand there is nothing to do.
  @Override
  public Integer call() {
    throw new ParameterException(
        spec.commandLine(),
        "book needs to know what to do: expected build, merge, lookup or export");
  }
}
