package dev.secateur.cli;

import dev.secateur.core.DatabaseProvider;
import dev.secateur.core.NotationException;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "database",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "(build | verify | info)",
    description = {
      "Endgame databases: build larger ones than those that come with the program, prove every",
      "entry, and count what is in them. The search finds them by itself."
    },
    footer = {
      "",
      "Examples:",
      "  secateur database checkers build --pieces 6",
      "  secateur database checkers verify --pieces 4",
      "  secateur database checkers info"
    },
    subcommands = {
      DatabaseBuildCommand.class,
      DatabaseVerifyCommand.class,
      DatabaseInfoCommand.class
    })
final class DatabaseCommand implements Callable<Integer> {

  @Mixin private GameArgument game = new GameArgument();

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  Secateur secateur() {
    return secateur;
  }

  /// @throws NotationException if the game has no databases
  DatabaseProvider provider() {
    var wanted = game.game(secateur);
    for (var provider :
        ServiceLoader.load(DatabaseProvider.class, wanted.getClass().getClassLoader())) {
      if (provider.game().equals(wanted.name())) {
        return provider;
      }
    }
    throw new NotationException(
        "", 0, "there are no endgame databases of " + wanted.name(), "checkers");
  }

  /// Without a subcommand there is nothing to do.
  @Override
  public Integer call() {
    throw new ParameterException(
        spec.commandLine(), "database needs to know what to do: expected build, verify or info");
  }
}
