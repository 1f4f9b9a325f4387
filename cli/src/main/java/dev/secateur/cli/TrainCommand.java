package dev.secateur.cli;

import dev.secateur.core.Game;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "(positions | fit | weights | errors)",
    description = {
      "Train an evaluator: make games with searched positions, then fit a model to them.",
      "A model is worth something only if it wins a match against the present evaluator."
    },
    footer = {
      "",
      "Examples:",
      "  secateur train checkers positions --games 20000 --threads 2 --out a.data",
      "  secateur train checkers fit --data a.data --out new.model",
      "  secateur match --game checkers --engine secateur:evaluator=new.model \\",
      "      --engine secateur --time 50ms --games 400"
    },
    subcommands = {
      TrainPositionsCommand.class,
      TrainFitCommand.class,
      TrainWeightsCommand.class,
      TrainErrorsCommand.class
    })
final class TrainCommand implements Callable<Integer> {

  @Mixin private GameArgument game = new GameArgument();

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  Secateur secateur() {
    return secateur;
  }

  Game game() {
    return game.game(secateur);
  }

  /// Without a subcommand there is nothing to do.
  @Override
  public Integer call() {
    throw new ParameterException(
        spec.commandLine(),
        "train needs to know what to do: expected positions, fit, weights or errors");
  }
}
